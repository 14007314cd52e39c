game-name = Пиво та Хліб
game-tagline = Два села шість років ділять поля. Рахується лише той товар, на якому ви заробили менше.

option-memory = { $value ->
    [true] Підказка пам’яті: стіл показує, які картки іншої руки ви вже бачили
   *[other] Без підказки пам’яті
}
option-memory-help = Картки переходять із рук у руки, тож більшість карток іншого гравця ви вже бачили. Підказка показує лише те, що ви й так могли б запам’ятати.
option-harvest_count = { $value ->
    [total] Урожай рахує всі позначки стовпчика
   *[other] Урожай рахує лише позначки, що йдуть підряд
}
option-harvest_count-total = усі позначки
option-harvest_count-contiguous = лише підряд
option-harvest_count-help = За правилами рахуються всі позначки стовпчика; дехто грає так, що прогалина обриває лічбу.
option-overflow_keep = { $value ->
    [fill_all_cells] Хто має забагато жетонів, заповнює всі комірки
   *[other] Хто має забагато жетонів, може залишити менше, ніж уміщається
}
option-overflow_keep-fill_all_cells = заповнити всі комірки
option-overflow_keep-keep_fewer_allowed = можна залишити менше
option-overflow_keep-help = За правилами ви обираєте, що зберігати. Навмисно залишати менше мало б сенс лише заради вітряка.
option-cleaning_only = { $value ->
    [only] «Лише пиво» і «лише хліб» означає: без іншого товару
   *[other] «Лише пиво» і «лише хліб» означає: дві картки або більше
}
option-cleaning_only-only = без іншого товару
option-cleaning_only-two_or_more = дві картки або більше
option-cleaning_only-help = Одне слово на цих удосконаленнях не прочитати напевно; «лише» найкраще пасує поруч із удосконаленням для обох товарів.
option-reshuffle = Коли колода закінчилася, стос скидання перемішують: { $value }
option-reshuffle-next_draw = під час наступного добору
option-reshuffle-at_once = одразу
option-reshuffle-help = Правила кажуть лише, що зі стосу скидання роблять нову колоду. Під час наступного добору до неї потраплять і картки, скинуті тим часом.

step-choose-starter = Хто починає?
step-lay-back = Колоду перемішують
step-draw-card = Добір картки
step-draw-another = Добір картки
step-draw-late = Добір картки
step-turn-up = На ділянку обміну викладають картку
step-choose-pick-up = Які картки стовпчика врожаю ви не підбираєте?
step-redraw = Скинути картку і взяти верхню з колоди?
step-play-card = Рік { $year }, хід { $turn } із 5: зіграйте картку
step-choose-payment = «{ $card }»: скільки жетонів { $kind_gen } витрачаєте?
step-give-card = Яку картку покласти замість картки «{ $card }»?
step-reserve-card = Перевернути картку, перш ніж віддати інші?
step-choose-offer = { $left ->
    [one] Не вміщається { $left } жетон: який пропонуєте?
    [few] Не вміщається { $left } жетони: які пропонуєте?
   *[other] Не вміщається { $left } жетонів: які пропонуєте?
}
step-accept-offer = { $giver_seat } пропонує:{ tokens }. Що візьмете?
step-choose-gathering = { $left ->
    [one] Прибирання дає { $left } жетон: який?
    [few] Прибирання дає { $left } жетони: які?
   *[other] Прибирання дає { $left } жетонів: які?
}

choice-keep-hand = Залишити картки
choice-pick-up-rest = Підібрати решту
choice-hand-over = Віддати як є
choice-offer-made = Більше не пропоную
choice-leave-rest = Решту не беру
choice-offer = Запропонувати жетон { $kind_gen }
choice-take = Взяти жетон { $kind_gen }
choice-gather = Зібрати жетон { $kind_gen }
choice-pay = { counted-tokens } { $kind_gen }
choice-harvest = Зібрати врожай: «{ $card }»
choice-sell = Продати: «{ $card }»
choice-upgrade = Удосконалити: «{ $card }»
choice-give = Покласти: «{ $card }»
choice-discard = Скинути: «{ $card }»
choice-leave = Не підбирати: «{ $card }»
choice-reserve = Перевернути: «{ $card }»
choice-starter = Починає { $seat }
choice-back = Картка { $product_gen }
choice-card = «{ $card }»

event-starter-chosen = { $me ->
    [yes] Ви починаєте і берете вітряк.
   *[no] { $seat } починає і бере вітряк.
}
event-year-begun = { $kind_of_year_id ->
    [dry] Рік { $year } посушливий. На полях і річці:{ tokens }.
   *[other] Рік { $year } урожайний. На полях і річці:{ tokens }.
}
event-reshuffled = Зі стосу скидання виходить нова колода: { counted-cards }.
event-drawn = Ви берете картку «{ $card }» ({ $product }).
event-drawn-back = { $seat } бере картку { $product_gen }.
event-turned-up = Обмінна картка: «{ $card }».
event-picked-up = { $me ->
    [yes] Ви підбираєте стовпчик урожаю: { counted-cards }.
   *[no] { $seat } підбирає стовпчик урожаю: { counted-cards }.
}
event-left = { $me ->
    [yes] Ви скидаєте зі стовпчика картку «{ $card }».
   *[no] { $seat } скидає зі стовпчика картку «{ $card }».
}
event-discarded = { $me ->
    [yes] Ви скидаєте картку «{ $card }».
   *[no] { $seat } скидає картку «{ $card }».
}
event-reserved = Ви перевертаєте картку «{ $card }» ({ $product }).
event-reserved-back = { $seat } перевертає картку { $product_gen }.
event-hands-swapped = Гравці міняються картками на руках: { counted-cards } у кожного.
event-given = { $me ->
    [yes] Ви кладете картку «{ $card }» на ділянку обміну { $space }.
   *[no] { $seat } кладе картку «{ $card }» на ділянку обміну { $space }.
}
event-exchanged = { $me ->
    [yes] Ви берете обмінну картку «{ $card }».
   *[no] { $seat } бере обмінну картку «{ $card }».
}
event-played = { $me ->
    [yes] Ви збираєте врожай: «{ $card }».
   *[no] { $seat } збирає врожай: «{ $card }».
}
event-harvested = { $me ->
    [yes] Ви збираєте
   *[no] { $seat } збирає
}{ $why ->
    [sow] {" "}після посівної
    [follow] {" "}після чужого врожаю
    [clean] {" "}за прибирання
   *[action] {""}
}:{ tokens }{ $from_supply ->
    [0] {""}
   *[other] {" "}(із запасу: { $from_supply })
}.
event-offered = { $me ->
    [yes] Не вміщається. Ви пропонуєте:{ tokens }.
   *[no] Не вміщається. { $seat } пропонує:{ tokens }.
}
event-accepted = { $me ->
    [yes] Ви берете:{ tokens }.
   *[no] { $seat } бере:{ tokens }.
}
event-returned = До спільного запасу:{ tokens }.
event-sold = { $me ->
    [yes] Ви продаєте картку «{ $card }» за { $value }. Витрачено:{ tokens }.
   *[no] { $seat } продає картку «{ $card }» за { $value }. Витрачено:{ tokens }.
}
event-upgraded = { $me ->
    [yes] Ваше вдосконалення: { $upgrade } (слот { $slot }, «{ $card }»).
   *[no] { $seat }, удосконалення: { $upgrade } (слот { $slot }, «{ $card }»).
}
event-cleaned = { $me ->
    [yes] Ви прибираєте. Пиво: { $beers }, хліб: { $breads }.
   *[no] { $seat } прибирає. Пиво: { $beers }, хліб: { $breads }.
}
event-windmill-passed = { $me ->
    [yes] { $kept ->
        [yes] Вітряк лишається у вас
       *[no] Вітряк переходить до вас
    }
   *[no] { $kept ->
        [yes] { $seat } зберігає вітряк
       *[no] Вітряк отримує { $seat }
    }
}: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
   *[other] { $tokens } жетонів
} проти { $other }.
event-table-cleared = Обмінні картки і стовпчики врожаю скинуто: { counted-cards }.
event-counted = { $me ->
    [yes] Ваш підсумок: пиво { $beer }, хліб { $bread } — остаточний результат { $final }.
   *[no] { $seat }: пиво { $beer }, хліб { $bread } — остаточний результат { $final }.
}

tokens = { $water ->
    [0] {""}
   *[other] {" "}вода × { $water }
}{ $wheat ->
    [0] {""}
   *[other] { $first ->
        [wheat] {" "}
       *[other] {", "}
    }пшениця × { $wheat }
}{ $barley ->
    [0] {""}
   *[other] { $first ->
        [barley] {" "}
       *[other] {", "}
    }ячмінь × { $barley }
}{ $rye ->
    [0] {""}
   *[other] { $first ->
        [rye] {" "}
       *[other] {", "}
    }жито × { $rye }
}{ $hops ->
    [0] {""}
   *[other] { $first ->
        [hops] {" "}
       *[other] {", "}
    }хміль × { $hops }
}

counted-tokens = { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[other] { $count } жетонів
}
counted-cards = { $cards ->
    [one] { $cards } картка
    [few] { $cards } картки
   *[other] { $cards } карток
}
kind-water = вода
    .gen = води
kind-wheat = пшениця
    .gen = пшениці
kind-barley = ячмінь
    .gen = ячменю
kind-rye = жито
    .gen = жита
kind-hops = хміль
    .gen = хмелю
kind-any = на вибір
    .gen = на вибір
product-beer = пиво
    .gen = пива
product-bread = хліб
    .gen = хліба

card-BE01 = Лугове світле
card-BE02 = Поромникове біле
card-BE03 = Житній шепіт
card-BE04 = Жнивне
card-BE05 = Хмелик
card-BE06 = Млинівський струмок
card-BE07 = Монастирське золоте
card-BE08 = Біла ряса
card-BE09 = Джерельне
card-BE10 = Чотири сторони
card-BE11 = Мідний казан
card-BE12 = Хмільний вінок
card-BE13 = Ячмінний пан
card-BE14 = Базарний день
card-BE15 = Житній ліхтар
card-BE16 = Старий бондар
card-BE17 = Бурштиновий брат
card-BE18 = Хмарний пастух
card-BE19 = Лис і сніп
card-BE20 = Червона стріха
card-BE21 = Льоховий дзвін
card-BE22 = Нічна вечірня
card-BE23 = Темний пріор
card-BE24 = Вороняче жито
card-BE25 = Зимовий паломник
card-BE26 = Подвійне абатове
card-BE27 = Чорний хміль
card-BE28 = Два села
card-BE29 = Дим і жито
card-BE30 = Гіркий пріор
card-BR01 = Ранкова булочка
card-BR02 = Мельникова паляничка
card-BR03 = Житній гріш
card-BR04 = Польовий вузлик
card-BR05 = Ячмінний коржик
card-BR06 = Монастирська булочка
card-BR07 = Житній ріжок
card-BR08 = Біла зірка
card-BR09 = Пастуша булочка
card-BR10 = Булочка чотирьох зерен
card-BR11 = Сільський буханець
card-BR12 = Недільна плетінка
card-BR13 = Криничний хліб
card-BR14 = Ячмінний кругляк
card-BR15 = Орачева хлібина
card-BR16 = Золота скоринка
card-BR17 = Половинчик
card-BR18 = Річковий хліб
card-BR19 = Солодова коса
card-BR20 = Базарний хліб
card-BR21 = Велика піч
card-BR22 = Святкове колесо
card-BR23 = Чернечий солод
card-BR24 = Три поля
card-BR25 = Льоховий хліб
card-BR26 = Чорний мельник
card-BR27 = Обжинковий вінець
card-BR28 = Броварів хліб
card-BR29 = Стіл пріора
card-BR30 = Зимове жито

type-beer-1 = світле пиво
type-beer-2 = бурштинове пиво
type-beer-3 = темне пиво
type-bread-1 = булочки
type-bread-2 = сільський хліб
type-bread-3 = темний хліб

slot-1 = Календар
slot-2 = Поля
slot-3 = Склад
slot-4 = Виробництво
slot-5 = Прибирання
slot-6 = Підрахунок

upgrade-redraw = Другий погляд
upgrade-selective_pickup = Вибагливий кухар
upgrade-last_turn_draw = Пізній довіз
upgrade-reserve_card = Запечатаний рецепт
upgrade-sow_wheat = Рання пшениця
upgrade-sow_barley = Ранній ячмінь
upgrade-sow_rye = Раннє жито
upgrade-sow_hops = Ранній хміль
upgrade-extra_wheat = Щедра пшениця
upgrade-extra_barley = Щедрий ячмінь
upgrade-extra_rye = Щедре жито
upgrade-extra_hops = Щедрий хміль
upgrade-supply_wheat = Торговець пшеницею
upgrade-supply_barley = Торговець ячменем
upgrade-supply_rye = Торговець житом
upgrade-supply_hops = Торговець хмелем
upgrade-water_follow = Нижче за течією
upgrade-store_any = Комора
upgrade-store_water = Цистерна
upgrade-brewery_plus = Другий чан
upgrade-bakery_plus = Друга піч
upgrade-swap_wheat = Пшениця на солод
upgrade-swap_hops = Хмільний обмін
upgrade-swap_water = Довге варіння
upgrade-clean_beer = Дробина
upgrade-clean_bread = Крихти
upgrade-clean_only_beer = Відпочинок броваря
upgrade-clean_only_bread = Відпочинок пекаря
upgrade-clean_both = Велике прибирання
upgrade-score_low = Крамничка
upgrade-score_mid = Шинок
upgrade-score_high = Цеховий дім
upgrade-score_per2_beer = Ярмарок броварів
upgrade-score_per2_bread = Ярмарок пекарів
upgrade-score_most_upgrades = Майстер-будівничий
upgrade-score_more_resources = Повна клуня
upgrade-score_three_breads = Хлібний кошик
upgrade-score_three_beers = Дегустація

effect-redraw = Щороку, коли обоє добрали картки, можете скинути { $count ->
    [1] картку
    [one] до { $count } картки
    [few] до { $count } карток
   *[other] до { $count } карток
} і взяти стільки ж.
effect-selective_pickup = У посушливі роки підбираєте лише ті картки свого стовпчика врожаю, які хочете.
effect-last_turn_draw = На початку останнього ходу врожайного року візьміть { $count ->
    [1] картку
    [one] { $count } картку
    [few] { $count } картки
   *[other] { $count } карток
}; одну зіграйте, решту скиньте.
effect-reserve_card = У перший хід урожайного року можете перевернути { $count ->
    [1] картку
    [one] до { $count } картки
    [few] до { $count } карток
   *[other] до { $count } карток
} своєї руки: перевернуте зможете зіграти лише ви.
effect-sow_wheat = Після кожної посівної зберіть { counted-tokens } { $kind_gen }.
effect-sow_barley = Після кожної посівної зберіть { counted-tokens } { $kind_gen }.
effect-sow_rye = Після кожної посівної зберіть { counted-tokens } { $kind_gen }.
effect-sow_hops = Після кожної посівної зберіть { counted-tokens } { $kind_gen }.
effect-extra_wheat = Коли ваша дія збирання врожаю бере жетони { $kind_gen }, візьміть ще { $count }.
effect-extra_barley = Коли ваша дія збирання врожаю бере жетони { $kind_gen }, візьміть ще { $count }.
effect-extra_rye = Коли ваша дія збирання врожаю бере жетони { $kind_gen }, візьміть ще { $count }.
effect-extra_hops = Коли ваша дія збирання врожаю бере жетони { $kind_gen }, візьміть ще { $count }.
effect-supply_wheat = Коли на полі вже немає { $kind_gen }, збирайте зі спільного запасу.
effect-supply_barley = Коли на полі вже немає { $kind_gen }, збирайте зі спільного запасу.
effect-supply_rye = Коли на полі вже немає { $kind_gen }, збирайте зі спільного запасу.
effect-supply_hops = Коли на полі вже немає { $kind_gen }, збирайте зі спільного запасу.
effect-water_follow = Після кожної дії збирання врожаю іншого гравця зберіть { counted-tokens } { $kind_gen }.
effect-store_any = Ще { $count ->
    [one] { $count } комірка
    [few] { $count } комірки
   *[other] { $count } комірок
} зберігання.
effect-store_water = Ще { $count ->
    [one] { $count } комірка
    [few] { $count } комірки
   *[other] { $count } комірок
} зберігання лише для води.
effect-brewery_plus = Ще { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[other] { $count } місць
} у броварні.
effect-bakery_plus = Ще { $count ->
    [one] { $count } місце
    [few] { $count } місця
   *[other] { $count } місць
} у пекарні.
effect-swap_wheat = Коли варите чи печете, можна витратити { counted-tokens } { $kind_gen } замість одного з: { $kinds }.
effect-swap_hops = Коли варите чи печете, можна витратити { counted-tokens } { $kind_gen } замість одного з: { $kinds }.
effect-swap_water = Коли варите чи печете, можна витратити { counted-tokens } { $kind_gen } замість одного з: { $kinds }.
effect-clean_beer = Коли прибираєте пиво, зберіть { counted-tokens } { $kind_gen }.
effect-clean_bread = Коли прибираєте хліб, зберіть { counted-tokens } { $kind_gen }.
effect-clean_only_beer = Коли прибираєте лише пиво, зберіть { counted-tokens } { $kind_gen }.
effect-clean_only_bread = Коли прибираєте лише хліб, зберіть { counted-tokens } { $kind_gen }.
effect-clean_both = Коли прибираєте і пиво, і хліб, зберіть { counted-tokens } { $kind_gen }.
effect-score_low = У кінці гри +{ $count } за кожну продану картку вартістю 4 або 5 у рахунок її товару.
effect-score_mid = У кінці гри +{ $count } за кожну продану картку вартістю 6 або 7 у рахунок її товару.
effect-score_high = У кінці гри +{ $count } за кожну продану картку вартістю 8 або 9 у рахунок її товару.
effect-score_per2_beer = У кінці гри +{ $count } за пиво за кожні дві продані картки пива.
effect-score_per2_bread = У кінці гри +{ $count } за хліб за кожні дві продані картки хліба.
effect-score_most_upgrades = У кінці гри +{ $count } за пиво або хліб, якщо у вас більше вдосконалень.
effect-score_more_resources = У кінці гри +{ $count } за пиво або хліб, якщо на складі принаймні на два жетони більше.
effect-score_three_breads = У кінці гри +{ $count } за пиво або хліб, якщо продано всі три типи хліба.
effect-score_three_beers = У кінці гри +{ $count } за пиво або хліб, якщо продано всі три типи пива.

rule-setup = Хто починає перший рік із вітряком, вирішує випадок.
rule-deck = Сорочки карток, пиво чи хліб, завжди відкриті, також у колоді добору й на руках. Лицьовий бік таємний, доки картку не зіграно. Коли колода закінчується, перемішують стос скидання.
rule-seeding = В урожайні роки поля доповнюють до 7 пшениці, 8 ячменю, 6 жита і 6 хмелю; у посушливі доводять до 5, 4, 4 і 4, а зайве забирають. Уся вода із запасу йде в річку.
rule-cards = В урожайні роки кожен бере п’ять карток. У посушливі спершу підбирають свій стовпчик урожаю, потім добирають до п’яти, а на ділянки обміну викладають три картки.
rule-turns = Щороку по п’ять ходів, першим ходить гравець із вітряком. В урожайні роки після кожної пари ходів гравці міняються картками на руках.
rule-exchange = У посушливі роки можна покласти картку з руки на ділянку обміну, взяти ту, що там лежала, і відразу її зіграти.
rule-windmill = Наприкінці року вітряк отримує гравець із меншою кількістю жетонів; за нічиєї — той, хто його не мав. Після посушливого року обмінні картки і стовпчики скидають.
rule-harvest = Покладіть картку на стовпчик урожаю. Кожного ресурсу, вказаного на новій картці, візьміть стільки, скільки його позначок у всьому стовпчику. Брати треба обов’язково; якщо на полі менше, візьміть наявне.
rule-overflow = Що не вміщається, треба запропонувати: зберігайте, що хочете, інший гравець може взяти те, для чого має вільні комірки, решта йде до спільного запасу.
rule-sell = Пиву потрібне вільне місце у броварні, хлібу — в пекарні. Витратьте весь рецепт; картку продано, і вона займає місце до прибирання.
rule-substitution = Заміни змінюють лише те, що ви витрачаєте, скільки завгодно разів і одна за одною. Ніхто не платить більше, ніж потрібно для обраного способу.
rule-upgrade = Підкладіть картку під її слот: відтепер вона діє. Потім приберіть: усі продані картки залишають броварню і пекарню.
rule-cleaning-upgrades = Удосконалення прибирання діють одразу, також те, яке щойно викладено. Що не вміщається, треба запропонувати.
rule-redraw = Коли обоє добрали картки, можна скинути одну і взяти верхню з колоди; першим вирішує гравець із вітряком.
rule-selective_pickup = Перш ніж добрати до п’яти, можна скинути непотрібні картки свого стовпчика врожаю.
rule-last_turn_draw = В останній хід урожайного року спершу берете картку, потім одну граєте, а решту скидаєте.
rule-reserve_card = Перевернута картка переходить разом з іншими, але дивитися й грати її може лише власник. Якщо на руках самі перевернуті, вони відкриті тому, хто мусить із них ходити.
rule-scoring = Рахуються всі продані картки, також у броварні та пекарні. Ваш результат — менша із сум за пиво і хліб. За нічиєї вирішує більша інша сума, потім перемагає гравець без вітряка.

paragraph-setup = Підготовка
paragraph-deck = Картки
paragraph-seeding = Посівна
paragraph-cards = Добір карток
paragraph-turns = Ходи
paragraph-exchange = Обмін
paragraph-windmill = Вітряк
paragraph-harvest = Урожай і зберігання
paragraph-overflow = Забагато жетонів
paragraph-sell = Виробництво і продаж
paragraph-substitution = Заміна
paragraph-upgrade = Удосконалення і прибирання
paragraph-cleaning-upgrades = Удосконалення прибирання
paragraph-redraw = Другий погляд
paragraph-selective_pickup = Вибагливий кухар
paragraph-last_turn_draw = Пізній довіз
paragraph-reserve_card = Запечатаний рецепт
paragraph-scoring = Підрахунок

table-name = { $seat }
phase-seeding = Посівна
phase-cards = Добір карток
phase-actions = Виконання дій
phase-end = Кінець
odds-unseen = Ще не бачені картки
odds-ahead = Наступні сорочки колоди
odds-beers_ahead = з них пиво
odds-breads_ahead = з них хліб
odds-next_harvests = Наступна картка дає врожай
odds-soon_harvests = Одна з наступних карток дає врожай
odds-note = Пораховано з того, що бачив цей гравець: лицьовий бік карток у колоді та в іншій руці однаково невідомий.
odds-next-card = наступна картка
odds-one-of = одна з { $count ->
    [one] { $count } наступної
    [few] { $count } наступних
   *[other] { $count } наступних
}
odds-shows = Шанс, що картка його має
waiting-cards = Обирає { $seat }
waiting-actions = Ходить { $seat }

heading-round = Рік { $round } із { $rounds }
board-years = Роки
board-year = Рік { $year }
board-fruitful = Урожайний рік
board-dry = Посушливий рік
board-now-fruitful = Поля повні; зігравши по картці, гравці міняються рештою.
board-now-dry = Росте менше, картки не переходять, три — на обмін.
board-windmill = Вітряк
board-windmill-of = Вітряк: { $seat }
board-windmill-next = Якби рік скінчився зараз, вітряк отримав би гравець { $seat }
board-stores = { $seat }: на складі { counted-tokens }
board-fields = Річка і поля
board-river = річка
board-village = Ваше село
board-storage = Склад
board-free = вільно
board-over = зайве
board-brewery = Броварня
board-bakery = Пекарня
board-column = Стовпчик урожаю
board-column-empty = ще порожній
board-upgrades = Удосконалення
board-none = немає
board-counts = у залік
board-sold = продано
board-their-hand = Рука іншого гравця
board-hand = Ваша рука
board-exchange = Обмін
board-goes-to = Решту отримує { $seat }
board-hand-stays = Картки лишаються у вас
board-uses = показати три дії
board-lift-hint = Оберіть картку: вона покаже, що дасть зараз кожна з трьох дій.
board-put-back = Назад
board-harvest = Урожай
board-sell-beer = Зварити й продати
board-sell-bread = Спекти й продати
board-upgrade = Удосконалити й прибрати
board-too-many = Не вміститься { counted-tokens }: зайве треба запропонувати
board-fits = усе вміститься
board-nothing = нема чого брати
board-cost-met = ресурсів досить
board-by-swap = досить завдяки заміні
board-short = бракує { $count ->
    [one] { $count } жетона
    [few] { $count } жетонів
   *[other] { $count } жетонів
}
board-full-beer = броварня повна
board-full-bread = пекарня повна
board-cleans = прибирає: пиво { $beers }, хліб { $breads }
board-cleans-nothing = прибирати ще нічого
board-of-choice = +{ $count } на вибір
board-free-cells = { $count ->
    [one] { $count } вільна комірка
    [few] { $count } вільні комірки
   *[other] { $count } вільних комірок
}
board-offer-these = Запропонувати:{ tokens }
board-take-these = Взяти:{ tokens }
board-gather-these = Зібрати:{ tokens }
board-pay-these = Витратити:{ tokens }
board-pay-how = «{ $card }»: чим платите?
board-recipe = За рецептом треба
board-room = { $seat }: { $count ->
    [one] { $count } вільна комірка
    [few] { $count } вільні комірки
   *[other] { $count } вільних комірок
}
board-pick = Оберіть { counted-tokens }
board-offer-from = Ваші жетони
board-accept-from = Запропоновані жетони
board-gather-from = Жетони на полях і в річці
board-comes = { $kind }, з’явиться
board-goes = { $kind }, піде
board-their-cards = Рука суперника: пиво { $beers }, хліб { $breads }; ви бачили: { $known }
board-deck = Колода: { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[other] { $count } карток
}. Наступні сорочки: { $next }
board-discards = Стос скидання: пиво { $beers }, хліб { $breads }
board-result = результат { $from } → { $to }
board-result-now = Ваш результат зараз: { $count }
board-seen = Що ви бачили в руці: { $seat }
board-unseen = Ще не бачили: { $count ->
    [one] { $count } картка
    [few] { $count } картки
   *[other] { $count } карток
}
board-seen-help = Тут те, що ви могли б пам’ятати: картки, які ви віддали самі або які лежали відкрито.
board-reserved = перевернута: зіграти можете лише ви
board-turned = перевернута іншим гравцем
board-percent = { $percent } %
board-total = Разом
board-tip-play = Торкніться картки: у неї три дії, і кожен рядок каже, що вона дасть зараз. Наприкінці рахується лише менше з пива та хліба, тож розвивайте обидва.
board-tip-column = Стовпчик урожаю росте: нова картка дає з кожного свого виду стільки жетонів, скільки позначок у всьому стовпчику. Рахуються підсвічені позначки.
board-tip-full = Продана картка займає місце в броварні чи пекарні. «Удосконалити й прибрати» будь-якою карткою знову звільняє місце.
board-tip-dry = У посушливий рік картки на руках лишаються у вас. Замість своєї картки можна зіграти обмінну: тоді на її місце ви кладете картку з руки.
board-tip-choose-offer = Жетонів більше, ніж комірок: оберіть, від чого відмовитися, старого чи нового. Інший гравець може взяти те, що вміститься, решта йде до запасу.
board-tip-accept-offer = Подарунок: беріть, що вміститься у вільні комірки, хоч усе, хоч нічого. Але вітряк отримує той, у кого жетонів менше.
board-pick-most = Оберіть до { $count ->
    [one] { $count } жетона
    [few] { $count } жетонів
   *[other] { $count } жетонів
}

source-beer_1 = Світле пиво
source-beer_2 = Бурштинове пиво
source-beer_3 = Темне пиво
source-beer_bonus = Надбавки за пиво
source-bread_1 = Булочки
source-bread_2 = Сільський хліб
source-bread_3 = Темний хліб
source-bread_bonus = Надбавки за хліб

# Why an answer is better
why-use = { $use ->
    [sell] Продаж одразу дає { $number }
    [harvest] Урожай дає { $number ->
        [one] { $number } жетон
        [few] { $number } жетони
       *[other] { $number } жетонів
    }
   *[upgrade] { $number ->
        [0] Удосконалення діє відтепер
        [one] Удосконалення діє й далі та прибирає { $number } картку
        [few] Удосконалення діє й далі та прибирає { $number } картки
       *[other] Удосконалення діє й далі та прибирає { $number } карток
    }
}, { $other_use ->
    [same] інша картка — { $other_number }
    [sell] продаж одразу { $other_number }
    [harvest] урожай — { $other_number ->
        [one] { $other_number } жетон
        [few] { $other_number } жетони
       *[other] { $other_number } жетонів
    }
   *[upgrade] { $other_number ->
        [0] удосконалення діє відтепер
        [one] удосконалення прибирає { $other_number } картку
        [few] удосконалення прибирає { $other_number } картки
       *[other] удосконалення прибирає { $other_number } карток
    }
}; тоді менша сума після посушливого року в середньому { $low }, інакше { $other_low }.
why-years = Після посушливого року менша сума в середньому { $low }, інакше { $other_low }.
why-upgrades = Після посушливого року у вас буде в середньому { $upgrades ->
    [one] { $upgrades } удосконалення
    [few] { $upgrades } удосконалення
    [many] { $upgrades } удосконалень
   *[other] { $upgrades } удосконалення
}, інакше { $other_upgrades }.
why-tokens = Після посушливого року на складі лежатиме в середньому { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
    [many] { $tokens } жетонів
   *[other] { $tokens } жетона
}, інакше { $other_tokens }.
why-rival = Після посушливого року менша сума іншого села в середньому { $rival }, інакше { $other_rival }.
why-lags = Рахується лише менша сума: за { $product } зараз { $low }, за інший продукт { $high }.

words-phase = { $phase_id ->
    [seeding] Засіваються поля.
    [cards] Час добирати картки.
    [actions] Гравці по черзі грають картки.
   *[end] Рік закінчується.
}
words-turn = Іде { $turn }-й хід року.
words-village = { $me ->
    [yes] Ваше село
   *[no] Село: { $seat }
}
words-surplus = Не вміщається:{ tokens }.
words-brewery = { board-brewery }{ $count ->
    [0] : порожньо, { $places ->
        [one] { $places } місце
        [few] { $places } місця
       *[other] { $places } місць
    }
   *[other] , зайнято: { $count } з { $places }
}.
words-bakery = { board-bakery }{ $count ->
    [0] : порожньо, { $places ->
        [one] { $places } місце
        [few] { $places } місця
       *[other] { $places } місць
    }
   *[other] , зайнято: { $count } з { $places }
}.
words-sold = Уже продано: пиво { $beers }, хліб { $breads }.
words-hand = Картки в руці: пиво { $beers }, хліб { $breads }.
words-seen = З них ви бачили: { $cards }.
words-card = «{ $card }»: { $type }, вартість { $value }.
words-chosen = Уже обрано:{ tokens }.
words-fields = { board-fields }:{ tokens }.
words-fields-none = Річка і поля порожні.
words-storage = { board-storage }:{ tokens }; { words-free }.
words-storage-none = { board-storage }: порожньо, { board-free-cells }.
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
    [yes] Вітряк у вас.
   *[no] Вітряк має { $seat }.
}
words-windmill-next = { $me ->
    [yes] Якби рік скінчився зараз, його отримали б ви.
   *[no] Якби рік скінчився зараз, його отримав би гравець { $seat }.
}
words-deck = { board-deck }.
words-discards = { board-discards }.
words-free = { $count ->
    [0] вільних комірок немає
   *[other] { board-free-cells }
}
words-sold-none = Ще нічого не продано.
words-goes-to = { board-goes-to }.
words-reserved = Вона перевернута: зіграти її можете лише ви.
words-over = { $me ->
    [yes] Останній рік минув: ви перемогли з результатом { $points }.
   *[no] Останній рік минув: перемагає { $seat } з результатом { $points }.
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
