game-name = Пиво и Хлеб
game-tagline = Две деревни шесть лет делят поля. В счёт идёт лишь тот товар, на котором вы заработали меньше.

option-memory = { $value ->
    [true] Подсказка памяти: стол показывает, какие карты другой руки вы уже видели
   *[other] Без подсказки памяти
}
option-memory-help = Карты переходят из рук в руки, так что большую часть карт другого игрока вы уже видели. Подсказка показывает только то, что вы и сами могли бы запомнить.
option-harvest_count = { $value ->
    [total] Урожай считает все символы столбца
   *[other] Урожай считает только символы, идущие подряд
}
option-harvest_count-total = все символы
option-harvest_count-contiguous = только подряд
option-harvest_count-help = По правилам считаются все символы столбца; некоторые играют так, что пропуск обрывает счёт.
option-overflow_keep = { $value ->
    [fill_all_cells] Тот, у кого жетонов слишком много, заполняет все ячейки
   *[other] Тот, у кого жетонов слишком много, может оставить меньше, чем помещается
}
option-overflow_keep-fill_all_cells = заполнить все ячейки
option-overflow_keep-keep_fewer_allowed = можно оставить меньше
option-overflow_keep-help = По правилам вы выбираете, что хранить. Нарочно оставлять меньше имело бы смысл лишь ради мельницы.
option-cleaning_only = { $value ->
    [only] «Только пиво» и «только хлеб» значит: без другого товара
   *[other] «Только пиво» и «только хлеб» значит: две карты или больше
}
option-cleaning_only-only = без другого товара
option-cleaning_only-two_or_more = две карты или больше
option-cleaning_only-help = Одно слово на этих улучшениях не прочесть наверняка; «только» лучше всего подходит рядом с улучшением для обоих товаров.
option-reshuffle = Когда колода кончилась, сброс тасуют: { $value }
option-reshuffle-next_draw = при следующем доборе
option-reshuffle-at_once = сразу
option-reshuffle-help = Правила говорят лишь, что из сброса делают новую колоду. При следующем доборе в неё попадут и карты, сброшенные тем временем.

step-choose-starter = Кто начинает?
step-lay-back = Колоду тасуют
step-draw-card = Добор карты
step-draw-another = Добор карты
step-draw-late = Добор карты
step-turn-up = На место обмена выкладывают карту
step-choose-pick-up = Какие карты столбца урожая вы не забираете?
step-redraw = Сбросить карту и взять верхнюю из колоды?
step-play-card = Год { $year }, ход { $turn } из 5: сыграйте карту
step-choose-payment = «{ $card }»: сколько жетонов { $kind_gen } тратите?
step-give-card = Какую карту положить вместо карты «{ $card }»?
step-reserve-card = Перевернуть карту, прежде чем отдать остальные?
step-choose-offer = { $left ->
    [one] { $left } лишний жетон: какой предлагаете?
    [few] { $left } лишних жетона: какие предлагаете?
   *[other] { $left } лишних жетонов: какие предлагаете?
}
step-accept-offer = { $giver_seat } предлагает:{ tokens }. Что возьмёте?
step-choose-gathering = { $left ->
    [one] Уборка приносит { $left } жетон: какой?
    [few] Уборка приносит { $left } жетона: какие?
   *[other] Уборка приносит { $left } жетонов: какие?
}

choice-keep-hand = Оставить карты
choice-pick-up-rest = Забрать остальные
choice-hand-over = Отдать как есть
choice-offer-made = Больше не предлагаю
choice-leave-rest = Остальное не беру
choice-offer = Предложить жетон { $kind_gen }
choice-take = Взять жетон { $kind_gen }
choice-gather = Собрать жетон { $kind_gen }
choice-pay = { counted-tokens } { $kind_gen }
choice-harvest = Собрать урожай: «{ $card }»
choice-sell = Продать: «{ $card }»
choice-upgrade = Улучшить: «{ $card }»
choice-give = Положить: «{ $card }»
choice-discard = Сбросить: «{ $card }»
choice-leave = Не забирать: «{ $card }»
choice-reserve = Перевернуть: «{ $card }»
choice-starter = Начинает { $seat }
choice-back = Карта { $product_gen }
choice-card = «{ $card }»

event-starter-chosen = { $me ->
    [yes] Вы начинаете и берёте мельницу.
   *[no] { $seat } начинает и берёт мельницу.
}
event-year-begun = { $kind_of_year_id ->
    [dry] Год { $year } засушливый. На полях и в реке:{ tokens }.
   *[other] Год { $year } урожайный. На полях и в реке:{ tokens }.
}
event-reshuffled = Сброс становится новой колодой: { counted-cards }.
event-drawn = Вы берёте карту «{ $card }» ({ $product }).
event-drawn-back = { $seat } берёт карту { $product_gen }.
event-turned-up = Карта для обмена: «{ $card }».
event-picked-up = { $me ->
    [yes] Вы забираете столбец урожая: { counted-cards }.
   *[no] { $seat } забирает столбец урожая: { counted-cards }.
}
event-left = { $me ->
    [yes] Вы сбрасываете из столбца карту «{ $card }».
   *[no] { $seat } сбрасывает из столбца карту «{ $card }».
}
event-discarded = { $me ->
    [yes] Вы сбрасываете карту «{ $card }».
   *[no] { $seat } сбрасывает карту «{ $card }».
}
event-reserved = Вы переворачиваете карту «{ $card }» ({ $product }).
event-reserved-back = { $seat } переворачивает карту { $product_gen }.
event-hands-swapped = Игроки меняются картами на руках: { counted-cards } у каждого.
event-given = { $me ->
    [yes] Вы кладёте карту «{ $card }» на место обмена { $space }.
   *[no] { $seat } кладёт карту «{ $card }» на место обмена { $space }.
}
event-exchanged = { $me ->
    [yes] Вы берёте с обмена карту «{ $card }».
   *[no] { $seat } берёт с обмена карту «{ $card }».
}
event-played = { $me ->
    [yes] Вы собираете урожай: «{ $card }».
   *[no] { $seat } собирает урожай: «{ $card }».
}
event-harvested = { $me ->
    [yes] Вы собираете
   *[no] { $seat } собирает
}{ $why ->
    [sow] {" "}после посева
    [follow] {" "}после чужого урожая
    [clean] {" "}за уборку
   *[action] {""}
}:{ tokens }{ $from_supply ->
    [0] {""}
   *[other] {" "}(из запаса: { $from_supply })
}.
event-offered = { $me ->
    [yes] Не помещается. Вы предлагаете:{ tokens }.
   *[no] Не помещается. { $seat } предлагает:{ tokens }.
}
event-accepted = { $me ->
    [yes] Вы берёте:{ tokens }.
   *[no] { $seat } берёт:{ tokens }.
}
event-returned = В общий запас:{ tokens }.
event-sold = { $me ->
    [yes] Вы продаёте карту «{ $card }» за { $value }. Потрачено:{ tokens }.
   *[no] { $seat } продаёт карту «{ $card }» за { $value }. Потрачено:{ tokens }.
}
event-upgraded = { $me ->
    [yes] Ваше улучшение: { $upgrade } (слот { $slot }, «{ $card }»).
   *[no] { $seat } выкладывает улучшение: { $upgrade } (слот { $slot }, «{ $card }»).
}
event-cleaned = { $me ->
    [yes] Вы убираете. Пиво: { $beers }, хлеб: { $breads }.
   *[no] { $seat } убирает. Пиво: { $beers }, хлеб: { $breads }.
}
event-windmill-passed = { $me ->
    [yes] { $kept ->
        [yes] Мельница остаётся у вас
       *[no] Мельница переходит к вам
    }
   *[no] { $kept ->
        [yes] { $seat } сохраняет мельницу
       *[no] Мельницу получает { $seat }
    }
}: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[other] { $tokens } жетонов
} против { $other }.
event-table-cleared = Карты обмена и столбцы урожая сброшены: { counted-cards }.
event-counted = { $me ->
    [yes] Ваш счёт: пиво { $beer }, хлеб { $bread } — итог { $final }.
   *[no] { $seat }: пиво { $beer }, хлеб { $bread } — итог { $final }.
}

tokens = { $water ->
    [0] {""}
   *[other] {" "}вода × { $water }
}{ $wheat ->
    [0] {""}
   *[other] { $first ->
        [wheat] {" "}
       *[other] {", "}
    }пшеница × { $wheat }
}{ $barley ->
    [0] {""}
   *[other] { $first ->
        [barley] {" "}
       *[other] {", "}
    }ячмень × { $barley }
}{ $rye ->
    [0] {""}
   *[other] { $first ->
        [rye] {" "}
       *[other] {", "}
    }рожь × { $rye }
}{ $hops ->
    [0] {""}
   *[other] { $first ->
        [hops] {" "}
       *[other] {", "}
    }хмель × { $hops }
}

counted-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
}
counted-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
}
kind-water = вода
    .gen = воды
kind-wheat = пшеница
    .gen = пшеницы
kind-barley = ячмень
    .gen = ячменя
kind-rye = рожь
    .gen = ржи
kind-hops = хмель
    .gen = хмеля
kind-any = на выбор
    .gen = на выбор
product-beer = пиво
    .gen = пива
product-bread = хлеб
    .gen = хлеба

card-BE01 = Луговое светлое
card-BE02 = Белое паромщика
card-BE03 = Ржаной шёпот
card-BE04 = Жатвенное
card-BE05 = Хмелёк
card-BE06 = Мельничный ручей
card-BE07 = Монастырское золотое
card-BE08 = Белая ряса
card-BE09 = Ключевое
card-BE10 = Четыре стороны
card-BE11 = Медный котёл
card-BE12 = Хмельной венок
card-BE13 = Ячменный барон
card-BE14 = Базарный день
card-BE15 = Ржаной фонарь
card-BE16 = Старый бондарь
card-BE17 = Янтарный брат
card-BE18 = Облачный пастух
card-BE19 = Лис и сноп
card-BE20 = Красная кровля
card-BE21 = Погребной колокол
card-BE22 = Ночная вечерня
card-BE23 = Тёмный приор
card-BE24 = Воронова рожь
card-BE25 = Зимний странник
card-BE26 = Двойное аббата
card-BE27 = Чёрный хмель
card-BE28 = Две деревни
card-BE29 = Дым и рожь
card-BE30 = Горький приор
card-BR01 = Утренняя булочка
card-BR02 = Булка мельника
card-BR03 = Ржаной грош
card-BR04 = Полевой узелок
card-BR05 = Ячменная лепёшка
card-BR06 = Монастырская булочка
card-BR07 = Ржаной рожок
card-BR08 = Белая звезда
card-BR09 = Пастушья булочка
card-BR10 = Булочка четырёх зёрен
card-BR11 = Деревенский каравай
card-BR12 = Воскресная плетёнка
card-BR13 = Колодезный хлеб
card-BR14 = Ячменный кругляш
card-BR15 = Хлеб пахаря
card-BR16 = Золотая корочка
card-BR17 = Половинка
card-BR18 = Речной хлеб
card-BR19 = Солодовая коса
card-BR20 = Базарный хлеб
card-BR21 = Большая печь
card-BR22 = Праздничное колесо
card-BR23 = Солод монаха
card-BR24 = Три поля
card-BR25 = Погребной хлеб
card-BR26 = Чёрный мельник
card-BR27 = Венец жатвы
card-BR28 = Хлеб пивовара
card-BR29 = Стол приора
card-BR30 = Зимняя рожь

type-beer-1 = светлое пиво
type-beer-2 = янтарное пиво
type-beer-3 = тёмное пиво
type-bread-1 = булочки
type-bread-2 = деревенский хлеб
type-bread-3 = тёмный хлеб

slot-1 = Календарь
slot-2 = Поля
slot-3 = Склад
slot-4 = Производство
slot-5 = Уборка
slot-6 = Подсчёт

upgrade-redraw = Второй взгляд
upgrade-selective_pickup = Разборчивый повар
upgrade-last_turn_draw = Поздний подвоз
upgrade-reserve_card = Запечатанный рецепт
upgrade-sow_wheat = Ранняя пшеница
upgrade-sow_barley = Ранний ячмень
upgrade-sow_rye = Ранняя рожь
upgrade-sow_hops = Ранний хмель
upgrade-extra_wheat = Щедрая пшеница
upgrade-extra_barley = Щедрый ячмень
upgrade-extra_rye = Щедрая рожь
upgrade-extra_hops = Щедрый хмель
upgrade-supply_wheat = Торговец пшеницей
upgrade-supply_barley = Торговец ячменём
upgrade-supply_rye = Торговец рожью
upgrade-supply_hops = Торговец хмелем
upgrade-water_follow = Ниже по течению
upgrade-store_any = Амбар
upgrade-store_water = Цистерна
upgrade-brewery_plus = Второй чан
upgrade-bakery_plus = Вторая печь
upgrade-swap_wheat = Пшеница на солод
upgrade-swap_hops = Хмельной обмен
upgrade-swap_water = Долгая варка
upgrade-clean_beer = Дробина
upgrade-clean_bread = Крошки
upgrade-clean_only_beer = Отдых пивовара
upgrade-clean_only_bread = Отдых пекаря
upgrade-clean_both = Большая уборка
upgrade-score_low = Лавочка
upgrade-score_mid = Трактир
upgrade-score_high = Дом гильдии
upgrade-score_per2_beer = Ярмарка пивоваров
upgrade-score_per2_bread = Ярмарка пекарей
upgrade-score_most_upgrades = Мастер-строитель
upgrade-score_more_resources = Полное гумно
upgrade-score_three_breads = Хлебная корзина
upgrade-score_three_beers = Дегустация

effect-redraw = Каждый год, когда оба добрали карты, можете сбросить { $count ->
    [1] карту
    [one] до { $count } карты
    [few] до { $count } карт
   *[other] до { $count } карт
} и взять столько же.
effect-selective_pickup = В засушливые годы забираете только те карты своего столбца урожая, которые хотите.
effect-last_turn_draw = В начале последнего хода урожайного года возьмите { $count ->
    [1] карту
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
}; одну сыграйте, остальные сбросьте.
effect-reserve_card = В первый ход урожайного года можете перевернуть { $count ->
    [1] карту
    [one] до { $count } карты
    [few] до { $count } карт
   *[other] до { $count } карт
} своей руки: перевёрнутое сможете сыграть только вы.
effect-sow_wheat = После каждого посева соберите { counted-tokens } { $kind_gen }.
effect-sow_barley = После каждого посева соберите { counted-tokens } { $kind_gen }.
effect-sow_rye = После каждого посева соберите { counted-tokens } { $kind_gen }.
effect-sow_hops = После каждого посева соберите { counted-tokens } { $kind_gen }.
effect-extra_wheat = Когда ваш сбор урожая берёт жетоны { $kind_gen }, возьмите ещё { $count }.
effect-extra_barley = Когда ваш сбор урожая берёт жетоны { $kind_gen }, возьмите ещё { $count }.
effect-extra_rye = Когда ваш сбор урожая берёт жетоны { $kind_gen }, возьмите ещё { $count }.
effect-extra_hops = Когда ваш сбор урожая берёт жетоны { $kind_gen }, возьмите ещё { $count }.
effect-supply_wheat = Когда на поле уже нет { $kind_gen }, собирайте из общего запаса.
effect-supply_barley = Когда на поле уже нет { $kind_gen }, собирайте из общего запаса.
effect-supply_rye = Когда на поле уже нет { $kind_gen }, собирайте из общего запаса.
effect-supply_hops = Когда на поле уже нет { $kind_gen }, собирайте из общего запаса.
effect-water_follow = После каждого сбора урожая другого игрока соберите { counted-tokens } { $kind_gen }.
effect-store_any = Ещё { $count ->
    [one] { $count } ячейка
    [few] { $count } ячейки
   *[other] { $count } ячеек
} склада.
effect-store_water = Ещё { $count ->
    [one] { $count } ячейка
    [few] { $count } ячейки
   *[other] { $count } ячеек
} склада только для воды.
effect-brewery_plus = Ещё { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
} в пивоварне.
effect-bakery_plus = Ещё { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
} в пекарне.
effect-swap_wheat = Когда варите или печёте, можно потратить { counted-tokens } { $kind_gen } вместо одного из: { $kinds }.
effect-swap_hops = Когда варите или печёте, можно потратить { counted-tokens } { $kind_gen } вместо одного из: { $kinds }.
effect-swap_water = Когда варите или печёте, можно потратить { counted-tokens } { $kind_gen } вместо одного из: { $kinds }.
effect-clean_beer = Когда убираете пиво, соберите { counted-tokens } { $kind_gen }.
effect-clean_bread = Когда убираете хлеб, соберите { counted-tokens } { $kind_gen }.
effect-clean_only_beer = Когда убираете только пиво, соберите { counted-tokens } { $kind_gen }.
effect-clean_only_bread = Когда убираете только хлеб, соберите { counted-tokens } { $kind_gen }.
effect-clean_both = Когда убираете и пиво, и хлеб, соберите { counted-tokens } { $kind_gen }.
effect-score_low = В конце игры +{ $count } за каждую проданную карту ценой 4 или 5 в счёт её товара.
effect-score_mid = В конце игры +{ $count } за каждую проданную карту ценой 6 или 7 в счёт её товара.
effect-score_high = В конце игры +{ $count } за каждую проданную карту ценой 8 или 9 в счёт её товара.
effect-score_per2_beer = В конце игры +{ $count } за пиво за каждые две проданные карты пива.
effect-score_per2_bread = В конце игры +{ $count } за хлеб за каждые две проданные карты хлеба.
effect-score_most_upgrades = В конце игры +{ $count } за пиво или хлеб, если у вас больше улучшений.
effect-score_more_resources = В конце игры +{ $count } за пиво или хлеб, если на складе хотя бы на два жетона больше.
effect-score_three_breads = В конце игры +{ $count } за пиво или хлеб, если проданы все три типа хлеба.
effect-score_three_beers = В конце игры +{ $count } за пиво или хлеб, если проданы все три типа пива.

rule-setup = Кто начинает первый год с мельницей, решает случай.
rule-deck = Рубашки карт, пиво или хлеб, всегда открыты, в колоде и на руках тоже. Лицевая сторона тайная, пока карту не сыграли. Когда колода кончается, тасуют сброс.
rule-seeding = В урожайные годы поля дополняют до 7 пшеницы, 8 ячменя, 6 ржи и 6 хмеля; в засушливые доводят до 5, 4, 4 и 4, а лишнее убирают. Вся вода из запаса идёт в реку.
rule-cards = В урожайные годы каждый берёт пять карт. В засушливые сначала забирают свой столбец урожая, затем добирают до пяти, а на места обмена выкладывают три карты.
rule-turns = Каждый год по пять ходов, первым ходит игрок с мельницей. В урожайные годы после каждой пары ходов игроки меняются картами на руках.
rule-exchange = В засушливые годы можно положить карту из руки на место обмена, взять лежавшую там и сразу её сыграть.
rule-windmill = В конце года мельницу получает игрок с меньшим числом жетонов; при ничьей — тот, у кого её не было. После засушливого года карты обмена и столбцы сбрасывают.
rule-harvest = Положите карту на столбец урожая. Каждого ресурса с новой карты возьмите столько, сколько его символов во всём столбце. Брать обязательно; если на поле меньше, возьмите что есть.
rule-overflow = Что не помещается, нужно предложить: храните что хотите, другой игрок может взять то, для чего у него есть свободные ячейки, остальное идёт в общий запас.
rule-sell = Пиву нужно свободное место в пивоварне, хлебу — в пекарне. Потратьте весь рецепт; карта продана и занимает место до уборки.
rule-substitution = Замены меняют только то, что вы тратите, сколько угодно раз и одна за другой. Никто не платит больше, чем нужно для выбранного способа.
rule-upgrade = Подложите карту под её слот: отныне она действует. Затем уберите: все проданные карты покидают пивоварню и пекарню.
rule-cleaning-upgrades = Улучшения уборки действуют сразу, в том числе только что выложенное. Что не помещается, нужно предложить.
rule-redraw = Когда оба добрали карты, можно сбросить одну и взять верхнюю из колоды; первым решает игрок с мельницей.
rule-selective_pickup = Прежде чем добрать до пяти, можно сбросить ненужные карты своего столбца урожая.
rule-last_turn_draw = В последний ход урожайного года сначала берёте карту, затем одну играете, а остальные сбрасываете.
rule-reserve_card = Перевёрнутая карта переходит вместе с другими, но смотреть и играть её может только владелец. Если на руках одни перевёрнутые, они открыты тому, кто должен из них ходить.
rule-scoring = Считаются все проданные карты, также в пивоварне и пекарне. Ваш итог — меньшая из сумм за пиво и хлеб. При ничьей решает большая другая сумма, затем побеждает игрок без мельницы.

paragraph-setup = Подготовка
paragraph-deck = Карты
paragraph-seeding = Посев
paragraph-cards = Добор карт
paragraph-turns = Ходы
paragraph-exchange = Обмен
paragraph-windmill = Мельница
paragraph-harvest = Урожай и хранение
paragraph-overflow = Слишком много жетонов
paragraph-sell = Производство и продажа
paragraph-substitution = Замена
paragraph-upgrade = Улучшение и уборка
paragraph-cleaning-upgrades = Улучшения уборки
paragraph-redraw = Второй взгляд
paragraph-selective_pickup = Разборчивый повар
paragraph-last_turn_draw = Поздний подвоз
paragraph-reserve_card = Запечатанный рецепт
paragraph-scoring = Подсчёт

table-name = { $seat }
phase-seeding = Посев
phase-cards = Добор карт
phase-actions = Действия
phase-end = Конец
odds-unseen = Ещё не виденные карты
odds-ahead = Следующие рубашки колоды
odds-beers_ahead = из них пиво
odds-breads_ahead = из них хлеб
odds-next_harvests = Следующая карта даёт урожай
odds-soon_harvests = Одна из следующих карт даёт урожай
odds-note = Посчитано по тому, что видел этот игрок: лицевые стороны карт в колоде и в другой руке одинаково неизвестны.
odds-next-card = следующая карта
odds-one-of = одна из { $count ->
    [one] { $count } следующей
    [few] { $count } следующих
   *[other] { $count } следующих
}
odds-shows = Шанс, что на карте он есть
waiting-cards = Выбирает { $seat }
waiting-actions = Ходит { $seat }

heading-round = Год { $round } из { $rounds }
board-years = Годы
board-year = Год { $year }
board-fruitful = Урожайный год
board-dry = Засушливый год
board-now-fruitful = Поля полны; сыграв по карте, игроки меняются остальными.
board-now-dry = Растёт меньше, карты не переходят, три — на обмен.
board-windmill = Мельница
board-windmill-of = Мельница: { $seat }
board-windmill-next = Если бы год закончился сейчас, мельницу получил бы игрок { $seat }
board-stores = { $seat }: на складе { counted-tokens }
board-fields = Река и поля
board-river = река
board-village = Ваша деревня
board-storage = Склад
board-free = свободно
board-over = лишнее
board-brewery = Пивоварня
board-bakery = Пекарня
board-column = Столбец урожая
board-column-empty = пока пуст
board-upgrades = Улучшения
board-none = нет
board-counts = в зачёт
board-sold = продано
board-their-hand = Рука другого игрока
board-hand = Ваша рука
board-exchange = Обмен
board-goes-to = Остальное получает { $seat }
board-hand-stays = Карты остаются у вас
board-uses = показать три действия
board-lift-hint = Выберите карту: она покажет, что сейчас даст каждое из трёх действий.
board-put-back = Назад
board-harvest = Урожай
board-sell-beer = Сварить и продать
board-sell-bread = Испечь и продать
board-upgrade = Улучшить и убрать
board-too-many = { $count ->
    [one] { $count } лишний жетон
    [few] { $count } лишних жетона
   *[other] { $count } лишних жетонов
}: это нужно предложить
board-fits = всё поместится
board-nothing = брать нечего
board-cost-met = ресурсов хватает
board-by-swap = хватает благодаря замене
board-short = не хватает { $count ->
    [one] { $count } жетона
    [few] { $count } жетонов
   *[other] { $count } жетонов
}
board-full-beer = пивоварня заполнена
board-full-bread = пекарня заполнена
board-cleans = убирает: пиво { $beers }, хлеб { $breads }
board-cleans-nothing = убирать пока нечего
board-of-choice = +{ $count } на выбор
board-free-cells = { $count ->
    [one] { $count } свободная ячейка
    [few] { $count } свободные ячейки
   *[other] { $count } свободных ячеек
}
board-offer-these = Предложить:{ tokens }
board-take-these = Взять:{ tokens }
board-gather-these = Собрать:{ tokens }
board-pay-these = Потратить:{ tokens }
board-pay-how = «{ $card }»: чем платите?
board-recipe = По рецепту нужно
board-room = { $seat }: { $count ->
    [one] { $count } свободная ячейка
    [few] { $count } свободные ячейки
   *[other] { $count } свободных ячеек
}
board-pick = Выберите { counted-tokens }
board-offer-from = Ваши жетоны
board-accept-from = Предложенные жетоны
board-gather-from = Жетоны на полях и в реке
board-comes = { $kind }, добавится
board-goes = { $kind }, уйдёт
board-their-cards = Рука соперника: пиво { $beers }, хлеб { $breads }; вы видели: { $known }
board-deck = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}. Следующие рубашки: { $next }
board-discards = Сброс: пиво { $beers }, хлеб { $breads }
board-result = результат { $from } → { $to }
board-result-now = Ваш результат сейчас: { $count }
board-seen = Что вы видели в руке: { $seat }
board-unseen = Ещё не видели: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-seen-help = Здесь то, что вы могли бы помнить: карты, которые вы отдали сами или которые лежали открыто.
board-reserved = перевёрнута: сыграть можете только вы
board-turned = перевёрнута другим игроком
board-percent = { $percent } %
board-total = Итого
board-tip-play = Коснитесь карты: у неё три действия, и каждая строка говорит, что она даст сейчас. В конце считается только меньшее из пива и хлеба, так что развивайте оба.
board-tip-column = Столбец урожая растёт: новая карта даёт каждого своего вида столько жетонов, сколько символов во всём столбце. Считаются подсвеченные символы.
board-tip-full = Проданная карта занимает место в пивоварне или пекарне. «Улучшить и убрать» любой картой снова освобождает место.
board-tip-dry = В засушливый год карты на руках остаются у вас. Вместо своей карты можно сыграть обменную: тогда на её место вы кладёте карту из руки.
board-tip-choose-offer = Жетонов больше, чем ячеек: выберите, от чего отказаться, старого или нового. Другой игрок может взять то, что поместится, остальное идёт в запас.
board-tip-accept-offer = Подарок: берите, что поместится в свободные ячейки, хоть всё, хоть ничего. Но мельницу получает тот, у кого жетонов меньше.
board-pick-most = Выберите до { $count ->
    [one] { $count } жетона
    [few] { $count } жетонов
   *[other] { $count } жетонов
}

source-beer_1 = Светлое пиво
source-beer_2 = Янтарное пиво
source-beer_3 = Тёмное пиво
source-beer_bonus = Надбавки за пиво
source-bread_1 = Булочки
source-bread_2 = Деревенский хлеб
source-bread_3 = Тёмный хлеб
source-bread_bonus = Надбавки за хлеб

# Why an answer is better
why-use = { $use ->
    [sell] Продажа сразу даёт { $number }
    [harvest] Урожай даёт { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[other] { $number } жетонов
    }
   *[upgrade] { $number ->
        [0] Улучшение действует отныне
        [one] Улучшение действует и дальше и убирает { $number } карту
        [few] Улучшение действует и дальше и убирает { $number } карты
       *[other] Улучшение действует и дальше и убирает { $number } карт
    }
}, { $other_use ->
    [same] другая карта — { $other_number }
    [sell] продажа сразу { $other_number }
    [harvest] урожай — { $other_number ->
        [one] { $other_number } жетон
        [few] { $other_number } жетона
       *[other] { $other_number } жетонов
    }
   *[upgrade] { $other_number ->
        [0] улучшение действует отныне
        [one] улучшение убирает { $other_number } карту
        [few] улучшение убирает { $other_number } карты
       *[other] улучшение убирает { $other_number } карт
    }
}; тогда меньшая сумма после засушливого года в среднем { $low }, иначе { $other_low }.
why-years = После засушливого года меньшая сумма в среднем { $low }, иначе { $other_low }.
why-upgrades = После засушливого года у вас будет в среднем { $upgrades ->
    [one] { $upgrades } улучшение
    [few] { $upgrades } улучшения
    [many] { $upgrades } улучшений
   *[other] { $upgrades } улучшения
}, иначе { $other_upgrades }.
why-tokens = После засушливого года на складе будет лежать в среднем { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
    [many] { $tokens } жетонов
   *[other] { $tokens } жетона
}, иначе { $other_tokens }.
why-rival = После засушливого года меньшая сумма другой деревни в среднем { $rival }, иначе { $other_rival }.
why-lags = Считается только меньшая сумма: за { $product } сейчас { $low }, за другой продукт { $high }.

words-phase = { $phase_id ->
    [seeding] Засеваются поля.
    [cards] Время добирать карты.
    [actions] Игроки по очереди играют карты.
   *[end] Год заканчивается.
}
words-turn = Идёт { $turn }-й ход года.
words-village = { $me ->
    [yes] Ваша деревня
   *[no] Деревня: { $seat }
}
words-surplus = Не помещается:{ tokens }.
words-brewery = { board-brewery }{ $count ->
    [0] : пусто, { $places ->
        [one] { $places } место
        [few] { $places } места
       *[other] { $places } мест
    }
   *[other] , занято: { $count } из { $places }
}.
words-bakery = { board-bakery }{ $count ->
    [0] : пусто, { $places ->
        [one] { $places } место
        [few] { $places } места
       *[other] { $places } мест
    }
   *[other] , занято: { $count } из { $places }
}.
words-sold = Уже продано: пиво { $beers }, хлеб { $breads }.
words-hand = Карты в руке: пиво { $beers }, хлеб { $breads }.
words-seen = Из них вы видели: { $cards }.
words-card = «{ $card }»: { $type }, стоимость { $value }.
words-chosen = Уже выбрано:{ tokens }.
words-fields = { board-fields }:{ tokens }.
words-fields-none = Река и поля пусты.
words-storage = { board-storage }:{ tokens }; { words-free }.
words-storage-none = { board-storage }: пусто, { board-free-cells }.
words-column = { board-column }:{ tokens }.
words-column-none = { board-column }: { board-column-empty }.
words-upgrade = { $slot }: { $upgrade }. { $effect }
words-harvest = { board-harvest }:{ tokens }.
words-harvest-over = { board-harvest }:{ tokens }. { board-too-many }.
words-harvest-none = { board-harvest }: { board-nothing }.
words-sell-beer = { board-sell-beer }:{ tokens } ({ $state }).
words-sell-bread = { board-sell-bread }:{ tokens } ({ $state }).
words-lay = { board-upgrade }: { $upgrade }. { $effect }
words-lay-cleans = { board-upgrade }: { $upgrade }. { $effect } ({ board-cleans })
words-fruitful = { board-fruitful }. { board-now-fruitful }
words-dry = { board-dry }. { board-now-dry }
words-windmill = { $me ->
    [yes] Мельница у вас.
   *[no] Мельницу держит { $seat }.
}
words-windmill-next = { $me ->
    [yes] Если бы год закончился сейчас, её получили бы вы.
   *[no] Если бы год закончился сейчас, её получил бы игрок { $seat }.
}
words-deck = { board-deck }.
words-discards = { board-discards }.
words-free = { $count ->
    [0] свободных ячеек нет
   *[other] { board-free-cells }
}
words-sold-none = Пока ничего не продано.
words-goes-to = { board-goes-to }.
words-reserved = Она перевёрнута: сыграть её можете только вы.
words-over = { $me ->
    [yes] Последний год позади: вы победили с итогом { $points }.
   *[no] Последний год позади: побеждает { $seat } с итогом { $points }.
}

# The sign before a line of the log
icon-year-begun = sun
icon-drawn = card
icon-drawn-back = card
icon-turned-up = card
icon-picked-up = card
icon-reserved = card
icon-sold = market
icon-upgraded = plus
icon-counted = scales
icon-hands-swapped = again
icon-reshuffled = again
icon-starter-chosen = flag
