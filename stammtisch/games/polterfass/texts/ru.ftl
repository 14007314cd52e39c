game-name = Хозяин таверны
game-tagline = Хозяин бросает бочонки, посетители тайно делают заказ, а жадность наказывают.

option-target = Играем до { $value } { $value ->
    [one] кружки
    [few] кружек
   *[other] кружек
}
option-target-help = Игра заканчивается после раунда, в котором кто-то набрал столько очков. По правилам — 75.
option-barrels = Бочонки: { $value }
option-barrels-box = как в коробке
option-barrels-leaflet = как в буклете
option-barrels-help = В коробке семь числовых бочонков. В русском буклете их тринадцать, из них семь 9/2: опечатка, но играть можно.
option-throw_model = Бросок: { $value }
option-throw_model-crowd = в полном шейкере стоят лучше
option-throw_model-flat = шанс всегда один и тот же
option-throw_model-help = Деревянные бочонки никто не измерял. Игроки замечают, что в полном шейкере они подпирают друг друга, поэтому бочонок встаёт с вероятностью 20 % и ещё 2 % за каждый брошенный.
option-flat_percent = Бочонок встаёт с вероятностью { $value } %
option-flat_percent-help = Важно только там, где шанс всегда один и тот же.
option-all_guests_equal_when_greedy = Пожадничали, а заказы равны: { $value }
option-all_guests_equal_when_greedy-net_zero = теряют и получают
option-all_guests_equal_when_greedy-lose_only = все теряют
option-all_guests_equal_when_greedy-nobody = ничего не происходит
option-all_guests_equal_when_greedy-help = Если все заказали поровну и пива не хватило, каждый и самый жадный, и самый скромный. Буквально по правилам они теряют и получают одно и то же.
option-final_tie = Ничья в конце: { $value }
option-final_tie-shared = общая победа
option-final_tie-play_another_round = ещё один раунд
option-final_tie-help = Правила не говорят, как решать ничью, поэтому победа общая.
option-specials_may_share_target = Уничтожить и удвоить можно один и тот же бочонок: { $value }
option-specials_may_share_target-true = да
option-specials_may_share_target-false = нет
option-specials_may_share_target-help = Примеры подсчёта из правил сходятся, только если это два разных бочонка, поэтому обычно удвоение нельзя потратить на уничтоженный.
option-laid_cards = Выложенные карты: { $value }
option-laid_cards-at_once = видны сразу
option-laid_cards-together = видны, когда закажут все
option-laid_cards-help = По правилам видно, сколько карт выложил посетитель. Посетители заказывают одновременно, поэтому число можно и скрыть, пока не закажет последний.

face-lying = лежит
face-double = удвоение
face-cancel = уничтожение

case-bust = обслуживание прекращено
case-enough = всем хватит
case-greedy = посетители пожадничали

reason-nothing = обслуживание прекращено
reason-rest = остаток себе
reason-everything = всё себе
reason-served = свой заказ
reason-greediest = самый большой заказ
reason-modest = самый маленький заказ
reason-between = ни жадный, ни скромный
reason-equal = все заказали поровну

step-first-innkeeper = Кто самый щедрый?
step-first-throw = Бочонки катятся
step-place-order = Заказ: одна карта или две
step-close-or-throw = { $lying ->
    [0] Все бочонки стоят. Перекрыть кран на { $showing }?
   *[other] Перекрыть кран на { $showing } или бросать ещё?
}
step-throw-again = Бочонки катятся
step-cancel-barrel = { $left ->
    [1] Какой бочонок уничтожить?
   *[other] Какие бочонки уничтожить? Начните с меньшего.
}
step-double-barrel = { $left ->
    [1] Какой бочонок удвоить?
   *[other] Какие бочонки удвоить? Начните с меньшего.
}

choice-close = Перекрыть кран
choice-throw = { $doubles ->
    [0] { $cancels ->
        [0] Бросать ещё
        [1] Бросать ещё, с уничтожением
       *[other] Бросать ещё, с обоими уничтожениями
    }
    [1] { $cancels ->
        [0] Бросать ещё, с удвоением
       *[other] Бросать ещё, с удвоением и уничтожением
    }
   *[other] Бросать ещё, с обоими удвоениями
}
choice-order = { $count ->
    [1] Заказать { $total }
   *[other] Заказать { $cards } = { $total }
}
choice-cancel = Уничтожить { $number }
choice-double = { $number ->
    [0] Удвоить уничтоженный бочонок
   *[other] Удвоить { $number }
}
choice-barrel = { $face }
choice-innkeeper = { $seat }

event-took_over = { $me ->
    [yes] Раунд { $round }: вы хозяин таверны.
   *[no] Раунд { $round }: хозяин таверны — { $seat }.
}
event-threw = { $me ->
    [yes] Вы бросаете { $count ->
        [one] { $count } бочонок
        [few] { $count } бочонка
       *[other] { $count } бочонков
    }.
   *[no] { $seat } бросает { $count ->
        [one] { $count } бочонок
        [few] { $count } бочонка
       *[other] { $count } бочонков
    }.
}
event-landed = { $face_id ->
    [lying] Бочонок падает на бок.
   *[other] Бочонок стоит: { $face }.
}
events-landed = Итог: { $face }.
event-repeated = Ни один числовой бочонок не стоит: все бросаются снова.
event-ordered = Вы заказываете { $count ->
    [1] { $total } одной картой
   *[other] { $total }: { $cards }
}.
event-laid = { $seat } кладёт { $count ->
    [1] одну карту
   *[other] две карты
} рубашкой вверх.
event-readied = Заказ сделан: { $seat }.
event-closed = { $me ->
    [yes] Вы перекрываете кран.
   *[no] { $seat } перекрывает кран.
}
event-broke_down = { $me ->
    [yes] Ни один бочонок не стоит: ваше обслуживание прекращено.
   *[no] Ни один бочонок не стоит: { $seat } остаётся ни с чем.
}
event-cancelled = Бочонок { $number } уничтожен.
event-doubled = Бочонок { $number } удвоен.
event-wasted = Удвоение потрачено на уничтоженный бочонок.
event-counted = { $me ->
    [yes] Вы наливаете { $service }.
   *[no] { $seat } наливает { $service }.
}
event-revealed = { $me ->
    [yes] Ваш заказ: { $count ->
        [1] { $total }
       *[other] { $cards } = { $total }
    }.
   *[no] { $seat }, заказ: { $count ->
        [1] { $total }
       *[other] { $cards } = { $total }
    }.
}
event-billed = { $case_id ->
    [bust] Обслуживание прекращено: посетители пьют даром, всего { $ordered }.
    [enough] Налито { $service }, заказано { $ordered }. Всем хватит!
   *[greedy] Налито { $service }, заказано { $ordered }. Посетители пожадничали!
}
event-scored = { $me ->
    [yes] Вы: { $points } ({ $reason }), всего { $total }.
   *[no] { $seat }: { $points } ({ $reason }), всего { $total }.
}
event-played_on = Поровну, по { $points }: ещё один раунд.
event-won = { $me ->
    [yes] Победа ваша: { $points }!
   *[no] Победа: { $seat }, { $points }!
}

table-name = { $seat }
table-round = Раунд { $round }, играем до { $target }
table-exact = Налито: { $showing }. Если перекрыть кран сейчас: { $most }.
table-between = Налито: { $showing }. Если перекрыть кран сейчас: от { $least } до { $most }.

view-standing = Стоят
view-lying = Лежат
view-close = Если перекрыть кран сейчас
view-throws = Ещё один бросок, потом перекрыть кран
view-ordered = Все заказы вместе
view-barrels = Бочонков в шейкере
view-stands = Бочонок встаёт с вероятностью
view-bust = Обслуживание прекратится с вероятностью
view-mean = В среднем, если целить выше
view-most = Самое большее
view-least = Самое меньшее
view-round = Раунд
view-target = Цель
view-phase = Фаза
view-over = Конец
view-winners = Победители
view-innkeeper = Хозяин таверны
view-opening = Первый бросок
view-bar = Прилавок
view-laid = Выложено карт
view-cards = Карты в руке
view-players = Игроки
view-bill = Последний счёт
view-sheet = Таблица очков
view-points = Очки
view-order = Заказ
view-service = Обслуживание
view-case = Случай
view-showing = Налито

rule-innkeeper = В каждом раунде один из игроков — хозяин таверны, остальные — посетители. Первым становится самый щедрый (по жребию), затем роль переходит по часовой стрелке.
rule-throw = Каждый брошенный бочонок либо лежит, либо стоит на одном из торцов. Настоящих шансов деревянных бочонков никто не знает, поэтому решает модель; она названа в настройках.
rule-first-throw = Хозяин бросает все бочонки, пока хотя бы один числовой не встанет вертикально. Стоящие отставляются в сторону, результат видят все.
rule-orders = Каждый посетитель кладёт рубашкой вверх одну или две карты. Их сумма — заказ, от 0 до 13. Сколько карт, видят все; какие они, не видит никто.
rule-service = Хозяин перекрывает кран или бросает ещё раз: все лежащие бочонки и, если хочет, любые из стоящих особых. Стоящие числовые больше не бросают. Если ни один из только что брошенных не стоит, обслуживание прекращено.
rule-count = Когда кран перекрыт, хозяин выбирает цель каждому стоящему особому бочонку; оставшиеся числа складываются — это обслуживание. Заказы всё ещё закрыты.
rule-count-cancel = Каждый стоящий особый бочонок с уничтожением убирает один стоящий числовой бочонок. Отказаться нельзя. Если чисел не осталось, он не действует.
rule-count-double = Каждый стоящий особый бочонок с удвоением удваивает один неуничтоженный числовой бочонок. Отказаться нельзя; двум удвоениям нужны два разных бочонка.
rule-bill = Если обслуживание прекращено, посетители получают свои заказы, а хозяин ничего. Если всем хватит, посетители получают заказанное, а хозяин — остаток. Если посетители пожадничали, хозяин получает всё налитое, самый жадный (таких может быть несколько) теряет столько очков, сколько кружек в его заказе, заказавший меньше всех получает столько же, остальные — ничего.
rule-end = Игра заканчивается после раунда, в котором кто-то набрал нужное число кружек. Побеждает тот, у кого очков больше всех.

paragraph-innkeeper = Хозяин
paragraph-throw = Бросок
paragraph-first-throw = Первый бросок
paragraph-orders = Заказы
paragraph-service = Обслуживание
paragraph-count = Подсчёт
paragraph-count-cancel = Уничтожение
paragraph-count-double = Удвоение
paragraph-bill = Счёт
paragraph-end = Конец игры

phase-first_throw = Бросок
phase-orders = Заказы
phase-service = Обслуживание
phase-count = Подсчёт
phase-bill = Счёт

source-service = Налито за стойкой
source-orders = Выполненные заказы
source-gifts = Самый скромный заказ
source-penalties = Самый жадный заказ

waiting-orders = { $seat } выбирает заказ
waiting-service = { $seat } решает: перекрыть кран или бросать ещё

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
board-open = Открыто
board-closed = Закрыто
board-standing = налито
board-specials = с особыми: { $aim }
board-standing-barrels = Стоящие бочонки
board-stands = Стоит бочонок: { $face }
board-cancelled = Уничтоженный бочонок: { $face }
board-doubled = Удвоенный бочонок: { $face }
board-tip = Положить в шейкер: { $face }
board-tip-cancel = Стоящее уничтожение обязано убрать одно число, ещё до удвоений.
board-tip-double = Стоящее удвоение использовать обязательно; двум удвоениям нужны два разных бочонка.
board-tip-specials = Стоящие тёмные бочонки можно снова положить в шейкер; стоящие числа — никогда.
board-tip-service = Перекройте кран и считайте или снова бросьте всё, что лежит. Если тогда ничего не встанет, вы не получите ничего.
board-tip-order = Вы уже знаете, что стоит. Другие заказывают одновременно: ваших карт никто не видит, только одна их или две.
board-tip-bill = Если все заказы вместе больше, чем налито, самый большой заказ платит, а самый маленький столько же получает.
board-keep = Оставить стоять: { $face }
board-lying = { $count ->
    [0] Все бочонки стоят
    [one] Лежит { $count } бочонок
    [few] Лежат { $count } бочонка
   *[other] Лежат { $count } бочонков
}
board-ends = Лежит бочонок { $ends }
board-ends-special = Лежит особый бочонок: удвоение или уничтожение
board-percent = { $percent } %
board-none-stands = ни один не встанет
board-face-down = Закрытые заказы
board-shelf-laid = { $seat }: на столе { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-shelf-open = { $seat } ещё выбирает
board-hand = Ваши карты заказов
board-card = Карта { $card }
board-order = Ваш заказ
board-ordered = Вы заказали
board-pick = Выберите одну карту или две. Числа видите только вы.
board-seen = { $count ->
    [1] Остальные видят одну карту, но не её число.
    [one] Остальные видят { $count } карту, но не числа.
    [few] Остальные видят { $count } карты, но не числа.
   *[other] Остальные видят { $count } карт, но не числа.
}
board-guests = Посетители и их последние заказы
board-between = Эти карты: от { $least } до { $most }
board-laid = На столе { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
board-choosing = ещё выбирает
board-last-bill = Счёт { $round }
board-bill = Счёт раунда { $round }
board-sheet = Таблица очков
board-next = К раунду { $round }
board-to-table = К столу
board-mugs = Налито { $service ->
    [one] { $service } кружка
    [few] { $service } кружки
   *[other] { $service } кружек
}, заказано { $ordered }
board-why-nothing = Ни один бочонок не встал: ничего.
board-why-rest = Хватило всем: хозяин оставляет себе остаток, { $points }.
board-why-everything = На всех не хватило: хозяин оставляет себе всё, { $service }.
board-why-served = Получает заказанное, { $order }.
board-why-greediest = Самый большой заказ: платит { $order }.
board-why-modest = Самый маленький заказ: получает столько, сколько в самом большом, { $points }.
board-why-between = Ни самый большой, ни самый маленький: ничего.
board-why-equal = Все заказали поровну, по { $order }.
board-round = Раунд
board-poured = Налито
board-orders = Заказано
board-burst = сорвано
board-innkeeper = хозяин

idle-place-order = Выберите одну карту или две
idle-cancel-barrel = Коснитесь бочонка, который нужно уничтожить
idle-double-barrel = Коснитесь бочонка, который нужно удвоить

odds-close = Если перекрыть сейчас
odds-count = Ещё можно налить
odds-ordered = Заказано на столе
odds-throws = Следующий бросок и шанс, что ни один не встанет
odds-stands = { $barrels ->
    [1] Бочонок встанет с шансом
    [one] Каждый из { $barrels } бочонка встанет с шансом
    [few] Каждый из { $barrels } бочонков встанет с шансом
   *[other] Каждый из { $barrels } бочонков встанет с шансом
}
odds-bust = Ни один не встанет
odds-mean = Налито в среднем
odds-number = { $value }
odds-most = Налито после броска, самое большее
board-odds-note = На один бросок вперёд, по модели бочонков этого стола.

# Why an answer is better
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
why-close = Перекрытый кран даёт наверняка { $most } и в среднем приносит { points }; ещё один бросок прекращает обслуживание в { $bust } % случаев и приносит { $other_points }.
why-throw = Ещё один бросок прекращает обслуживание в { $bust } % случаев и в среднем приносит { points }; кран, перекрытый на { $most }, приносит { $other_points }.
why-cup = Такой бросок прекращает обслуживание в { $bust } % случаев и в среднем приносит { points }; другой — в { $other_bust } % случаев и приносит { $other_points }.
why-order = Заказ { $total } в среднем приносит { points } и в { $pays } % случаев платит как самый большой; заказ { $other_total } приносит { $other_points } и платит в { $other_pays } %.
why-safe = Заказ { $total } в среднем приносит { points }, заказ { $other_total } — { $other_points }; ни один из них почти никогда не платит как самый большой.
why-target = Налить { $service } — это в среднем { points }{ $greedy ->
    [0] {""}
   *[other] {""}: в { $greedy } % случаев посетители заказали больше
}. Налить { $other_service } — это { $other_points }.
why-rival = Сильнейший соперник получает за этот раунд в среднем { $rival }, иначе { $other_rival }.

words-phase = { $phase_id ->
    [first_throw] Сейчас полетят все бочонки.
    [orders] Посетители делают заказы.
    [service] Идёт розлив: бросить ещё раз или перекрыть кран.
    [count] Кран перекрыт, считаем налитое.
   *[bill] Время платить по счёту.
}
words-bar = На стойке
words-standing = Стоят бочонки: { $barrels }.
words-none-stands = Ни один бочонок не стоит.
words-lying = Лежат или в шейкере (у каждого два торца): { $barrels }.
words-none-lies = Бросать больше нечего.
words-face = { $face }
words-destroyed = { $face } (уничтожен)
words-doubled = { $face } (считается вдвойне)
words-ends = { $first } или { $second }
words-players = Игроки
words-player = { $me ->
    [yes] У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
   *[no] { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
}{ $role ->
    [innkeeper] , { $me ->
        [yes] и вы хозяин таверны
       *[no] хозяин таверны
    }
   *[guest] {""}
}.
words-laid = { board-shelf-laid }.
words-choosing = { board-shelf-open }.
