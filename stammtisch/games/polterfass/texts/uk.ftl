game-name = Господар таверни
game-tagline = Господар кидає барильця, гості потай замовляють, а жадібність карають.

option-target = Граємо до { $value } { $value ->
    [one] кухля
    [few] кухлів
   *[other] кухлів
}
option-target-help = Гра закінчується після раунду, в якому хтось набрав стільки очок. За правилами — 75.
option-barrels = Барильця: { $value }
option-barrels-box = як у коробці
option-barrels-leaflet = як у буклеті
option-barrels-help = У коробці сім барилець із числами. У російському буклеті їх тринадцять, з них сім 9/2: друкарська помилка, але грати можна.
option-throw_model = Кидок: { $value }
option-throw_model-crowd = у повному шейкері стоять краще
option-throw_model-flat = шанс завжди той самий
option-throw_model-help = Дерев’яних барилець ніхто не вимірював. Гравці помічають, що у повному шейкері вони підпирають одне одного, тож барильце стає з імовірністю 20 % і ще 2 % за кожне кинуте.
option-flat_percent = Барильце стає з імовірністю { $value } %
option-flat_percent-help = Важить лише там, де шанс завжди той самий.
option-all_guests_equal_when_greedy = Пожадібничали, а замовлення рівні: { $value }
option-all_guests_equal_when_greedy-net_zero = втрачають і отримують
option-all_guests_equal_when_greedy-lose_only = усі втрачають
option-all_guests_equal_when_greedy-nobody = нічого не стається
option-all_guests_equal_when_greedy-help = Якщо всі замовили порівну й пива забракло, кожен водночас і найжадібніший, і найскромніший. Буквально за правилами вони втрачають і отримують те саме.
option-final_tie = Нічия наприкінці: { $value }
option-final_tie-shared = спільна перемога
option-final_tie-play_another_round = ще один раунд
option-final_tie-help = Правила не кажуть, як розв’язати нічию, тому перемога спільна.
option-specials_may_share_target = Знищити й подвоїти можна те саме барильце: { $value }
option-specials_may_share_target-true = так
option-specials_may_share_target-false = ні
option-specials_may_share_target-help = Приклади підрахунку з правил сходяться, лише якщо це два різні барильця, тому зазвичай подвоєння не можна змарнувати на знищене.
option-laid_cards = Викладені карти: { $value }
option-laid_cards-at_once = видно одразу
option-laid_cards-together = видно, коли замовлять усі
option-laid_cards-help = За правилами видно, скільки карт виклав гість. Гості замовляють одночасно, тож число можна й приховати, доки не замовить останній.

face-lying = лежить
face-double = подвоєння
face-cancel = знищення

case-bust = обслуговування зірвано
case-enough = вистачить усім
case-greedy = гості пожадібничали

reason-nothing = обслуговування зірвано
reason-rest = решта собі
reason-everything = усе собі
reason-served = своє замовлення
reason-greediest = найбільше замовлення
reason-modest = найменше замовлення
reason-between = ні жадібно, ні скромно
reason-equal = усі замовили порівну

step-first-innkeeper = Хто найщедріший?
step-first-throw = Барильця котяться
step-place-order = Замовлення: одна карта чи дві
step-close-or-throw = { $lying ->
    [0] Усі барильця стоять. Перекрити кран на { $showing }?
   *[other] Перекрити кран на { $showing } чи кидати ще?
}
step-throw-again = Барильця котяться
step-cancel-barrel = { $left ->
    [1] Яке барильце знищити?
   *[other] Які барильця знищити? Почніть із меншого.
}
step-double-barrel = { $left ->
    [1] Яке барильце подвоїти?
   *[other] Які барильця подвоїти? Почніть із меншого.
}

choice-close = Перекрити кран
choice-throw = { $doubles ->
    [0] { $cancels ->
        [0] Кидати ще
        [1] Кидати ще, зі знищенням
       *[other] Кидати ще, з обома знищеннями
    }
    [1] { $cancels ->
        [0] Кидати ще, з подвоєнням
       *[other] Кидати ще, з подвоєнням і знищенням
    }
   *[other] Кидати ще, з обома подвоєннями
}
choice-order = { $count ->
    [1] Замовити { $total }
   *[other] Замовити { $cards } = { $total }
}
choice-cancel = Знищити { $number }
choice-double = { $number ->
    [0] Подвоїти знищене барильце
   *[other] Подвоїти { $number }
}
choice-barrel = { $face }
choice-innkeeper = { $seat }

event-took_over = { $me ->
    [yes] Раунд { $round }: господар таверни — ви.
   *[no] Раунд { $round }: господар таверни — { $seat }.
}
event-threw = { $me ->
    [yes] Ви кидаєте { $count ->
        [one] { $count } барильце
        [few] { $count } барильця
       *[other] { $count } барилець
    }.
   *[no] { $seat } кидає { $count ->
        [one] { $count } барильце
        [few] { $count } барильця
       *[other] { $count } барилець
    }.
}
event-landed = { $face_id ->
    [lying] Барильце падає на бік.
   *[other] Барильце стоїть: { $face }.
}
events-landed = Підсумок: { $face }.
event-repeated = Жодне барильце з числом не стоїть: усі кидають знову.
event-ordered = Ви замовляєте { $count ->
    [1] { $total } однією картою
   *[other] { $total }: { $cards }
}.
event-laid = { $seat } кладе { $count ->
    [1] одну карту
   *[other] дві карти
} сорочкою догори.
event-readied = Замовлення зроблено: { $seat }.
event-closed = { $me ->
    [yes] Ви перекриваєте кран.
   *[no] { $seat } перекриває кран.
}
event-broke_down = { $me ->
    [yes] Жодне барильце не стоїть: ваше обслуговування зірвано.
   *[no] Жодне барильце не стоїть: { $seat } лишається ні з чим.
}
event-cancelled = Барильце { $number } знищено.
event-doubled = Барильце { $number } подвоєно.
event-wasted = Подвоєння змарновано на знищене барильце.
event-counted = { $me ->
    [yes] Ви наливаєте { $service }.
   *[no] { $seat } наливає { $service }.
}
event-revealed = { $me ->
    [yes] Ваше замовлення: { $count ->
        [1] { $total }
       *[other] { $cards } = { $total }
    }.
   *[no] { $seat }, замовлення: { $count ->
        [1] { $total }
       *[other] { $cards } = { $total }
    }.
}
event-billed = { $case_id ->
    [bust] Обслуговування зірвано: гості п’ють задарма, разом { $ordered }.
    [enough] Налито { $service }, замовлено { $ordered }. Вистачить усім!
   *[greedy] Налито { $service }, замовлено { $ordered }. Гості пожадібничали!
}
event-scored = { $me ->
    [yes] Ви: { $points } ({ $reason }), разом { $total }.
   *[no] { $seat }: { $points } ({ $reason }), разом { $total }.
}
event-played_on = Порівну, по { $points }: ще один раунд.
event-won = { $me ->
    [yes] Перемога ваша: { $points }!
   *[no] Перемога: { $seat }, { $points }!
}

table-name = { $seat }
table-round = Раунд { $round }, граємо до { $target }
table-exact = Налито: { $showing }. Якщо перекрити кран зараз: { $most }.
table-between = Налито: { $showing }. Якщо перекрити кран зараз: від { $least } до { $most }.

view-standing = Стоять
view-lying = Лежать
view-close = Якщо перекрити кран зараз
view-throws = Ще один кидок, потім перекрити кран
view-ordered = Усі замовлення разом
view-barrels = Барилець у шейкері
view-stands = Барильце стає з імовірністю
view-bust = Обслуговування зірветься з імовірністю
view-mean = У середньому, якщо цілити вище
view-most = Щонайбільше
view-least = Щонайменше
view-round = Раунд
view-target = Мета
view-phase = Фаза
view-over = Кінець
view-winners = Переможці
view-innkeeper = Господар таверни
view-opening = Перший кидок
view-bar = Прилавок
view-laid = Викладено карт
view-cards = Карти в руці
view-players = Гравці
view-bill = Останній рахунок
view-sheet = Таблиця очок
view-points = Очки
view-order = Замовлення
view-service = Обслуговування
view-case = Випадок
view-showing = Налито

rule-innkeeper = У кожному раунді один із гравців — господар таверни, решта — гості. Першим стає найщедріший (за жеребом), далі роль переходить за годинниковою стрілкою.
rule-throw = Кожне кинуте барильце або лежить, або стоїть на одному з денець. Справжніх шансів дерев’яних барилець ніхто не знає, тож вирішує модель; її названо в налаштуваннях.
rule-first-throw = Господар кидає всі барильця, доки хоча б одне з числом не стане. Ті, що стоять, відставляють убік; результат бачать усі.
rule-orders = Кожен гість кладе сорочкою догори одну або дві карти. Їхня сума — замовлення, від 0 до 13. Скільки карт, бачать усі; які вони, не бачить ніхто.
rule-service = Господар перекриває кран або кидає ще раз: усі барильця, що лежать, і, якщо хоче, будь-які з особливих, що стоять. Числа, що стоять, більше не кидають. Якщо жодне з щойно кинутих не стоїть, обслуговування зірвано.
rule-count = Коли кран перекрито, господар обирає ціль кожному особливому барильцю, що стоїть; решта чисел додається — це обслуговування. Замовлення ще закриті.
rule-count-cancel = Кожне особливе барильце зі знищенням, що стоїть, прибирає одне барильце з числом, що стоїть. Відмовитися не можна. Якщо чисел не лишилося, воно не діє.
rule-count-double = Кожне особливе барильце з подвоєнням, що стоїть, подвоює одне незнищене барильце з числом. Відмовитися не можна; двом подвоєнням потрібні два різні барильця.
rule-bill = Якщо обслуговування зірвано, гості отримують свої замовлення, а господар нічого. Якщо вистачить усім, гості отримують замовлене, а господар — решту. Якщо гості пожадібничали, господар отримує все налите, найжадібніший (таких може бути кілька) втрачає стільки очок, скільки кухлів у його замовленні, той, хто замовив найменше, отримує стільки ж, інші — нічого.
rule-end = Гра закінчується після раунду, в якому хтось набрав потрібну кількість кухлів. Перемагає той, у кого очок найбільше.

paragraph-innkeeper = Господар
paragraph-throw = Кидок
paragraph-first-throw = Перший кидок
paragraph-orders = Замовлення
paragraph-service = Обслуговування
paragraph-count = Підрахунок
paragraph-count-cancel = Знищення
paragraph-count-double = Подвоєння
paragraph-bill = Рахунок
paragraph-end = Кінець гри

phase-first_throw = Кидок
phase-orders = Замовлення
phase-service = Розлив
phase-count = Підрахунок
phase-bill = Рахунок

source-service = Налито як господар
source-orders = Виконані замовлення
source-gifts = Найскромніше замовлення
source-penalties = Найжадібніше замовлення

waiting-orders = { $seat } обирає замовлення
waiting-service = { $seat } вирішує: перекрити кран чи кидати ще

icon-took_over = key
icon-threw = barrel
icon-landed = dot
icon-repeated = barrel
icon-ordered = card
icon-laid = card
icon-closed = tap
icon-broke_down = burst
icon-cancelled = close
icon-doubled = plus
icon-wasted = dot
icon-counted = tap
icon-revealed = card
icon-billed = scales
icon-scored = dot
icon-played_on = barrel
icon-won = trophy

board-taproom = Таверна
board-open = Відкрито
board-closed = Закрито
board-standing = налито
board-specials = з особливими: { $aim }
board-standing-barrels = Барильця, що стоять
board-stands = Стоїть барильце: { $face }
board-cancelled = Знищене барильце: { $face }
board-doubled = Подвоєне барильце: { $face }
board-tip = Покласти у шейкер: { $face }
board-tip-cancel = Знищення, що стоїть, мусить прибрати одне число, ще до подвоєнь.
board-tip-double = Подвоєння, що стоїть, використовують обов’язково; двом подвоєнням потрібні два різні барильця.
board-tip-specials = Темні барильця, що стоять, можна знову покласти у шейкер; числа, що стоять, — ніколи.
board-tip-service = Перекрийте кран і рахуйте або знову киньте все, що лежить. Якщо тоді нічого не стане, ви не отримаєте нічого.
board-tip-order = Ви вже знаєте, що стоїть. Інші замовляють водночас: ваших карт ніхто не бачить, лише одна їх чи дві.
board-tip-bill = Якщо всі замовлення разом більші, ніж налито, найбільше замовлення платить, а найменше стільки ж отримує.
board-keep = Лишити на місці: { $face }
board-lying = { $count ->
    [0] Усі барильця стоять
    [one] Лежить { $count } барильце
    [few] Лежать { $count } барильця
   *[other] Лежать { $count } барилець
}
board-ends = Лежить барильце { $ends }
board-ends-special = Лежить особливе барильце: подвоєння або знищення
board-percent = { $percent } %
board-none-stands = жодне не стане
board-face-down = Замовлення, закриті
board-shelf-laid = { $seat }: на столі { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
board-shelf-open = { $seat } ще обирає
board-hand = Ваші карти замовлень
board-card = Карта { $card }
board-order = Ваше замовлення
board-ordered = Ви замовили
board-pick = Оберіть одну карту або дві. Числа бачите лише ви.
board-seen = { $count ->
    [1] Інші бачать одну карту, але не її число.
    [one] Інші бачать { $count } карту, але не числа.
    [few] Інші бачать { $count } карти, але не числа.
   *[other] Інші бачать { $count } карт, але не числа.
}
board-guests = Гості та їхні останні замовлення
board-between = Ці карти: від { $least } до { $most }
board-laid = На столі { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
board-choosing = ще обирає
board-last-bill = Рахунок { $round }
board-bill = Рахунок раунду { $round }
board-sheet = Таблиця очок
board-next = До раунду { $round }
board-to-table = До столу
board-mugs = Налито { $service ->
    [one] { $service } кухоль
    [few] { $service } кухлі
   *[other] { $service } кухлів
}, замовлено { $ordered }
board-why-nothing = Жодне барильце не стало: нічого.
board-why-rest = Вистачило всім: господар лишає собі решту, { $points }.
board-why-everything = На всіх не вистачило: господар лишає собі все, { $service }.
board-why-served = Отримує замовлене, { $order }.
board-why-greediest = Найбільше замовлення: платить { $order }.
board-why-modest = Найменше замовлення: отримує стільки, скільки в найбільшому, { $points }.
board-why-between = Ні найбільше, ні найменше: нічого.
board-why-equal = Усі замовили порівну, по { $order }.
board-round = Раунд
board-poured = Налито
board-orders = Замовлено
board-burst = зірвано
board-innkeeper = господар

idle-place-order = Оберіть одну карту або дві
idle-cancel-barrel = Торкніться барильця, яке знищити
idle-double-barrel = Торкніться барильця, яке подвоїти

odds-close = Якщо перекрити зараз
odds-count = Ще можна налити
odds-ordered = Замовлено на столі
odds-throws = Наступний кидок і шанс, що жодне не стане
odds-stands = { $barrels ->
    [1] Барильце стане з шансом
    [one] Кожне з { $barrels } барильця стане з шансом
    [few] Кожне з { $barrels } барилець стане з шансом
   *[other] Кожне з { $barrels } барилець стане з шансом
}
odds-bust = Жодне не стане
odds-mean = Налито в середньому
odds-number = { $value }
odds-most = Налито після кидка, щонайбільше
board-odds-note = На один кидок уперед, за моделлю барилець цього столу.

# Why an answer is better
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
why-close = Перекритий кран дає напевно { $most } і в середньому приносить { points }; ще один кидок зриває обслуговування у { $bust } % випадків і приносить { $other_points }.
why-throw = Ще один кидок зриває обслуговування у { $bust } % випадків і в середньому приносить { points }; кран, перекритий на { $most }, приносить { $other_points }.
why-cup = Такий кидок зриває обслуговування у { $bust } % випадків і в середньому приносить { points }; інший — у { $other_bust } % випадків і приносить { $other_points }.
why-order = Замовлення { $total } у середньому приносить { points } і в { $pays } % випадків платить як найбільше; замовлення { $other_total } приносить { $other_points } і платить у { $other_pays } %.
why-safe = Замовлення { $total } у середньому приносить { points }, замовлення { $other_total } — { $other_points }; як найбільше жодне з них майже ніколи не платить.
why-target = Налити { $service } — це в середньому { points }{ $greedy ->
    [0] {""}
   *[other] {""}: у { $greedy } % випадків гості замовили більше
}. Налити { $other_service } — це { $other_points }.
why-rival = Найсильніший суперник отримує за цей раунд у середньому { $rival }, інакше { $other_rival }.

words-phase = { $phase_id ->
    [first_throw] Зараз полетять усі барильця.
    [orders] Гості роблять замовлення.
    [service] Іде розлив: кинути ще раз чи перекрити кран.
    [count] Кран перекрито, рахуємо налите.
   *[bill] Час рахунку.
}
words-bar = На стійці
words-standing = Стоять барильця: { $barrels }.
words-none-stands = Жодне барильце не стоїть.
words-lying = Лежать або у шейкері (кожне має два торці): { $barrels }.
words-none-lies = Кидати більше нічого.
words-face = { $face }
words-destroyed = { $face } (знищено)
words-doubled = { $face } (рахується двічі)
words-ends = { $first } або { $second }
words-players = Гравці
words-player = { $me ->
    [yes] У вас
   *[no] { $seat } має
} { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}{ $role ->
    [innkeeper] { $me ->
        [yes] , і ви господар таверни
       *[no] {" "}і тримає таверну
    }
   *[guest] {""}
}.
words-laid = { board-shelf-laid }.
words-choosing = { board-shelf-open }.
