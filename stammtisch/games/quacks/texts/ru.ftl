game-name = Шарлатаны из Кведлинбурга
game-tagline = Варите зелье на ярмарке, тяните фишку за фишкой и остановитесь, пока котёл не взорвался.

# Options
option-set = Книги ингредиентов: набор { $value }
option-set-help = Четыре набора книг, первый самый лёгкий. Для каждого цвета можно взять и другой набор.
option-set-1-help = Для первой игры. Зелёные дают рубины, синие — выбор, красные любят тыквы, жёлтые возвращают белые фишки.
option-set-2-help = Новое: зелёные дают фишки, синие страхуют от взрыва, красные ждут у котла, жёлтые удваивают следующую фишку.
option-set-3-help = Новое: зелёные ждут ровно 7 в белых, для синих и фиолетовых важно место, с жёлтыми котёл выдержит больше.
option-set-4-help = Новое: зелёные за рубины двигают каплю, с красными белые 1 идут на 2 клетки, фиолетовые меняют фишки на большие.
option-green = Зелёная книга: { $value }
option-green-set = как в наборе
option-green-help = Книга садового паука, если она должна быть из другого набора.
option-blue = Синяя книга: { $value }
option-blue-set = как в наборе
option-blue-help = Книга вороньего черепа, если она должна быть из другого набора.
option-red = Красная книга: { $value }
option-red-set = как в наборе
option-red-help = Книга мухомора, если она должна быть из другого набора.
option-yellow = Жёлтая книга: { $value }
option-yellow-set = как в наборе
option-yellow-help = Книга мандрагоры, если она должна быть из другого набора.
option-purple = Фиолетовая книга: { $value }
option-purple-set = как в наборе
option-purple-help = Книга дыхания призрака, если она должна быть из другого набора.
option-cards = Карты гадалки: { $value }
option-cards-true = да
option-cards-false = нет
option-cards-help = Каждый раунд читают одну карту. Без них все раунды одинаковы.
option-test_tubes = Пробирки: { $value }
option-test_tubes-true = да
option-test_tubes-false = нет
option-test_tubes-help = Другая сторона котла: каждый шаг капли можно сделать в котле или в пробирках, которые платят сразу.
option-in_step = Тянуть вместе в каждом раунде: { $value }
option-in_step-true = да
option-in_step-false = нет
option-in_step-help = Последний раунд всегда играют так. Тогда никто не ждёт, что сделают другие.
option-supply_limited = Запас ограничен: { $value }
option-supply_limited-true = да
option-supply_limited-false = нет
option-supply_limited-help = По правилам распроданное купить нельзя; так же и получить.
option-rubies_limited = Только 20 рубинов: { $value }
option-rubies_limited-true = да
option-rubies_limited-false = нет
option-rubies_limited-help = В коробке их 20, но ни одно правило не говорит, что они кончаются. Пока все варят одновременно, предел не действует.
option-pot_full_stops = Полный котёл завершает варку: { $value }
option-pot_full_stops-true = да
option-pot_full_stops-false = нет
option-pot_full_stops-help = Правила молчат; после фишки на последней клетке места уже нет.
option-stop_before_draw = Остановиться ещё до первой фишки: { $value }
option-stop_before_draw-true = да
option-stop_before_draw-false = нет
option-stop_before_draw-help = Правила говорят об остановке после фишки, значит, хотя бы одну тянут.
option-empty_pot = Пустой котёл считает { $value }
option-empty_pot-next = клетку после начальной
option-empty_pot-start = начальную клетку
option-empty_pot-help = Только если колба забрала единственную фишку. Клетка подсчёта идёт после последнего, что лежит в котле.
option-when_sold_out = Вместо распроданной фишки: { $value }
option-when_sold_out-nothing = ничего
option-when_sold_out-ruby = рубин
option-when_sold_out-help = Правила не называют замены.
option-limits_combine = Два повышенных предела: { $value }
option-limits_combine-max = действует больший
option-limits_combine-sum = складываются
option-limits_combine-help = Оба текста называют сам предел, а не то, насколько он растёт.
option-black_none_pays = Двое игроков без чёрных фишек передвигают каплю: { $value }
option-black_none_pays-true = да
option-black_none_pays-false = нет
option-black_none_pays-help = Действие фишки для тех, у кого она есть, поэтому ноль против нуля ничего не даёт.
option-green2_needs_book = Зелёная книга 2 даёт фишки только открытых книг: { $value }
option-green2_needs_book-true = да
option-green2_needs_book-false = нет
option-green2_needs_book-help = Карты говорят это о жёлтых и фиолетовых фишках; считаем, что так и для всех получений.
option-red2_declinable = Красную фишку набора 2 можно положить сразу: { $value }
option-red2_declinable-true = да
option-red2_declinable-false = нет
option-red2_declinable-help = От действия красных фишек можно отказаться, значит, и от откладывания.
option-reds_beside = Судьбу красных фишек у котла решают { $value }
option-reds_beside-secret = тайно, все сразу
option-reds_beside-turn = по очереди, начиная с первого игрока
option-reds_beside-open = открыто, все сразу
option-reds_beside-help = Иначе тот, кто выжидает, видел бы последние клетки остальных.
option-yellow2_doubles = Жёлтая книга 2 удваивает { $value }
option-yellow2_doubles-printed = напечатанное число
option-yellow2_doubles-all = также бонусы
option-yellow2_doubles-help = В книге речь о числе на фишке.
option-doubling_returns = Белая фишка, вернувшаяся в мешок, возвращает удвоение: { $value }
option-doubling_returns-true = да
option-doubling_returns-false = нет
option-doubling_returns-help = Белая фишка была следующей положенной, поэтому удвоение потрачено.
option-purple3_number = Фиолетовая книга 3 считает { $value }
option-purple3_number-printed = число на клетке
option-purple3_number-index = клетки от середины
option-purple3_number-help = Альманах считает клетки по их числу.
option-discards_move_scoring = Сданные фишки сдвигают клетку подсчёта: { $value }
option-discards_move_scoring-true = да
option-discards_move_scoring-false = нет
option-discards_move_scoring-help = Клетку подсчёта определили ещё до действий фишек.
option-chip_order = Фишки действуют в порядке: { $value }
option-chip_order-black-green-purple = чёрные, зелёные, фиолетовые
option-chip_order-black-purple-green = чёрные, фиолетовые, зелёные
option-chip_order-green-black-purple = зелёные, чёрные, фиолетовые
option-chip_order-green-purple-black = зелёные, фиолетовые, чёрные
option-chip_order-purple-black-green = фиолетовые, чёрные, зелёные
option-chip_order-purple-green-black = фиолетовые, зелёные, чёрные
option-chip_order-help = Правила называют чёрные, зелёные и фиолетовые именно так и не требуют другого порядка.
option-cards_need_book = Карты дают фишки только открытых книг: { $value }
option-cards_need_book-true = да
option-cards_need_book-false = нет
option-cards_need_book-help = Так говорят правила.
option-whites_upgradable = Белые фишки можно обменивать: { $value }
option-whites_upgradable-true = да
option-whites_upgradable-false = нет
option-whites_upgradable-help = «Удачный момент»: с белыми фишками утешительная награда почти никогда не понадобилась бы.
option-wheel_and_deal_trades = «Торг»: не больше чем { $value } { $value ->
    [one] обмен
    [few] обмена
   *[other] обменов
}
option-wheel_and_deal_trades-help = Карта говорит об одном рубине и одной фишке.
option-second_chance_point = «Второй шанс» наступает { $value }
option-second_chance_point-placed = сразу после пятой фишки
option-second_chance_point-acted = когда пятая фишка подействовала
option-second_chance_point-help = Карта считает положенные фишки, так что выбор делают до того, как вороний череп тянет ещё.
option-second_chance_counts = Пять фишек «Второго шанса»: { $value }
option-second_chance_counts-placed = все положенные
option-second_chance_counts-lying = только те, что лежат в котле
option-second_chance_counts-help = Карта считает положенные фишки, даже если они потом вернулись в мешок.
option-second_chance_refills = «Второй шанс» наполняет колбу: { $value }
option-second_chance_refills-true = да
option-second_chance_refills-false = нет
option-second_chance_refills-help = Фишки возвращаются, а использованная колба остаётся пустой.
option-second_chance_over = Играть дальше выше предела: { $value }
option-second_chance_over-spared = взорвётся от следующей белой
option-second_chance_over-explodes = взрывается сразу
option-second_chance_over-help = Первые пять фишек безопасны; ничто не говорит, что продолжение это отменяет.
option-strong_chip_acts = «Крепкий ингредиент» учитывается на этапе Б (чёрные, зелёные, фиолетовые): { $value }
option-strong_chip_acts-true = да
option-strong_chip_acts-false = нет
option-strong_chip_acts-help = Карта кладёт его без действия; того, что фишки делают при вытягивании, он не делает никогда.
option-strong_doubling = «Крепкий ингредиент» после удвоения: { $value }
option-strong_doubling-used_up = тратит его, но дальше не идёт
option-strong_doubling-moves = идёт на удвоенное число
option-strong_doubling-waits = оставляет его ждать
option-strong_doubling-help = Это следующая положенная фишка, но без всякого действия.
option-strong_white_after_red = Белый «Крепкий ингредиент» после красной набора 4 идёт на 2 клетки: { $value }
option-strong_white_after_red-true = да
option-strong_white_after_red-false = нет
option-strong_white_after_red-help = Его кладут без действия, поэтому он идёт на своё число.
option-strong_before_reds = «Крепкий ингредиент» раньше красных фишек у котла: { $value }
option-strong_before_reds-true = да
option-strong_before_reds-false = нет
option-strong_before_reds-help = Карта действует, когда все остановились, а красные фишки — перед самым подсчётом.
option-rat_cards_count = Карты о крысах считают хвосты { $value }
option-rat_cards_count-reveal = когда карта прочитана
option-rat_cards_count-after = заново после карты
option-rat_cards_count-help = Иначе очки с карты изменили бы крыс, о которых она говорит.
option-droplet_on_chip = Капля, попавшая в котле на фишку, { $value }
option-droplet_on_chip-shares = делит с ней клетку
option-droplet_on_chip-jumps = идёт на следующую свободную клетку
option-droplet_on_chip-help = Ничто не мешает капле встать на клетку, где ещё лежит фишка этого раунда.
option-die_to_tubes = Шаг капли с бонусного кубика может идти в пробирки: { $value }
option-die_to_tubes-true = да
option-die_to_tubes-false = нет
option-die_to_tubes-help = Всякий раз, когда капля может двигаться, подойдёт любая из двух.
option-tubes_need_book = Пробирки дают фишки только открытых книг: { $value }
option-tubes_need_book-true = да
option-tubes_need_book-false = нет
option-tubes_need_book-help = Как и карты.
option-tubes_split = Два шага капли можно разделить: { $value }
option-tubes_split-true = да
option-tubes_split-false = нет
option-tubes_split-help = Всякий раз, когда капля может двигаться, подойдёт любая из двух.
option-tubes_last_again = Последняя пробирка платит снова: { $value }
option-tubes_last_again-true = да
option-tubes_last_again-false = нет
option-tubes_last_again-help = В конце пробирок движется только капля в котле.
option-tubes_at_end = После последнего раунда рубины покупают шаги пробирок: { $value }
option-tubes_at_end-true = да
option-tubes_at_end-false = нет
option-tubes_at_end-help = После последнего раунда рубины становятся очками, и больше ничего не названо.

# Chips and ingredients
ingredient-white = Вишнёвая бомба
ingredient-orange = Тыква
ingredient-green = Садовый паук
ingredient-blue = Вороний череп
ingredient-red = Мухомор
ingredient-yellow = Мандрагора
ingredient-purple = Дыхание призрака
ingredient-black = Бражник
chip-white-1 = белая 1
    .acc = белую 1
chip-white-2 = белая 2
    .acc = белую 2
chip-white-3 = белая 3
    .acc = белую 3
chip-orange-1 = оранжевая 1
    .acc = оранжевую 1
chip-green-1 = зелёная 1
    .acc = зелёную 1
chip-green-2 = зелёная 2
    .acc = зелёную 2
chip-green-4 = зелёная 4
    .acc = зелёную 4
chip-blue-1 = синяя 1
    .acc = синюю 1
chip-blue-2 = синяя 2
    .acc = синюю 2
chip-blue-4 = синяя 4
    .acc = синюю 4
chip-red-1 = красная 1
    .acc = красную 1
chip-red-2 = красная 2
    .acc = красную 2
chip-red-4 = красная 4
    .acc = красную 4
chip-yellow-1 = жёлтая 1
    .acc = жёлтую 1
chip-yellow-2 = жёлтая 2
    .acc = жёлтую 2
chip-yellow-4 = жёлтая 4
    .acc = жёлтую 4
chip-purple-1 = фиолетовая 1
    .acc = фиолетовую 1
chip-black-1 = чёрная 1
    .acc = чёрную 1

# What the books say
coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
    .acc = { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[other] { $coins } монет
    }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
rubies = { $rubies ->
    [one] { $rubies } рубин
    [few] { $rubies } рубина
   *[other] { $rubies } рубинов
}
tails = { $tails ->
    [one] { $tails } крысиный хвост
    [few] { $tails } крысиных хвоста
   *[other] { $tails } крысиных хвостов
}
price = { $price ->
    [one] { $price } монету
    [few] { $price } монеты
   *[other] { $price } монет
}
bag = { $bag ->
    [one] { $bag } фишка
    [few] { $bag } фишки
   *[other] { $bag } фишек
}
power-orange_plain = Действия нет. Занимает клетку; её могут считать красные фишки.
power-black_2p_compare = Чёрных фишек столько же, сколько у соперника, и хотя бы одна: капля +1. Больше: капля +1 и рубин.
power-black_34p_neighbours = Чёрных фишек больше, чем у одного соседа: капля +1. Больше, чем у обоих: капля +1 и рубин.
power-green1_ruby_last_two = Рубин за каждую зелёную фишку, лежащую в котле последней или предпоследней.
power-green2_gain_chip_last_two = За каждую зелёную фишку на последнем или предпоследнем месте возьмите фишку: за 1 — оранжевую, за 2 — синюю или красную 1, за 4 — жёлтую или фиолетовую 1.
power-green3_exact7_move_last = Сумма белых фишек ровно 7: последняя фишка идёт дальше на сумму всех зелёных.
power-green4_ruby_for_droplet = За каждую зелёную фишку на последнем или предпоследнем месте можно заплатить рубин за шаг капли.
power-blue1_draw_choose = Вытяните ещё 1, 2 или 4 фишки, по её числу. Одну можно положить; остальные возвращаются.
power-blue2_explosion_insurance = Если одна из следующих 1, 2 или 4 фишек взорвёт котёл, вы всё равно берёте и очки, и монеты.
power-blue3_ruby_on_ruby_space = На клетке с рубином: сразу возьмите рубин.
power-blue4_vp_on_ruby_space = На клетке с рубином: сразу 1, 2 или 4 очка.
power-red1_orange_bonus = Идёт на 1 дальше при одной или двух оранжевых фишках в котле, на 2 — при трёх и более.
power-red2_set_aside = Кладётся рядом с котлом. Когда остановитесь, положите её в котёл или оставьте на другой раунд. Вернуть её в мешок можно в любой момент.
power-red3_add_previous_white = Идёт дальше на значение белой фишки, лежащей прямо перед ней.
power-red4_white1_moves_two = Когда в котле есть красная фишка, белые 1 идут на 2 клетки.
power-yellow1_return_previous_white = Белая фишка прямо перед ней может вернуться в мешок.
power-yellow2_next_chip_double = Следующая фишка идёт на удвоенное число.
power-yellow3_raise_limit = С одной или двумя жёлтыми фишками котёл взрывается, только если сумма больше 8, с тремя и более — больше 9.
power-yellow4_escalating_bonus = Первая, вторая и третья жёлтая фишка идут на 1, 2 и 3 клетки дальше.
power-purple1_count_tiers = Одна фишка: 1 очко. Две: 1 очко и рубин. Три и более: 2 очка и капля +1.
power-purple2_trade_in = Сдайте одну: чёрная 1, 1 очко, рубин. Две: зелёная 1, синяя 2, 3 очка, капля +1. Три: жёлтая 4, 6 очков, рубин, капля +2.
power-purple3_vp_by_space = Каждая фишка даёт очки по клетке: 1 — от 10, 2 — от 20, 3 — от 30.
power-purple4_upgrade = Обменяйте фишку из котла на большую того же цвета. Одна фиолетовая: 1 на 2. Две: 2 на 4. Три: 1 на 4.

# Fortune cards
card-second_chance = Второй шанс
card-second_chance-text = После первых пяти фишек: играйте дальше или верните все и начните заново.
card-well_stirred = Хорошо размешано
card-well_stirred-text = Первая белая фишка этого раунда может вернуться в мешок.
card-lucky_devil = Везунчик
card-lucky_devil-text = Клетка подсчёта с рубином даёт 2 очка, даже после взрыва.
card-shining_extra_bright = Сияет ещё ярче
card-shining_extra_bright-text = Клетка подсчёта с рубином даёт на один рубин больше.
card-seasoned_perfectly = Приправлено в меру
card-seasoned_perfectly-text = В конце раунда сумма белых фишек ровно 7: капля +1.
card-pot_is_full = Котёл полон
card-pot_is_full-text = Кто бросает бонусный кубик, бросает его дважды.
card-living_in_luxury = Роскошная жизнь
card-living_in_luxury-text = В этом раунде котёл взрывается, только если сумма больше 9.
card-pumpkin_patch_party = Тыквенный праздник
card-pumpkin_patch_party-text = Каждая оранжевая фишка идёт на клетку дальше.
card-strong_ingredient = Крепкий ингредиент
card-strong_ingredient-text = Когда все остановились: тот, чей котёл цел, тянет до пяти фишек и может положить одну, без её действия.
card-magic_potion = Волшебное зелье
card-magic_potion-text = В конце раунда все колбы наполняются бесплатно.
card-schadenfreude = Злорадство
card-schadenfreude-text = Если котёл соседа справа взорвался, возьмите любую фишку со значением 2.
card-just_in_time = Как раз вовремя
card-just_in_time-text = Возьмите 4 очка или уберите из своего мешка белую 1.
card-less_is_more = Меньше — значит больше
card-less_is_more-text = Все тянут по пять фишек. У кого сумма наименьшая, получает синюю 2, остальные — по рубину.
card-choose_wisely = Выбирайте мудро
card-choose_wisely-text = Передвиньте каплю на 2 клетки или возьмите фиолетовую фишку.
card-opportunistic_moment = Удачный момент
card-opportunistic_moment-text = Вытяните четыре фишки. Одну можно обменять на следующую по значению того же цвета. Если не выйдет, возьмите зелёную 1.
card-roll_the_die = Бросьте кубик
card-roll_the_die-text = Каждый один раз бросает бонусный кубик.
card-only_choose_one = Только одно на выбор
card-only_choose_one-text = Возьмите чёрную фишку, любую фишку со значением 2 или 3 рубина.
card-good_start = Хорошее начало
card-good_start-text = Используйте крыс, как обычно, или отдайте 1–3 хвоста за столько же рубинов.
card-rat_infestation = Нашествие крыс
card-rat_infestation-text = У всех вдвое больше крысиных хвостов.
card-rats_are_friends = Крысы — ваши друзья
card-rats_are_friends-text = Возьмите любую фишку со значением 4 или по очку за каждый свой крысиный хвост.
card-charity = Милосердие
card-charity-text = Тот, у кого меньше всех рубинов, получает один.
card-pot_is_filling_up = Котёл наполняется
card-pot_is_filling_up-text = Все передвигают каплю на клетку.
card-wheel_and_deal = Торг
card-wheel_and_deal-text = Можно обменять рубин на любую фишку со значением 1, кроме фиолетовой и чёрной.
card-beginners_bonus = Бонус новичка
card-beginners_bonus-text = Тот, у кого меньше всех очков, получает зелёную 1.

# Where something comes from
source-pot = клетка подсчёта
source-die = бонусный кубик
source-black = бражник
source-green = садовый паук
source-blue = вороний череп
source-purple = дыхание призрака
source-fortune = карта гадалки
source-tube = пробирка
source-coins = монеты
source-rubies = рубины
phase-fortune = Гадание
phase-rats = Крысы
phase-brew = Варка
phase-after_brew = После варки
phase-die = А · Кубик
phase-chips = Б · Действия фишек
phase-score = В, Г · Рубины и очки
phase-buy = Д · Покупка
phase-end = Конец раунда
phase-rubies = Е · Рубины

# The table in the terminal
table-name = { $seat }
table-round = Раунд { $round } из { $rounds }
table-aside = рядом с котлом
table-looked = вытянуто для просмотра
table-player = очки { $points } · рубины { $rubies } · капля { $droplet } · крысы { $rats }
table-fuse = белых { $whites } из { $limit } · в мешке { $bag }
table-scoring = клетка { $space }: { coins }, { points }
table-no-odds = Котёл не варится: считать нечего.
table-risk = Следующая фишка взорвёт котёл с вероятностью { $percent } % ({ $explosive } из { $bag })
table-stop = Остановиться сейчас
table-draw = Ещё одна фишка, потом стоп
table-plan = Тянуть, пока риск не больше { $risk } %
table-average = очки { NUMBER($points, minimumFractionDigits: 1) } · монеты { NUMBER($coins, minimumFractionDigits: 1) } · взрыв { $percent } %

# Questions
step-first-player = Кто начинает?
step-read-fortune = Читают карту гадалки
step-use-rats = До лидера { tails }. Пустить крыс?
step-brew = Тянуть или хватит? Сумма белых { $whites } из { $limit }, в мешке { bag }.
step-brew-together = Фишка или пустая рука? Сумма белых { $whites } из { $limit }, в мешке { bag }.
step-draw-chip = Фишка покидает мешок
step-move-chip = Как далеко идёт { $chip }?
step-stir-back = Хорошо размешано: вернуть { $chip_acc } в мешок?
step-take-chance = Дальше или сначала? Пять фишек в котле, сумма белых { $whites } из { $limit }.
step-look-at-chip = Фишку тянут, чтобы рассмотреть
step-place-one = Положить одну из вытянутых фишек?
step-set-red-aside = Отложить { $chip_acc } у котла или положить сейчас?
step-bring-back = Тянуть первую фишку или сперва вернуть в мешок красную, что лежит у котла?
step-place-reds = У котла { $chips ->
    [one] { $chips } красная фишка
    [few] { $chips } красные фишки
   *[other] { $chips } красных фишек
}. Положить, вернуть в мешок или оставить?
step-move-red = Как далеко идёт { $chip }?
step-return-white = Вернуть { $chip_acc } в мешок?
step-take-tier = Какая награда за фиолетовые фишки?
step-trade-purple = Сдать фиолетовые фишки?
step-upgrade-chip = Обменять фишку на большую?
step-take-chip = Возьмите фишку
step-move-last = Ровно семь: передвинуть { $chip_acc } дальше на { $spaces ->
    [one] { $spaces } клетку
    [few] { $spaces } клетки
   *[other] { $spaces } клеток
}?
step-pay-for-droplet = Заплатить рубин за шаг капли? У вас { rubies }.
step-move-droplet = Какая капля движется?
step-move-whole-droplet = Какая капля идёт дальше на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}?
step-roll-die = Катится бонусный кубик
step-choose-just-in-time = { points } или на белую фишку меньше?
step-droplet-or-purple = Капля +{ $steps } или фиолетовая фишка?
step-choose-one = Фишка или { rubies }?
step-deal-for-chip = Обменять рубин на фишку? У вас { rubies }.
step-chip-or-tails = Фишка 4 или { $tails ->
    [one] { $tails } очко
    [few] { $tails } очка
   *[other] { $tails } очков
} за крысиные хвосты?
step-add-strong = Положить одну из этих фишек как крепкий ингредиент?
step-exchange-chip = Обменять одну из вытянутых фишек?
step-give-tails = Отдать крысиные хвосты за рубины? У вас { tails }.
step-choose-reward = Ваш котёл взорвался: { points } или { coins } на покупки?
step-buy-chip = Купить фишки? У вас { coins }.
step-buy-second-chip = Вы покупаете { $chip_acc }, есть ещё { coins }. Вторую другого цвета?
step-spend-rubies = Потратить рубины? У вас { rubies }.

# Answers
choice-draw = Тянуть
choice-stop = Хватит
choice-flask = Использовать колбу
choice-rats = Пустить крыс
choice-decline = Без крыс
choice-return = Вернуть в мешок
choice-keep = Оставить
choice-restart = Начать заново
choice-continue = Играть дальше
choice-aside = Рядом с котлом
choice-beside = Оставить у котла
choice-rebag = Вернуть { $chip_acc } в мешок
choice-points = Взять очки
choice-coins = Взять монеты
choice-droplet = Передвинуть каплю
choice-tube = Передвинуть каплю в пробирках
choice-refill = Наполнить колбу
choice-pass = Нет, спасибо
choice-done = Сохранить рубины
choice-pay = Заплатить рубин
choice-forward = Передвинуть
choice-stay = Пусть лежит
choice-remove = Убрать белую 1
choice-rubies = Взять рубины
choice-tails = Очко за каждый хвост
choice-place = Положить { $chip_acc }
choice-take = Взять { $chip_acc }
choice-move = { $number ->
    [one] { $number } клетка
    [few] { $number } клетки
   *[other] { $number } клеток
}
choice-tier = { $number ->
    [one] Награда за { $number } фишку
    [few] Награда за { $number } фишки
   *[other] Награда за { $number } фишек
}
choice-trade = { $number ->
    [one] Сдать { $number } фишку
    [few] Сдать { $number } фишки
   *[other] Сдать { $number } фишек
}
choice-give = { $number ->
    [one] { $number } хвост за рубин
    [few] { $number } хвоста за { $number } рубина
   *[other] { $number } хвостов за { $number } рубинов
}
choice-upgrade = Обменять { $chip_acc } на { $number }
choice-buy = Купить { $chip_acc } за { price }
choice-chip = { $chip }
choice-die = Грань { $face }
choice-start = { $starter_seat }
choice-fortune = { $card }

# What happened
event-started = { $me ->
    [yes] Вы — первый игрок.
   *[no] Первым игроком становится { $seat }.
}
event-round-began = Начинается раунд { $round }; первый игрок — { $starter_seat }.
event-book-opened = Появилась новая книга: { $ingredient }.
event-white-added = { $me ->
    [yes] Вы кладёте { $chip_acc } в мешок.
   *[no] { $seat } кладёт { $chip_acc } в мешок.
}
event-fortune-read = Карта гадалки: { $card }.
event-tails-counted = { $me ->
    [yes] Между вами и лидером { tails }.
   *[no] { $seat }: до лидера { tails }.
}
event-rats-swam = { $me ->
    [yes] Ваши крысы плывут впереди капли на { $tails ->
        [one] { $tails } клетку
        [few] { $tails } клетки
       *[other] { $tails } клеток
    }.
   *[no] { $seat }: крысы плывут впереди капли на { $tails ->
        [one] { $tails } клетку
        [few] { $tails } клетки
       *[other] { $tails } клеток
    }.
}
event-tails-given = { $me ->
    [yes] Вы отдаёте { tails }.
   *[no] { $seat } отдаёт { tails }.
}
event-hand-shown = { $me ->
    [yes] { $draws ->
        [yes] Вы показываете фишку.
       *[no] Вы показываете пустую руку.
    }
   *[no] { $draws ->
        [yes] { $seat } показывает фишку.
       *[no] { $seat } показывает пустую руку.
    }
}
event-looked = { $me ->
    [yes] Вы рассматриваете { $chip_acc }.
   *[no] { $seat } рассматривает { $chip_acc }.
}
event-placed = { $me ->
    [yes] Вы кладёте { $chip_acc } на клетку { $space }.
   *[no] { $seat } кладёт { $chip_acc } на клетку { $space }.
}
event-put-back = { $me ->
    [yes] Вы возвращаете { $chip_acc } в мешок.
   *[no] { $seat } возвращает { $chip_acc } в мешок.
}
event-set-aside = { $me ->
    [yes] Вы откладываете { $chip_acc } у котла.
   *[no] { $seat } откладывает { $chip_acc } у котла.
}
event-insured = { $me ->
    [yes] Ваш котёл застрахован на { $chips ->
        [one] { $chips } следующую фишку
        [few] { $chips } следующие фишки
       *[other] { $chips } следующих фишек
    }.
   *[no] { $seat }: котёл застрахован на { $chips ->
        [one] { $chips } следующую фишку
        [few] { $chips } следующие фишки
       *[other] { $chips } следующих фишек
    }.
}
event-limit-raised = { $me ->
    [yes] Ваш котёл теперь взрывается, только если сумма больше { $limit }.
   *[no] { $seat }: котёл теперь взрывается, только если сумма больше { $limit }.
}
event-exploded = { $me ->
    [yes] Ваш котёл взрывается! Сумма белых фишек: { $whites }.
   *[no] { $seat }: котёл взрывается! Сумма белых фишек: { $whites }.
}
event-stopped = { $me ->
    [yes] Вы останавливаетесь: { coins }, { points }.
   *[no] { $seat } останавливается: { coins }, { points }.
}
event-restarted = { $me ->
    [yes] Вы возвращаете всё и начинаете заново.
   *[no] { $seat } возвращает всё и начинает заново.
}
event-last-moved = { $me ->
    [yes] Ваша { $chip } идёт дальше, на клетку { $space }.
   *[no] { $seat }: { $chip } идёт дальше, на клетку { $space }.
}
event-step-began = { $step ->
    [a] Подсчёт: бонусный кубик.
    [b] Действуют фишки.
    [c] Рубины клеток подсчёта.
    [d] Победные очки.
    [e] Открывается рынок.
   *[f] Раунд завершается; можно потратить рубины.
}
event-rolled = { $me ->
    [yes] Вы бросаете бонусный кубик: грань { $face }.
   *[no] { $seat } бросает бонусный кубик: грань { $face }.
}
event-scored = { $me ->
    [yes] Вы получаете { points } ({ $source }), всего { $total }.
   *[no] { $seat } получает { points } ({ $source }), всего { $total }.
}
event-got-rubies = { $me ->
    [yes] Вы берёте { rubies } ({ $source }).
   *[no] { $seat } берёт { rubies } ({ $source }).
}
event-paid-rubies = { $me ->
    [yes] Вы платите { rubies }.
   *[no] { $seat } платит { rubies }.
}
event-got-chip = { $me ->
    [yes] Вы получаете { $chip_acc } ({ $source }).
   *[no] { $seat } получает { $chip_acc } ({ $source }).
}
event-missed-chip = { $me ->
    [yes] Фишка «{ $chip }» распродана: вам ничего.
   *[no] Фишка «{ $chip }» распродана: { $seat } ничего не получает.
}
event-gave-chip = { $me ->
    [yes] Вы отдаёте { $chip_acc } в запас.
   *[no] { $seat } отдаёт { $chip_acc } в запас.
}
event-droplet-moved = { $me ->
    [yes] Ваша капля теперь на клетке { $space }.
   *[no] { $seat }: капля теперь на клетке { $space }.
}
event-tube-moved = { $me ->
    [yes] Ваша капля доходит до пробирки { $glass }.
   *[no] { $seat }: капля доходит до пробирки { $glass }.
}
event-flask-filled = { $me ->
    [yes] Ваша колба снова полна.
   *[no] { $seat }: колба снова полна.
}
event-bought = { $me ->
    [yes] Вы покупаете { $chip_acc } за { price }.
   *[no] { $seat } покупает { $chip_acc } за { price }.
}
event-chose-coins = { $me ->
    [yes] Вы берёте { coins.acc }.
   *[no] { $seat } берёт { coins.acc }.
}
event-coins-lost = { $me ->
    [yes] Вы теряете { $coins ->
        [one] { $coins } непотраченную монету
        [few] { $coins } непотраченные монеты
       *[other] { $coins } непотраченных монет
    }.
   *[no] { $seat } теряет { $coins ->
        [one] { $coins } непотраченную монету
        [few] { $coins } непотраченные монеты
       *[other] { $coins } непотраченных монет
    }.
}
event-summed = { $me ->
    [yes] Сумма ваших фишек: { $total }.
   *[no] { $seat }: сумма фишек { $total }.
}
event-game-ended = { $me ->
    [yes] Ярмарка окончена: у вас { points }.
   *[no] Ярмарка окончена. { $seat }: { points }.
}

# Rules
rule-setup = Каждый начинает с мешком из девяти фишек (четыре белые 1, две белые 2, белая 3, оранжевая 1, зелёная 1), рубином, полной колбой и каплей на 0.
rule-start = Кто начинает первый раунд, решает случай. Дальше каждый раунд карты и первый ход переходят влево.
rule-round = Девять раундов: карта гадалки, крысы, варка, подсчёт. Жёлтая книга появляется перед раундом 2, фиолетовая — перед раундом 3; перед раундом 6 каждый добавляет белую 1.
rule-cards = Фиолетовая карта действует перед раундом, начиная с первого игрока; синяя — во время раунда или в его конце. Жёлтые и фиолетовые фишки можно брать, только когда их книга уже открыта.
rule-rats = С раунда 2 отстающий может начать на столько клеток дальше капли, сколько крысиных хвостов между ним и лидером.
rule-draw = Вытяните фишку и положите её на столько клеток после предыдущей, сколько на ней написано; первую считают от капли или крыс. Хотя бы одну надо вытянуть; с пустым мешком надо остановиться. В последнем раунде все одновременно показывают, тянут ли дальше.
rule-move = От бонуса, который ведёт фишку дальше, можно отказаться. Дальше последней клетки фишек не кладут; после неё — ложка.
rule-stop = После любой фишки можно остановиться. Клетка после последней фишки — ваша клетка подсчёта.
rule-flask = Если последняя вытянутая фишка белая и котёл не взорвался, колба возвращает её в мешок. Потом колба пуста, пока её не наполнят.
rule-explosion = Белые фишки суммой больше 7 взрывают котёл. Надо остановиться, бонусный кубик не бросают, и берут либо очки, либо монеты клетки подсчёта.
rule-decline = Действия фишек, карт и крыс — это предложения: от них можно отказаться.
rule-second-chance = Первые пять фишек раунда не могут взорвать котёл. Затем играйте дальше или верните всё и начните заново; это предлагают один раз.
rule-orange = У оранжевых фишек нет действия.
rule-black = Чёрные фишки действуют на этапе Б: сравните их число с соседями.
rule-green = Зелёные фишки действуют на этапе Б: большинство книг смотрит на две последние фишки котла.
rule-blue = Синие фишки действуют, как только вытянуты.
rule-red = Красные фишки действуют, как только вытянуты; фишки набора 2 ждут рядом с котлом, пока вы не остановитесь.
rule-yellow = Жёлтые фишки действуют, как только вытянуты.
rule-purple = Фиолетовые фишки действуют на этапе Б, по числу или месту. Можно взять и меньшую награду.
rule-upgrade = Фишка идёт в запас, большая того же цвета — в мешок.
rule-evaluation = Этап за этапом, начиная с первого игрока: А бонусный кубик, Б действия фишек, В рубины, Г очки, Д покупка, Е трата рубинов. Фишки действуют и рубины дают даже после взрыва.
rule-die = Кто зашёл дальше всех без взрыва, бросает бонусный кубик; если на одной клетке таких несколько, бросают все.
rule-gain = Полученные фишки идут в мешок, их тянут со следующего раунда. Распроданное получить нельзя.
rule-buy = Потратьте число клетки подсчёта на одну или две фишки разных цветов. Остаток сгорает; распроданное купить нельзя.
rule-supply = Всего 216 фишек, вместе с теми, что в мешках.
rule-droplet = Капля показывает, откуда считают вашу первую фишку. Назад она не движется.
rule-rubies = В конце раунда два рубина передвигают каплю на клетку или наполняют колбу, сколько угодно раз. Их можно и сохранить.
rule-tubes = Вместо шага капли в котле можно передвинуть каплю в пробирках, и пробирка платит сразу.
rule-end = После раунда 9 каждые 5 монет и каждые 2 рубина — это очко. Побеждает тот, у кого больше очков; при равенстве — тот, чей котёл в последнем раунде полнее.

paragraph-setup = Подготовка
paragraph-start = Первый игрок
paragraph-round = Раунд
paragraph-cards = Карты гадалки
paragraph-rats = Крысы
paragraph-draw = Вытягивание
paragraph-move = Ход фишки
paragraph-stop = Остановка
paragraph-flask = Колба
paragraph-explosion = Взрыв
paragraph-decline = Отказ
paragraph-second-chance = Второй шанс
paragraph-orange = Оранжевые: тыква
paragraph-black = Чёрные: бражник
paragraph-green = Зелёные: садовый паук
paragraph-blue = Синие: вороний череп
paragraph-red = Красные: мухомор
paragraph-yellow = Жёлтые: мандрагора
paragraph-purple = Фиолетовые: дыхание призрака
paragraph-upgrade = Обмен на большую
paragraph-evaluation = Подсчёт
paragraph-die = А. Бонусный кубик
paragraph-gain = Полученные фишки
paragraph-buy = Д. Покупка
paragraph-supply = Запас
paragraph-droplet = Капля
paragraph-rubies = Е. Трата рубинов
paragraph-tubes = Пробирки
paragraph-end = Конец игры

# Игровое поле
board-brewing = варит
board-stopped = остановка
board-exploded = взрыв
board-flask-full = Колба полна
board-flask-empty = Колба пуста

board-pot = В котле { $chips ->
    [one] { $chips } фишка
    [few] { $chips } фишки
   *[other] { $chips } фишек
}. Клетка подсчёта даёт { coins.acc } и { points }{ $rubies ->
    [0] {""}
   *[other] , а ещё рубин
}.
board-stop-now = Сейчас
board-scores = Приносит
board-whites = из { $limit } — сумма белых
board-look = Заглянуть в котёл: { $seat }
board-fortune = Карта гадалки
board-in-bag = в мешке
board-tails = { $count ->
    [one] { $count } крысиный хвост
    [few] { $count } крысиных хвоста
   *[other] { $count } крысиных хвостов
}
board-aside = рядом с котлом
board-books = Книги
board-pot-again = К котлу
board-from-round = с { $round }-го раунда
board-offer-open = можно купить
board-offer-dear = не хватает монет
board-offer-locked = пока не продаётся
board-offer-sold_out = распродано
board-offer-colour = одна этого цвета уже есть
board-offer-plain = продаётся на рынке
board-tip-buy-chip = Купите до двух фишек разных цветов. Оставшиеся монеты в конце раунда сгорают.
board-tip-spend-rubies = Два рубина навсегда сдвигают каплю на клетку или наполняют колбу.
board-tip-choose-reward = Взорвавшийся котёл даёт очки или монеты, но не то и другое.
board-tip-use-rats = Кто отстаёт, начинает ближе к цели: на столько клеток, сколько крысиных хвостов до лидера.
board-left = Что осталось в мешке
board-stop = Хватит: { coins }, { points }
board-buy = Купить { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
   *[other] { $count } фишек
} за { coins.acc }
board-buy-nothing = Ничего не покупать
board-bought-enough = Без второй фишки
board-evaluation = Подсчёт { $round }-го раунда
board-beat-letters = А Б В Г Д Е
board-beat-a = Кубик
board-beat-b = Действия фишек
board-beat-c = Рубины
board-beat-d = Очки
board-beat-e = Рынок
board-beat-f = Траты рубинов
board-behind = Счёт { $points } против { $leader }: { $count ->
    [one] { $count } крысиный хвост
    [few] { $count } крысиных хвоста
   *[other] { $count } крысиных хвостов
}
board-tubes = Пробирки: капля на { $glass } из { $count }
board-start = Начало
board-fortune-purple = Гадание: действует сразу
board-fortune-blue = Гадание: на этот раунд
board-flask-ready = Колба полна: может вернуть последнюю фишку
board-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монеты
   *[other] { $count } монет
}
board-hand-ready = решено
board-hand-thinks = думает
board-hand-chip = фишка в руке
board-hand-empty = пустая рука
board-bag = В мешке ({ $seat }): { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
   *[other] { $count } фишек
}
board-bag-closed = За этим столом в мешок не заглядывают.
board-bag-equal = Шанс вытянуть любую фишку одинаков.
board-purse = Кошелёк
board-becomes = станет
board-slot-1 = первая фишка
board-slot-2 = вторая фишка
board-offer-chosen = в корзине
board-risk = риск взрыва
board-risk-of = риск взрыва · { $count } из { $chips }
board-tip-brew = Тяните фишку из мешка. Она продвигается на своё число клеток. Чем полнее котёл, тем больше он платит; но слишком много белых — и он взорвётся.
board-tip-scoring = Подсвеченная клетка за последней фишкой платит, когда остановитесь: монеты на новые фишки, очки, иногда рубин.
board-tip-fuse = Каждая белая фишка жжёт фитиль. Если сумма выйдет за его конец, котёл взорвётся, и вы получите очки или монеты, а не всё вместе.
board-tip-flask = Полная колба в углу возвращает только что вытянутую белую фишку в мешок. Потом она пуста, пока её не наполнят за рубины.
board-tip-together = В последнем раунде все решают одновременно и вместе раскрывают руки: фишка или пусто.
board-tip-place-one = Эти фишки вы вытянули посмотреть. Положите одну или верните все; на каждой видно, сколько тогда даст котёл.
board-tip-tubes = Каждый шаг капли идёт в котёл или в пробирки. Котёл даёт фору в каждом раунде, пробирка платит раз, зато сразу.
board-tip-fortune = Каждый раунд начинается с карты гадалки для всех. Фиолетовые действуют сразу, синие — в течение раунда.
board-plan-stop = Хватит
board-plan-draw = Ещё одна фишка
board-plan-risk = Дальше, пока риск до { $risk } %
board-percent = { $percent } %
board-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
board-plans = В среднем
board-basket = Ваш мешок
board-basket-white = Первая фишка белая
board-basket-fit = Фишки в котле
board-basket-chips = { $count ->
    [0] как есть
    [one] с { $count } новой фишкой
    [few] с { $count } новыми фишками
   *[other] с { $count } новыми фишками
}
board-basket-mean = { $mean }
board-basket-help = Столько фишек в среднем вмещает котёл до взрыва; действия фишек и карты не учтены.
board-odds-later = Шансы видны, пока вы варите.
board-market-rule = Одна фишка или две разных цветов. Белые не продаются.
board-offer-full = двух фишек достаточно
board-power = что умеет
board-marks = Что запомнено об этом зелье
board-doubled = Следующая фишка продвинется на двойное число
board-strong = { card-strong_ingredient }: «{ $chip }» лежит без действия
board-chance = { card-second_chance }: положено { $placed } из { $safe }
board-chance-spent = { card-second_chance }: положено { $placed } из { $safe }; новое начало уже использовано
board-stirred = { card-well_stirred }: первая белая фишка может вернуться
board-stirred-spent = { card-well_stirred }: использовано
board-last-pot = Последний котёл

# Why an answer is better
why-stop = Остановиться сейчас — это { points } и { coins }; следующая фишка взрывает котёл в { $explode } % случаев.
why-draw = { $explode ->
    [0] Ни одна фишка в мешке не взорвёт котёл
   *[other] Следующая фишка взрывает котёл в { $explode } % случаев
}; ещё одна фишка — это в среднем { points } и { coins }, остановиться сейчас — { $other_points } и { $other_coins }.
why-flask = Колба возвращает последнюю белую фишку в мешок: тогда следующая взрывает котёл в { $explode } % случаев, а не в { $other_explode } %.
later = { $later ->
    [one] { $later } очко
    [few] { $later } очка
    [many] { $later } очков
   *[other] { $later } очка
}
why-now = В этом раунде это приносит в среднем на { points } больше.
why-later = В следующих раундах это приносит примерно на { later } больше.
why-both = В этом раунде это приносит в среднем на { points } больше, а потом ещё примерно на { $later }.
why-sooner = В этом раунде это приносит в среднем на { points } больше; потом будет меньше примерно на { $later }, но это того стоит.
why-patient = Потом это приносит примерно на { later } больше; в этом раунде будет меньше в среднем на { $points }, но это того стоит.

# The board in words
words-phase = { $phase_id ->
    [fortune] Гадалка открывает карту.
    [rats] Перед варкой помогают крысы.
    [brew] В котлах варится зелье.
    [after_brew] Варка окончена.
    [die] Бросают кубик.
    [chips] Действуют фишки в котлах.
    [score] Раздают рубины и очки.
    [buy] Покупают фишки.
    [rubies] Тратят рубины.
   *[end] Раунд заканчивается.
}
words-pot = { $me ->
    [yes] Ваш котёл
   *[no] Котёл: { $seat }
}
words-state = { $state ->
    [brewing] { $me ->
        [yes] Вы варите зелье.
       *[no] { $seat } варит зелье.
    }
    [exploded] { $me ->
        [yes] Ваш котёл взорвался.
       *[no] { $seat }: котёл взорвался.
    }
   *[stopped] { $me ->
        [yes] Вы остановились.
       *[no] { $seat } больше не тянет.
    }
}
words-chips = В котле, от первой фишки: { $chips }.
words-chip = { $chip } на клетке { $space }
words-whites = Сумма белых: { $whites }; больше { $limit } — взрыв.
words-aside = Рядом с котлом: { $chips }.
words-would-pay = Если положить { $chip_acc }: { coins } и { points }.
words-would-explode = Если положить { $chip_acc }, котёл взорвётся.
words-belongings = { $me ->
    [yes] У вас { points } и { rubies };
   *[no] { $seat }: { points } и { rubies };
} капля на клетке { $droplet }.
words-bag = В мешке { bag }.
words-count-bag = По видам: { $chips }.
words-some = { $chip } ×{ $count }
words-purse = Вы можете потратить { coins.acc }.
words-can-buy = Можно купить: { $chips }.
words-buys-nothing = На это ничего не купить.
words-sale = { $chip } за { price }
words-book = { $ingredient }: { $chips }. { $power }
words-book-later = { $ingredient }, с { $round }-го раунда: { $chips }. { $power }
words-scoring = Клетка подсчёта даёт { coins.acc }{ $points ->
    [0] {""}
   *[other] {" "}и { points }
}{ $rubies ->
    [0] {""}
   *[other] , а ещё рубин
}.
words-flask = { $full ->
    [yes] Колба полна.
   *[no] Колба пуста.
}
words-won = { $me ->
    [yes] Ярмарка окончена: вы победили, у вас { points }.
   *[no] Ярмарка окончена: побеждает { $seat }, { points }.
}
words-chance = { board-chance }.
words-chance-spent = { board-chance-spent }.
words-tubes = { board-tubes }.

# The sign before a line of the log
icon-fortune-read = card
icon-exploded = burst
icon-rolled = die
icon-bought = market
icon-stopped = flag
icon-round-began = clock
icon-game-ended = trophy
icon-put-back = undo
icon-looked = eye
icon-hand-shown = eye
icon-book-opened = book
