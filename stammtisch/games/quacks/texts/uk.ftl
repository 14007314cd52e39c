game-name = Пройдисвіти Кведлінбурга
game-tagline = Варіть зілля на ярмарку, тягніть фішку за фішкою та спиніться, доки воно не вибухнуло.

# Options
option-set = Книги інгредієнтів: набір { $value }
option-set-help = Чотири набори книг, перший найлегший. Для кожного кольору можна взяти й інший набір.
option-set-1-help = Для першої гри. Зелені дають рубіни, сині дають вибір, червоні люблять гарбузи, жовті повертають білі фішки.
option-set-2-help = Нове: зелені дають фішки, сині страхують від вибуху, червоні чекають біля казана, жовті подвоюють наступну фішку.
option-set-3-help = Нове: зелені чекають рівно на 7 у білих, для синіх і фіолетових важить місце, з жовтими казан витримує більше.
option-set-4-help = Нове: зелені за рубіни рухають краплю, з червоними білі 1 ідуть на 2 клітинки, фіолетові міняють фішки на більші.
option-green = Зелена книга: { $value }
option-green-set = як у наборі
option-green-help = Книга садового павука, якщо вона має бути з іншого набору.
option-blue = Синя книга: { $value }
option-blue-set = як у наборі
option-blue-help = Книга воронячого черепа, якщо вона має бути з іншого набору.
option-red = Червона книга: { $value }
option-red-set = як у наборі
option-red-help = Книга мухомора, якщо вона має бути з іншого набору.
option-yellow = Жовта книга: { $value }
option-yellow-set = як у наборі
option-yellow-help = Книга мандрагори, якщо вона має бути з іншого набору.
option-purple = Фіолетова книга: { $value }
option-purple-set = як у наборі
option-purple-help = Книга подиху привида, якщо вона має бути з іншого набору.
option-cards = Карти ворожби: { $value }
option-cards-true = так
option-cards-false = ні
option-cards-help = Щораунду читають одну карту. Без них усі раунди однакові.
option-test_tubes = Пробірки: { $value }
option-test_tubes-true = так
option-test_tubes-false = ні
option-test_tubes-help = Другий бік казана: кожен крок краплі можна зробити в казані або в пробірках, які платять одразу.
option-in_step = Тягнути разом у кожному раунді: { $value }
option-in_step-true = так
option-in_step-false = ні
option-in_step-help = Останній раунд завжди грають так. Тоді ніхто не чекає, що зроблять інші.
option-supply_limited = Запас обмежений: { $value }
option-supply_limited-true = так
option-supply_limited-false = ні
option-supply_limited-help = За правилами розпродане купити не можна; так само й отримати.
option-rubies_limited = Лише 20 рубінів: { $value }
option-rubies_limited-true = так
option-rubies_limited-false = ні
option-rubies_limited-help = У коробці їх 20, але жодне правило не каже, що вони закінчуються. Поки всі варять одночасно, межа не діє.
option-pot_full_stops = Повний казан завершує варіння: { $value }
option-pot_full_stops-true = так
option-pot_full_stops-false = ні
option-pot_full_stops-help = Правила мовчать; після фішки на останній клітинці місця вже немає.
option-stop_before_draw = Спинитися ще до першої фішки: { $value }
option-stop_before_draw-true = так
option-stop_before_draw-false = ні
option-stop_before_draw-help = Правила говорять про зупинку після фішки, тож принаймні одну тягнуть.
option-empty_pot = Порожній казан рахує { $value }
option-empty_pot-next = клітинку після початкової
option-empty_pot-start = початкову клітинку
option-empty_pot-help = Лише якщо колба забрала єдину фішку. Підсумкова клітинка йде після останнього, що лежить у казані.
option-when_sold_out = Замість розпроданої фішки: { $value }
option-when_sold_out-nothing = нічого
option-when_sold_out-ruby = рубін
option-when_sold_out-help = Правила не називають заміни.
option-limits_combine = Дві вищі межі: { $value }
option-limits_combine-max = діє найвища
option-limits_combine-sum = додаються
option-limits_combine-help = Обидва тексти називають саму межу, а не те, на скільки вона зростає.
option-black_none_pays = Двоє гравців без чорних фішок пересувають краплю: { $value }
option-black_none_pays-true = так
option-black_none_pays-false = ні
option-black_none_pays-help = Дія фішки належить тим, хто її має, тож нуль проти нуля нічого не дає.
option-green2_needs_book = Зелена книга 2 дає фішки лише відкритих книг: { $value }
option-green2_needs_book-true = так
option-green2_needs_book-false = ні
option-green2_needs_book-help = Карти кажуть це про жовті й фіолетові фішки; вважаємо, що так і для всіх отримань.
option-red2_declinable = Червону фішку набору 2 можна покласти одразу: { $value }
option-red2_declinable-true = так
option-red2_declinable-false = ні
option-red2_declinable-help = Від дії червоних фішок можна відмовитися, отже, і від відкладання.
option-reds_beside = Долю червоних фішок біля казана вирішують { $value }
option-reds_beside-secret = таємно, усі водночас
option-reds_beside-turn = по черзі, від першого гравця
option-reds_beside-open = відкрито, усі водночас
option-reds_beside-help = Інакше той, хто зволікає, бачив би підсумкові клітинки решти.
option-yellow2_doubles = Жовта книга 2 подвоює { $value }
option-yellow2_doubles-printed = надруковане число
option-yellow2_doubles-all = також бонуси
option-yellow2_doubles-help = У книзі йдеться про число на фішці.
option-doubling_returns = Біла фішка, що повернулася в мішок, повертає подвоєння: { $value }
option-doubling_returns-true = так
option-doubling_returns-false = ні
option-doubling_returns-help = Біла фішка була наступною покладеною, тож подвоєння витрачено.
option-purple3_number = Фіолетова книга 3 рахує { $value }
option-purple3_number-printed = число на клітинці
option-purple3_number-index = клітинки від середини
option-purple3_number-help = Альманах рахує клітинки за їхнім числом.
option-discards_move_scoring = Здані фішки зсувають підсумкову клітинку: { $value }
option-discards_move_scoring-true = так
option-discards_move_scoring-false = ні
option-discards_move_scoring-help = Підсумкову клітинку визначили ще до дій фішок.
option-chip_order = Фішки діють у порядку: { $value }
option-chip_order-black-green-purple = чорні, зелені, фіолетові
option-chip_order-black-purple-green = чорні, фіолетові, зелені
option-chip_order-green-black-purple = зелені, чорні, фіолетові
option-chip_order-green-purple-black = зелені, фіолетові, чорні
option-chip_order-purple-black-green = фіолетові, чорні, зелені
option-chip_order-purple-green-black = фіолетові, зелені, чорні
option-chip_order-help = Правила називають чорні, зелені й фіолетові саме так і не вимагають іншого порядку.
option-cards_need_book = Карти дають фішки лише відкритих книг: { $value }
option-cards_need_book-true = так
option-cards_need_book-false = ні
option-cards_need_book-help = Так кажуть правила.
option-whites_upgradable = Білі фішки можна обмінювати: { $value }
option-whites_upgradable-true = так
option-whites_upgradable-false = ні
option-whites_upgradable-help = «Слушна мить»: з білими фішками втішна нагорода майже ніколи не знадобилася б.
option-wheel_and_deal_trades = «Торг»: щонайбільше { $value } { $value ->
    [one] обмін
    [few] обміни
   *[other] обмінів
}
option-wheel_and_deal_trades-help = Карта говорить про один рубін і одну фішку.
option-second_chance_point = «Другий шанс» настає { $value }
option-second_chance_point-placed = одразу після п’ятої фішки
option-second_chance_point-acted = коли п’ята фішка подіяла
option-second_chance_point-help = Карта рахує покладені фішки, тож вибір роблять до того, як воронячий череп тягне ще.
option-second_chance_counts = П’ять фішок «Другого шансу»: { $value }
option-second_chance_counts-placed = усі покладені
option-second_chance_counts-lying = лише ті, що лежать у казані
option-second_chance_counts-help = Карта рахує покладені фішки, навіть якщо вони потім повернулися в мішок.
option-second_chance_refills = «Другий шанс» наповнює колбу: { $value }
option-second_chance_refills-true = так
option-second_chance_refills-false = ні
option-second_chance_refills-help = Фішки повертаються, а використана колба лишається порожньою.
option-second_chance_over = Грати далі понад межею: { $value }
option-second_chance_over-spared = вибухне від наступної білої
option-second_chance_over-explodes = вибухає одразу
option-second_chance_over-help = Перші п’ять фішок безпечні; ніщо не каже, що продовження це скасовує.
option-strong_chip_acts = «Міцний інгредієнт» рахується на етапі Б (чорні, зелені, фіолетові): { $value }
option-strong_chip_acts-true = так
option-strong_chip_acts-false = ні
option-strong_chip_acts-help = Карта кладе його без дії; того, що фішки роблять під час витягування, він не робить ніколи.
option-strong_doubling = «Міцний інгредієнт» після подвоєння: { $value }
option-strong_doubling-used_up = витрачає його, але далі не йде
option-strong_doubling-moves = іде на подвоєне число
option-strong_doubling-waits = лишає його чекати
option-strong_doubling-help = Це наступна покладена фішка, але без жодної дії.
option-strong_white_after_red = Білий «Міцний інгредієнт» після червоної набору 4 іде на 2 клітинки: { $value }
option-strong_white_after_red-true = так
option-strong_white_after_red-false = ні
option-strong_white_after_red-help = Його кладуть без дії, тож він іде на своє число.
option-strong_before_reds = «Міцний інгредієнт» раніше за червоні фішки біля казана: { $value }
option-strong_before_reds-true = так
option-strong_before_reds-false = ні
option-strong_before_reds-help = Карта діє, коли всі спинилися, а червоні фішки — перед самим оцінюванням.
option-rat_cards_count = Карти про щурів рахують хвости { $value }
option-rat_cards_count-reveal = коли карту прочитано
option-rat_cards_count-after = знову після карти
option-rat_cards_count-help = Інакше очки з карти змінили б щурів, про яких вона говорить.
option-droplet_on_chip = Крапля, що в казані натрапила на фішку, { $value }
option-droplet_on_chip-shares = ділить із нею клітинку
option-droplet_on_chip-jumps = іде на наступну вільну клітинку
option-droplet_on_chip-help = Ніщо не заважає краплі стати на клітинку, де ще лежить фішка цього раунду.
option-die_to_tubes = Крок краплі з бонусного кубика може йти до пробірок: { $value }
option-die_to_tubes-true = так
option-die_to_tubes-false = ні
option-die_to_tubes-help = Щоразу, коли крапля може рухатися, підійде будь-яка з двох.
option-tubes_need_book = Пробірки дають фішки лише відкритих книг: { $value }
option-tubes_need_book-true = так
option-tubes_need_book-false = ні
option-tubes_need_book-help = Як і карти.
option-tubes_split = Два кроки краплі можна розділити: { $value }
option-tubes_split-true = так
option-tubes_split-false = ні
option-tubes_split-help = Щоразу, коли крапля може рухатися, підійде будь-яка з двох.
option-tubes_last_again = Остання пробірка платить знову: { $value }
option-tubes_last_again-true = так
option-tubes_last_again-false = ні
option-tubes_last_again-help = У кінці пробірок рухається лише крапля в казані.
option-tubes_at_end = Після останнього раунду рубіни купують кроки пробірок: { $value }
option-tubes_at_end-true = так
option-tubes_at_end-false = ні
option-tubes_at_end-help = Після останнього раунду рубіни стають очками, і більше нічого не названо.

# Chips and ingredients
ingredient-white = Хлопавка
ingredient-orange = Гарбуз
ingredient-green = Садовий павук
ingredient-blue = Воронячий череп
ingredient-red = Мухомор
ingredient-yellow = Мандрагора
ingredient-purple = Подих привида
ingredient-black = Бражник
chip-white-1 = біла 1
    .acc = білу 1
chip-white-2 = біла 2
    .acc = білу 2
chip-white-3 = біла 3
    .acc = білу 3
chip-orange-1 = помаранчева 1
    .acc = помаранчеву 1
chip-green-1 = зелена 1
    .acc = зелену 1
chip-green-2 = зелена 2
    .acc = зелену 2
chip-green-4 = зелена 4
    .acc = зелену 4
chip-blue-1 = синя 1
    .acc = синю 1
chip-blue-2 = синя 2
    .acc = синю 2
chip-blue-4 = синя 4
    .acc = синю 4
chip-red-1 = червона 1
    .acc = червону 1
chip-red-2 = червона 2
    .acc = червону 2
chip-red-4 = червона 4
    .acc = червону 4
chip-yellow-1 = жовта 1
    .acc = жовту 1
chip-yellow-2 = жовта 2
    .acc = жовту 2
chip-yellow-4 = жовта 4
    .acc = жовту 4
chip-purple-1 = фіолетова 1
    .acc = фіолетову 1
chip-black-1 = чорна 1
    .acc = чорну 1

# What the books say
coins = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
    .acc = { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[other] { $coins } монет
    }
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
rubies = { $rubies ->
    [one] { $rubies } рубін
    [few] { $rubies } рубіни
   *[other] { $rubies } рубінів
}
tails = { $tails ->
    [one] { $tails } щурячий хвіст
    [few] { $tails } щурячі хвости
   *[other] { $tails } щурячих хвостів
}
price = { $price ->
    [one] { $price } монету
    [few] { $price } монети
   *[other] { $price } монет
}
bag = { $bag ->
    [one] { $bag } фішка
    [few] { $bag } фішки
   *[other] { $bag } фішок
}
power-orange_plain = Дії немає. Займає клітинку; її можуть рахувати червоні фішки.
power-black_2p_compare = Чорних фішок стільки ж, скільки в суперника, і хоча б одна: крапля +1. Більше: крапля +1 і рубін.
power-black_34p_neighbours = Чорних фішок більше, ніж в одного сусіда: крапля +1. Більше, ніж в обох: крапля +1 і рубін.
power-green1_ruby_last_two = Рубін за кожну зелену фішку, що лежить у казані останньою або передостанньою.
power-green2_gain_chip_last_two = За кожну зелену фішку на останньому чи передостанньому місці візьміть фішку: за 1 — помаранчеву, за 2 — синю або червону 1, за 4 — жовту або фіолетову 1.
power-green3_exact7_move_last = Сума білих фішок рівно 7: остання фішка йде далі на суму всіх зелених.
power-green4_ruby_for_droplet = За кожну зелену фішку на останньому чи передостанньому місці можна заплатити рубін за крок краплі.
power-blue1_draw_choose = Витягніть ще 1, 2 або 4 фішки, за її числом. Одну можна покласти; решта повертаються.
power-blue2_explosion_insurance = Якщо через одну з наступних 1, 2 або 4 фішок зілля вибухне, ви все одно отримуєте й очки, і монети.
power-blue3_ruby_on_ruby_space = На клітинці з рубіном: одразу візьміть рубін.
power-blue4_vp_on_ruby_space = На клітинці з рубіном: одразу 1, 2 або 4 очки.
power-red1_orange_bonus = Іде на 1 далі, якщо в казані одна чи дві помаранчеві фішки, на 2 — якщо три й більше.
power-red2_set_aside = Кладеться біля казана. Коли спинитеся, покладіть її в казан або залиште на інший раунд. Повернути її в мішок можна будь-коли.
power-red3_add_previous_white = Іде далі на цінність білої фішки, що лежить безпосередньо перед нею.
power-red4_white1_moves_two = Коли в казані є червона фішка, білі 1 йдуть на 2 клітинки.
power-yellow1_return_previous_white = Біла фішка безпосередньо перед нею може повернутися в мішок.
power-yellow2_next_chip_double = Наступна фішка йде на подвоєне число.
power-yellow3_raise_limit = З однією чи двома жовтими фішками зілля вибухає лише понад 8, з трьома й більше — понад 9.
power-yellow4_escalating_bonus = Перша, друга й третя жовта фішка йдуть на 1, 2 і 3 клітинки далі.
power-purple1_count_tiers = Одна фішка: 1 очко. Дві: 1 очко й рубін. Три й більше: 2 очки та крапля +1.
power-purple2_trade_in = Здайте одну: чорна 1, 1 очко, рубін. Дві: зелена 1, синя 2, 3 очки, крапля +1. Три: жовта 4, 6 очок, рубін, крапля +2.
power-purple3_vp_by_space = Кожна фішка дає очки за клітинкою: 1 від 10, 2 від 20, 3 від 30.
power-purple4_upgrade = Обміняйте фішку з казана на більшу того ж кольору. Одна фіолетова: 1 на 2. Дві: 2 на 4. Три: 1 на 4.

# Fortune cards
card-second_chance = Другий шанс
card-second_chance-text = Після перших п’яти фішок: грайте далі або поверніть усі й почніть знову.
card-well_stirred = Добре розмішано
card-well_stirred-text = Перша біла фішка цього раунду може повернутися в мішок.
card-lucky_devil = Щасливчик
card-lucky_devil-text = Підсумкова клітинка з рубіном дає 2 очки, навіть після вибуху.
card-shining_extra_bright = Сяє яскравіше
card-shining_extra_bright-text = Підсумкова клітинка з рубіном дає на один рубін більше.
card-seasoned_perfectly = Приправлено до смаку
card-seasoned_perfectly-text = Наприкінці раунду сума білих фішок рівно 7: крапля +1.
card-pot_is_full = Казан повний
card-pot_is_full-text = Хто кидає бонусний кубик, кидає його двічі.
card-living_in_luxury = Розкішне життя
card-living_in_luxury-text = Цього раунду зілля вибухає лише понад 9.
card-pumpkin_patch_party = Гарбузове свято
card-pumpkin_patch_party-text = Кожна помаранчева фішка йде на клітинку далі.
card-strong_ingredient = Міцний інгредієнт
card-strong_ingredient-text = Коли всі спинилися: той, чиє зілля не вибухнуло, тягне до п’яти фішок і може покласти одну, без її дії.
card-magic_potion = Чарівне зілля
card-magic_potion-text = Наприкінці раунду всі колби наповнюються безкоштовно.
card-schadenfreude = Зловтіха
card-schadenfreude-text = Якщо зілля сусіда праворуч вибухнуло, візьміть будь-яку фішку цінністю 2.
card-just_in_time = Саме вчасно
card-just_in_time-text = Візьміть 4 очки або приберіть зі свого мішка білу 1.
card-less_is_more = Менше — це більше
card-less_is_more-text = Усі тягнуть по п’ять фішок. Хто має найменшу суму, отримує синю 2, решта — по рубіну.
card-choose_wisely = Обирайте мудро
card-choose_wisely-text = Пересуньте краплю на 2 клітинки або візьміть фіолетову фішку.
card-opportunistic_moment = Слушна мить
card-opportunistic_moment-text = Витягніть чотири фішки. Одну можна обміняти на наступну за цінністю того ж кольору. Якщо не вийде, візьміть зелену 1.
card-roll_the_die = Киньте кубик
card-roll_the_die-text = Кожен один раз кидає бонусний кубик.
card-only_choose_one = Лише одне на вибір
card-only_choose_one-text = Візьміть чорну фішку, будь-яку фішку цінністю 2 або 3 рубіни.
card-good_start = Добрий початок
card-good_start-text = Скористайтеся щурами, як завжди, або віддайте 1–3 хвости за стільки ж рубінів.
card-rat_infestation = Навала щурів
card-rat_infestation-text = У всіх удвічі більше щурячих хвостів.
card-rats_are_friends = Щури — ваші друзі
card-rats_are_friends-text = Візьміть будь-яку фішку цінністю 4 або по очку за кожен свій щурячий хвіст.
card-charity = Милосердя
card-charity-text = Хто має найменше рубінів, отримує один.
card-pot_is_filling_up = Казан наповнюється
card-pot_is_filling_up-text = Усі пересувають краплю на клітинку.
card-wheel_and_deal = Торг
card-wheel_and_deal-text = Можна обміняти рубін на будь-яку фішку цінністю 1, крім фіолетової та чорної.
card-beginners_bonus = Бонус новачка
card-beginners_bonus-text = Хто має найменше очок, отримує зелену 1.

# Where something comes from
source-pot = підсумкова клітинка
source-die = бонусний кубик
source-black = бражник
source-green = садовий павук
source-blue = воронячий череп
source-purple = подих привида
source-fortune = карта ворожби
source-tube = пробірка
source-coins = монети
source-rubies = рубіни
phase-fortune = Ворожба
phase-rats = Щури
phase-brew = Варіння
phase-after_brew = Після варіння
phase-die = А · Кубик
phase-chips = Б · Дії фішок
phase-score = В, Г · Рубіни й очки
phase-buy = Д · Купівля
phase-end = Кінець раунду
phase-rubies = Е · Рубіни

# The table in the terminal
table-name = { $seat }
table-round = Раунд { $round } із { $rounds }
table-aside = біля казана
table-looked = витягнуто для огляду
table-player = очки { $points } · рубіни { $rubies } · крапля { $droplet } · щури { $rats }
table-fuse = білих { $whites } із { $limit } · у мішку { $bag }
table-scoring = клітинка { $space }: { coins }, { points }
table-no-odds = Казан не вариться: рахувати нічого.
table-risk = Від наступної фішки зілля вибухне з імовірністю { $percent } % ({ $explosive } із { $bag })
table-stop = Спинитися зараз
table-draw = Ще одна фішка, тоді стоп
table-plan = Тягнути, доки ризик не більший за { $risk } %
table-average = очки { NUMBER($points, minimumFractionDigits: 1) } · монети { NUMBER($coins, minimumFractionDigits: 1) } · вибух { $percent } %

# Questions
step-first-player = Хто починає?
step-read-fortune = Читають карту ворожби
step-use-rats = До лідера { tails }. Пустити щурів?
step-brew = Тягнути чи спинитися? Сума білих { $whites } із { $limit }, у мішку { bag }.
step-brew-together = Фішка чи порожня рука? Сума білих { $whites } із { $limit }, у мішку { bag }.
step-draw-chip = Фішка покидає мішок
step-move-chip = Як далеко йде { $chip }?
step-stir-back = Добре розмішано: повернути { $chip_acc } в мішок?
step-take-chance = Далі чи спочатку? П’ять фішок у казані, сума білих { $whites } із { $limit }.
step-look-at-chip = Фішку тягнуть, щоб роздивитися
step-place-one = Покласти одну з витягнутих фішок?
step-set-red-aside = Відкласти { $chip_acc } біля казана чи покласти зараз?
step-bring-back = Тягнути першу фішку чи спершу повернути в мішок червону, що лежить біля казана?
step-place-reds = Біля казана { $chips ->
    [one] { $chips } червона фішка
    [few] { $chips } червоні фішки
   *[other] { $chips } червоних фішок
}. Покласти, повернути в мішок чи залишити?
step-move-red = Як далеко йде { $chip }?
step-return-white = Повернути { $chip_acc } в мішок?
step-take-tier = Яка нагорода за фіолетові фішки?
step-trade-purple = Здати фіолетові фішки?
step-upgrade-chip = Обміняти фішку на більшу?
step-take-chip = Візьміть фішку
step-move-last = Рівно сім: пересунути { $chip_acc } далі на { $spaces ->
    [one] { $spaces } клітинку
    [few] { $spaces } клітинки
   *[other] { $spaces } клітинок
}?
step-pay-for-droplet = Заплатити рубін за крок краплі? У вас { rubies }.
step-move-droplet = Яка крапля рухається?
step-move-whole-droplet = Яка крапля йде далі на { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
}?
step-roll-die = Котиться бонусний кубик
step-choose-just-in-time = { points } чи на білу фішку менше?
step-droplet-or-purple = Крапля +{ $steps } чи фіолетова фішка?
step-choose-one = Фішка чи { rubies }?
step-deal-for-chip = Обміняти рубін на фішку? У вас { rubies }.
step-chip-or-tails = Фішка 4 чи { $tails ->
    [one] { $tails } очко
    [few] { $tails } очки
   *[other] { $tails } очок
} за щурячі хвости?
step-add-strong = Покласти одну з цих фішок як міцний інгредієнт?
step-exchange-chip = Обміняти одну з витягнутих фішок?
step-give-tails = Віддати щурячі хвости за рубіни? У вас { tails }.
step-choose-reward = Ваше зілля вибухнуло: { points } чи { coins } на купівлю?
step-buy-chip = Купити фішки? У вас { coins }.
step-buy-second-chip = Ви купуєте { $chip_acc }, є ще { coins }. Другу іншого кольору?
step-spend-rubies = Витратити рубіни? У вас { rubies }.

# Answers
choice-draw = Тягнути
choice-stop = Спинитися
choice-flask = Скористатися колбою
choice-rats = Пустити щурів
choice-decline = Без щурів
choice-return = Повернути в мішок
choice-keep = Залишити
choice-restart = Почати знову
choice-continue = Грати далі
choice-aside = Біля казана
choice-beside = Залишити біля казана
choice-rebag = Повернути { $chip_acc } в мішок
choice-points = Узяти очки
choice-coins = Узяти монети
choice-droplet = Пересунути краплю
choice-tube = Пересунути краплю в пробірках
choice-refill = Наповнити колбу
choice-pass = Ні, дякую
choice-done = Зберегти рубіни
choice-pay = Заплатити рубін
choice-forward = Пересунути
choice-stay = Хай лежить
choice-remove = Прибрати білу 1
choice-rubies = Узяти рубіни
choice-tails = Очко за кожен хвіст
choice-place = Покласти { $chip_acc }
choice-take = Узяти { $chip_acc }
choice-move = { $number ->
    [one] { $number } клітинка
    [few] { $number } клітинки
   *[other] { $number } клітинок
}
choice-tier = { $number ->
    [one] Нагорода за { $number } фішку
    [few] Нагорода за { $number } фішки
   *[other] Нагорода за { $number } фішок
}
choice-trade = { $number ->
    [one] Здати { $number } фішку
    [few] Здати { $number } фішки
   *[other] Здати { $number } фішок
}
choice-give = { $number ->
    [one] { $number } хвіст за рубін
    [few] { $number } хвости за { $number } рубіни
   *[other] { $number } хвостів за { $number } рубінів
}
choice-upgrade = Обміняти { $chip_acc } на { $number }
choice-buy = Купити { $chip_acc } за { price }
choice-chip = { $chip }
choice-die = Грань { $face }
choice-start = { $starter_seat }
choice-fortune = { $card }

# What happened
event-started = { $me ->
    [yes] Ви — перший гравець.
   *[no] Першим гравцем стає { $seat }.
}
event-round-began = Починається раунд { $round }; перший гравець — { $starter_seat }.
event-book-opened = З’явилася нова книга: { $ingredient }.
event-white-added = { $me ->
    [yes] Ви кладете { $chip_acc } в мішок.
   *[no] { $seat } кладе { $chip_acc } в мішок.
}
event-fortune-read = Карта ворожби: { $card }.
event-tails-counted = { $me ->
    [yes] Між вами й лідером { tails }.
   *[no] { $seat }: до лідера { tails }.
}
event-rats-swam = { $me ->
    [yes] Ваші щури пливуть попереду краплі на { $tails ->
        [one] { $tails } клітинку
        [few] { $tails } клітинки
       *[other] { $tails } клітинок
    }.
   *[no] { $seat }: щури пливуть попереду краплі на { $tails ->
        [one] { $tails } клітинку
        [few] { $tails } клітинки
       *[other] { $tails } клітинок
    }.
}
event-tails-given = { $me ->
    [yes] Ви віддаєте { tails }.
   *[no] { $seat } віддає { tails }.
}
event-hand-shown = { $me ->
    [yes] { $draws ->
        [yes] Ви показуєте фішку.
       *[no] Ви показуєте порожню руку.
    }
   *[no] { $draws ->
        [yes] { $seat } показує фішку.
       *[no] { $seat } показує порожню руку.
    }
}
event-looked = { $me ->
    [yes] Ви роздивляєтеся { $chip_acc }.
   *[no] { $seat } роздивляється { $chip_acc }.
}
event-placed = { $me ->
    [yes] Ви кладете { $chip_acc } на клітинку { $space }.
   *[no] { $seat } кладе { $chip_acc } на клітинку { $space }.
}
event-put-back = { $me ->
    [yes] Ви повертаєте { $chip_acc } в мішок.
   *[no] { $seat } повертає { $chip_acc } в мішок.
}
event-set-aside = { $me ->
    [yes] Ви відкладаєте { $chip_acc } біля казана.
   *[no] { $seat } відкладає { $chip_acc } біля казана.
}
event-insured = { $me ->
    [yes] Ваше зілля застраховано на { $chips ->
        [one] { $chips } наступну фішку
        [few] { $chips } наступні фішки
       *[other] { $chips } наступних фішок
    }.
   *[no] { $seat }: зілля застраховано на { $chips ->
        [one] { $chips } наступну фішку
        [few] { $chips } наступні фішки
       *[other] { $chips } наступних фішок
    }.
}
event-limit-raised = { $me ->
    [yes] Ваше зілля тепер вибухає лише понад { $limit }.
   *[no] { $seat }: зілля тепер вибухає лише понад { $limit }.
}
event-exploded = { $me ->
    [yes] Ваше зілля вибухає! Сума білих фішок: { $whites }.
   *[no] { $seat }: зілля вибухає! Сума білих фішок: { $whites }.
}
event-stopped = { $me ->
    [yes] Ви спиняєтеся: { coins }, { points }.
   *[no] { $seat } спиняється: { coins }, { points }.
}
event-restarted = { $me ->
    [yes] Ви повертаєте все й починаєте знову.
   *[no] { $seat } повертає все й починає знову.
}
event-last-moved = { $me ->
    [yes] Ваша { $chip } йде далі, на клітинку { $space }.
   *[no] { $seat }: { $chip } йде далі, на клітинку { $space }.
}
event-step-began = { $step ->
    [a] Оцінювання: бонусний кубик.
    [b] Діють фішки.
    [c] Рубіни підсумкових клітинок.
    [d] Очки перемоги.
    [e] Купівля фішок.
   *[f] Раунд завершується; можна витратити рубіни.
}
event-rolled = { $me ->
    [yes] Ви кидаєте бонусний кубик: грань { $face }.
   *[no] { $seat } кидає бонусний кубик: грань { $face }.
}
event-scored = { $me ->
    [yes] Ви отримуєте { points } ({ $source }), усього { $total }.
   *[no] { $seat } отримує { points } ({ $source }), усього { $total }.
}
event-got-rubies = { $me ->
    [yes] Ви берете { rubies } ({ $source }).
   *[no] { $seat } бере { rubies } ({ $source }).
}
event-paid-rubies = { $me ->
    [yes] Ви платите { rubies }.
   *[no] { $seat } платить { rubies }.
}
event-got-chip = { $me ->
    [yes] Ви отримуєте { $chip_acc } ({ $source }).
   *[no] { $seat } отримує { $chip_acc } ({ $source }).
}
event-missed-chip = { $me ->
    [yes] Фішку «{ $chip }» розпродано: вам нічого.
   *[no] Фішку «{ $chip }» розпродано: { $seat } нічого не отримує.
}
event-gave-chip = { $me ->
    [yes] Ви віддаєте { $chip_acc } в запас.
   *[no] { $seat } віддає { $chip_acc } в запас.
}
event-droplet-moved = { $me ->
    [yes] Ваша крапля тепер на клітинці { $space }.
   *[no] { $seat }: крапля тепер на клітинці { $space }.
}
event-tube-moved = { $me ->
    [yes] Ваша крапля доходить до пробірки { $glass }.
   *[no] { $seat }: крапля доходить до пробірки { $glass }.
}
event-flask-filled = { $me ->
    [yes] Ваша колба знову повна.
   *[no] { $seat }: колба знову повна.
}
event-bought = { $me ->
    [yes] Ви купуєте { $chip_acc } за { price }.
   *[no] { $seat } купує { $chip_acc } за { price }.
}
event-chose-coins = { $me ->
    [yes] Ви берете { coins.acc }.
   *[no] { $seat } бере { coins.acc }.
}
event-coins-lost = { $me ->
    [yes] Ви втрачаєте { $coins ->
        [one] { $coins } невитрачену монету
        [few] { $coins } невитрачені монети
       *[other] { $coins } невитрачених монет
    }.
   *[no] { $seat } втрачає { $coins ->
        [one] { $coins } невитрачену монету
        [few] { $coins } невитрачені монети
       *[other] { $coins } невитрачених монет
    }.
}
event-summed = { $me ->
    [yes] Сума ваших фішок: { $total }.
   *[no] { $seat }: сума фішок { $total }.
}
event-game-ended = { $me ->
    [yes] Ярмарок скінчився: у вас { points }.
   *[no] Ярмарок скінчився: { $seat } має { points }.
}

# Rules
rule-setup = Кожен починає з мішком із дев’яти фішок (чотири білі 1, дві білі 2, біла 3, помаранчева 1, зелена 1), рубіном, повною колбою та краплею на 0.
rule-start = Хто починає перший раунд, вирішує випадок. Далі щораунду карти й перший хід переходять ліворуч.
rule-round = Дев’ять раундів: карта ворожби, щури, варіння, оцінювання. Жовта книга з’являється перед раундом 2, фіолетова — перед раундом 3; перед раундом 6 кожен додає білу 1.
rule-cards = Фіолетова карта діє перед раундом, від першого гравця; синя — протягом раунду або наприкінці. Жовті й фіолетові фішки можна брати лише тоді, коли їхня книга вже відкрита.
rule-rats = Від раунду 2 той, хто відстає, може почати на стільки клітинок далі від краплі, скільки щурячих хвостів між ним і лідером.
rule-draw = Витягніть фішку й покладіть її на стільки клітинок після попередньої, скільки на ній написано; першу рахують від краплі або щурів. Хоч одну треба витягти; з порожнім мішком треба спинитися. В останньому раунді всі водночас показують, чи тягнуть далі.
rule-move = Від бонусу, що веде фішку далі, можна відмовитися. Далі за останню клітинку фішок не кладуть; після неї — ложка.
rule-stop = Після будь-якої фішки можна спинитися. Клітинка після останньої фішки — ваша підсумкова клітинка.
rule-flask = Якщо остання витягнута фішка біла й зілля не вибухнуло, колба повертає її в мішок. Потім колба порожня, доки її не наповнять.
rule-explosion = Якщо сума білих фішок перевищує 7, зілля вибухає. Треба спинитися, бонусний кубик не кидають, і беруть або очки, або монети підсумкової клітинки.
rule-decline = Дії фішок, карт і щурів — це пропозиції: від них можна відмовитися.
rule-second-chance = Перші п’ять фішок раунду не можуть спричинити вибух. Потім грайте далі або поверніть усе й почніть знову; це пропонують один раз.
rule-orange = Помаранчеві фішки не мають дії.
rule-black = Чорні фішки діють на етапі Б: порівняйте їхню кількість із сусідами.
rule-green = Зелені фішки діють на етапі Б: більшість книг дивиться на дві останні фішки казана.
rule-blue = Сині фішки діють, щойно їх витягнуто.
rule-red = Червоні фішки діють, щойно їх витягнуто; фішки набору 2 чекають біля казана, доки ви не спинитеся.
rule-yellow = Жовті фішки діють, щойно їх витягнуто.
rule-purple = Фіолетові фішки діють на етапі Б, за кількістю або місцем. Можна взяти й меншу нагороду.
rule-upgrade = Фішка йде в запас, більша того ж кольору — у мішок.
rule-evaluation = Етап за етапом, від першого гравця: А бонусний кубик, Б дії фішок, В рубіни, Г очки перемоги, Д купівля фішок, Е витрата рубінів. Фішки діють і рубіни дають навіть після вибуху.
rule-die = Хто зайшов найдалі без вибуху, кидає бонусний кубик; якщо на одній клітинці таких кілька, кидають усі.
rule-gain = Отримані фішки йдуть у мішок, їх тягнуть із наступного раунду. Розпродане отримати не можна.
rule-buy = Витратьте число підсумкової клітинки на одну чи дві фішки різних кольорів. Решта згорає; розпродане купити не можна.
rule-supply = Усього 216 фішок, разом із тими, що в мішках.
rule-droplet = Крапля показує, звідки рахують вашу першу фішку. Назад вона не рухається.
rule-rubies = Наприкінці раунду два рубіни пересувають краплю на клітинку або наповнюють колбу, скільки завгодно разів. Їх можна й зберегти.
rule-tubes = Замість кроку краплі в казані можна пересунути краплю в пробірках, і пробірка платить одразу.
rule-end = Після раунду 9 кожні 5 монет і кожні 2 рубіни — це очко. Перемагає той, хто має найбільше очок; за рівності — той, чий казан в останньому раунді повніший.

paragraph-setup = Підготовка
paragraph-start = Перший гравець
paragraph-round = Раунд
paragraph-cards = Карти ворожби
paragraph-rats = Щури
paragraph-draw = Витягування
paragraph-move = Рух фішки
paragraph-stop = Зупинка
paragraph-flask = Колба
paragraph-explosion = Вибух
paragraph-decline = Відмова
paragraph-second-chance = Другий шанс
paragraph-orange = Помаранчеві: гарбуз
paragraph-black = Чорні: бражник
paragraph-green = Зелені: садовий павук
paragraph-blue = Сині: воронячий череп
paragraph-red = Червоні: мухомор
paragraph-yellow = Жовті: мандрагора
paragraph-purple = Фіолетові: подих привида
paragraph-upgrade = Обмін на більшу
paragraph-evaluation = Оцінювання
paragraph-die = А. Бонусний кубик
paragraph-gain = Отримані фішки
paragraph-buy = Д. Купівля
paragraph-supply = Запас
paragraph-droplet = Крапля
paragraph-rubies = Е. Витрата рубінів
paragraph-tubes = Пробірки
paragraph-end = Кінець гри

# Ігрове поле
board-brewing = варить
board-stopped = зупинка
board-exploded = вибух
board-flask-full = Колба повна
board-flask-empty = Колба порожня

board-pot = У казані { $chips ->
    [one] { $chips } фішка
    [few] { $chips } фішки
   *[other] { $chips } фішок
}. Підсумкова клітинка дає { coins.acc } і { points }{ $rubies ->
    [0] {""}
   *[other] , а ще рубін
}.
board-stop-now = Зараз
board-scores = Приносить
board-whites = із { $limit } — сума білих
board-look = Зазирнути в казан: { $seat }
board-fortune = Карта ворожби
board-in-bag = у мішку
board-tails = { $count ->
    [one] { $count } щурячий хвіст
    [few] { $count } щурячі хвости
   *[other] { $count } щурячих хвостів
}
board-aside = біля казана
board-books = Книги
board-pot-again = До казана
board-from-round = з { $round }-го раунду
board-offer-open = можна купити
board-offer-dear = бракує монет
board-offer-locked = ще не продається
board-offer-sold_out = розпродано
board-offer-colour = одна такого кольору вже є
board-offer-plain = продається на ярмарку
board-tip-buy-chip = Купіть до двох фішок різних кольорів. Решта монет наприкінці раунду згорає.
board-tip-spend-rubies = Два рубіни назавжди пересувають краплю на клітинку або наповнюють колбу.
board-tip-choose-reward = Зілля, що вибухнуло, дає або очки, або монети.
board-tip-use-rats = Хто відстає, починає ближче до мети: на стільки клітинок, скільки щурячих хвостів до лідера.
board-left = Що лишилося в мішку
board-stop = Спинитися: { coins }, { points }
board-buy = Купити { $count ->
    [one] { $count } фішку
    [few] { $count } фішки
   *[other] { $count } фішок
} за { coins.acc }
board-buy-nothing = Нічого не купувати
board-bought-enough = Без другої фішки
board-evaluation = Оцінювання { $round }-го раунду
board-beat-letters = А Б В Г Д Е
board-beat-a = Кубик
board-beat-b = Дії фішок
board-beat-c = Рубіни
board-beat-d = Очки
board-beat-e = Купівля
board-beat-f = Витрати рубінів
board-behind = Рахунок { $points } проти { $leader }: { $count ->
    [one] { $count } щурячий хвіст
    [few] { $count } щурячі хвости
   *[other] { $count } щурячих хвостів
}
board-tubes = Пробірки: крапля на { $glass } з { $count }
board-start = Початок
board-fortune-purple = Ворожба: діє одразу
board-fortune-blue = Ворожба: на цей раунд
board-flask-ready = Колба повна: може повернути останню фішку
board-coins = { $count ->
    [one] { $count } монета
    [few] { $count } монети
   *[other] { $count } монет
}
board-hand-ready = вирішено
board-hand-thinks = думає
board-hand-chip = фішка в руці
board-hand-empty = порожня рука
board-bag = У мішку ({ $seat }): { $count ->
    [one] { $count } фішка
    [few] { $count } фішки
   *[other] { $count } фішок
}
board-bag-closed = За цим столом у мішок не заглядають.
board-bag-equal = Шанс витягти будь-яку фішку однаковий.
board-purse = Гаманець
board-becomes = стане
board-slot-1 = перша фішка
board-slot-2 = друга фішка
board-offer-chosen = у кошику
board-risk = ризик вибуху
board-risk-of = ризик вибуху · { $count } із { $chips }
board-tip-brew = Тягніть фішку з мішка. Вона просувається на своє число клітинок. Що повніший казан, то більше він платить; але забагато білих — і зілля вибухне.
board-tip-scoring = Підсвічена клітинка за останньою фішкою платить, коли спинитеся: монети на нові фішки, очки, часом рубін.
board-tip-fuse = Кожна біла фішка спалює ґніт. Якщо сума вийде за його кінець, зілля вибухне, і ви отримаєте очки або монети, а не все разом.
board-tip-flask = Повна колба в кутку повертає щойно витягнуту білу фішку в мішок. Потім вона порожня, доки її не наповнять за рубіни.
board-tip-together = В останньому раунді всі вирішують одночасно і разом розкривають руки: фішка або порожньо.
board-tip-place-one = Ці фішки ви витягли подивитися. Покладіть одну або поверніть усі; на кожній видно, скільки тоді дасть казан.
board-tip-tubes = Кожен крок краплі йде в казан або в пробірки. Казан дає фору в кожному раунді, пробірка платить раз, зате одразу.
board-tip-fortune = Кожен раунд починається з карти ворожби для всіх. Фіолетові діють одразу, сині — протягом раунду.
board-plan-stop = Спинитися
board-plan-draw = Ще одна фішка
board-plan-risk = Далі, поки ризик до { $risk } %
board-percent = { $percent } %
board-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
board-plans = У середньому
board-basket = Ваш мішок
board-basket-white = Перша фішка біла
board-basket-fit = Фішки в казані
board-basket-chips = { $count ->
    [0] як є
    [one] з { $count } новою фішкою
    [few] з { $count } новими фішками
   *[other] з { $count } новими фішками
}
board-basket-mean = { $mean }
board-basket-help = Стільки фішок у середньому вміщає казан до вибуху; дії фішок і карти не враховано.
board-odds-later = Шанси видно, поки ви варите.
board-market-rule = Одна фішка або дві різних кольорів. Білі не продаються.
board-offer-full = двох фішок досить
board-power = що вміє
board-marks = Що запам’ятано про це вариво
board-doubled = Наступна фішка просунеться на подвійне число
board-strong = { card-strong_ingredient }: «{ $chip }» лежить без дії
board-chance = { card-second_chance }: покладено { $placed } з { $safe }
board-chance-spent = { card-second_chance }: покладено { $placed } з { $safe }; новий початок уже використано
board-stirred = { card-well_stirred }: перша біла фішка може повернутися
board-stirred-spent = { card-well_stirred }: використано
board-last-pot = Останній казан

# Why an answer is better
why-stop = Спинитися зараз — це { points } і { coins }; наступна фішка підриває зілля у { $explode } % випадків.
why-draw = { $explode ->
    [0] Жодна фішка в мішку не підірве зілля
   *[other] Наступна фішка підриває зілля у { $explode } % випадків
}; ще одна фішка — це в середньому { points } і { coins }, спинитися зараз — { $other_points } і { $other_coins }.
why-flask = Колба повертає останню білу фішку в мішок: тоді наступна підриває зілля у { $explode } % випадків, а не у { $other_explode } %.
later = { $later ->
    [one] { $later } очко
    [few] { $later } очки
    [many] { $later } очок
   *[other] { $later } очка
}
why-now = Цього раунду це приносить у середньому на { points } більше.
why-later = У наступних раундах це приносить приблизно на { later } більше.
why-both = Цього раунду це приносить у середньому на { points } більше, а потім ще приблизно на { $later }.
why-sooner = Цього раунду це приносить у середньому на { points } більше; потім буде менше приблизно на { $later }, але воно того варте.
why-patient = Потім це приносить приблизно на { later } більше; цього раунду буде менше в середньому на { $points }, але воно того варте.

# The board in words
words-phase = { $phase_id ->
    [fortune] Ворожка відкриває карту.
    [rats] Перед варінням допомагають щури.
    [brew] У казанах вариться зілля.
    [after_brew] Варіння скінчилося.
    [die] Кидають кубик.
    [chips] Діють фішки в казанах.
    [score] Роздають рубіни й очки.
    [buy] Купують фішки.
    [rubies] Витрачають рубіни.
   *[end] Раунд закінчується.
}
words-pot = { $me ->
    [yes] Ваш казан
   *[no] Казан: { $seat }
}
words-state = { $state ->
    [brewing] { $me ->
        [yes] Ви варите зілля.
       *[no] { $seat } варить зілля.
    }
    [exploded] { $me ->
        [yes] Ваше зілля вибухнуло.
       *[no] { $seat }: зілля вибухнуло.
    }
   *[stopped] { $me ->
        [yes] Ви спинилися.
       *[no] { $seat } більше не тягне.
    }
}
words-chips = У казані, від першої фішки: { $chips }.
words-chip = { $chip } на клітинці { $space }
words-whites = Сума білих: { $whites }; понад { $limit } — вибух.
words-aside = Біля казана: { $chips }.
words-would-pay = Якщо покласти { $chip_acc }: { coins } і { points }.
words-would-explode = Якщо покласти { $chip_acc }, зілля вибухне.
words-belongings = { $me ->
    [yes] У вас
   *[no] { $seat } має
} { points } і { rubies }; крапля на клітинці { $droplet }.
words-bag = У мішку { bag }.
words-count-bag = За видами: { $chips }.
words-some = { $chip } ×{ $count }
words-purse = Ви можете витратити { coins.acc }.
words-can-buy = Можна купити: { $chips }.
words-buys-nothing = На це нічого не купити.
words-sale = { $chip } за { price }
words-book = { $ingredient }: { $chips }. { $power }
words-book-later = { $ingredient }, з { $round }-го раунду: { $chips }. { $power }
words-scoring = Підсумкова клітинка дає { coins.acc }{ $points ->
    [0] {""}
   *[other] {" "}і { points }
}{ $rubies ->
    [0] {""}
   *[other] , а ще рубін
}.
words-flask = { $full ->
    [yes] Колба повна.
   *[no] Колба порожня.
}
words-won = { $me ->
    [yes] Ярмарок скінчився: ви перемогли, у вас { points }.
   *[no] Ярмарок скінчився: перемагає { $seat } і має { points }.
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
