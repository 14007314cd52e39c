game-name = Таверни Тіфенталя
game-tagline = Заповнюйте столи, подавайте потрібними кубиками та перетворюйте талери й пиво на працівників, гостей і вельмож.

# Options
option-module = Модуль { $value }
option-module-help = Кожен модуль доповнює всі попередні. Модуль 1 — основна гра.
option-module-1-help = Основна гра. Гості, кубики, працівники, покращення та вельможі.
option-module-2-help = Шнапс і троє артистів на зимовій стороні. За шнапс виконують додаткові дії.
option-module-3-help = Репутація та барди. Кубики викладають остаточно, рахується менше з талерів і пива.
option-module-4-help = Початкові карти. Кожен таємно лишає одну з трьох і починає з її картами.
option-module-5-help = Гостьова книга. Кого обслужили вперше, той розписується, а записи дають бонуси.
option-three_beer_stack = Гості за 3 пива: { $value }
option-three_beer_stack-top = лише верхній
option-three_beer_stack-choose = будь-який
option-three_beer_stack-help = Вони лежать стосом, тож запросити можна лише верхнього.
option-special_offer_floor = Найнижча ціна за спеціальною пропозицією: { $value }
option-special_offer_floor-help = За польськими правилами ціна може впасти до нуля, за українськими — ні.
option-special_offer_overpay_allowed = Повертати більше карт, ніж треба: { $value }
option-special_offer_overpay_allowed-true = так
option-special_offer_overpay_allowed-false = ні
option-special_offer_overpay_allowed-help = Польські правила кажуть, що зайве втрачається, отже, так можна.
option-own_dice_cap = Кубиків свого кольору за раунд: не більше { $value }
option-own_dice_cap-help = Кубиків одного кольору лише три; якщо 4, то кубик раундів 3 і 7 додається понад них.
option-noble_purchase_repeatable = Вельможі за пиво кілька разів за хід: { $value }
option-noble_purchase_repeatable-true = так
option-noble_purchase_repeatable-false = ні
option-noble_purchase_repeatable-help = Ніщо цього не забороняє.
option-monastery_positions = Місць на колі монастиря: { $value }
option-monastery_positions-help = Після 22 знову йде 0; якщо обрати 22 — місце 1.
option-monk_step_optional = Кубик можна зняти з ченця без кроку: { $value }
option-monk_step_optional-true = так
option-monk_step_optional-false = ні
option-monk_step_optional-help = У правилах сказано, що маркер можна перемістити.
option-r2_free_guest_counts_as_recruit = Подарований гість раунду 2 — це гість цього раунду: { $value }
option-r2_free_guest_counts_as_recruit-true = так
option-r2_free_guest_counts_as_recruit-false = ні
option-r2_free_guest_counts_as_recruit-help = Подарунок — не запрошення, тож можна запросити ще одного.
option-bonus_cards_count_toward_buy_limit = Карти з бонусів рахуються як куплені: { $value }
option-bonus_cards_count_toward_buy_limit-true = так
option-bonus_cards_count_toward_buy_limit-false = ні
option-bonus_cards_count_toward_buy_limit-help = Обмеження «одна кожного типу» стосується купівлі.
option-refuse_service_may_hit_noble = Відмовити можна й вельможі: { $value }
option-refuse_service_may_hit_noble-true = так
option-refuse_service_may_hit_noble-false = ні
option-refuse_service_may_hit_noble-help = У правилах названо постійних клієнтів і гостей.
option-return_dishwasher_while_in_use = Повернені посудомийки ще допомагають: { $value }
option-return_dishwasher_while_in_use-true = так
option-return_dishwasher_while_in_use-false = ні
option-return_dishwasher_while_in_use-help = Зазвичай посудомийка, на яку спирається кубик, піти не може.
option-bonus_card_may_be_declined = Від карт із бонусів можна відмовитися: { $value }
option-bonus_card_may_be_declined-true = так
option-bonus_card_may_be_declined-false = ні
option-bonus_card_may_be_declined-help = Бонус використовують негайно, або він втрачається.
option-module2_schnapps_supply_limited = Жетони шнапсу можуть скінчитися: { $value }
option-module2_schnapps_supply_limited-true = так
option-module2_schnapps_supply_limited-false = ні
option-module2_schnapps_supply_limited-help = Жетонів 20, а сам лише місяць може дати чотирьом гравцям 28.
option-module3_lock_dice_after_reputation = Кубики лишаються там, де їх полічили: { $value }
option-module3_lock_dice_after_reputation-true = так
option-module3_lock_dice_after_reputation-false = ні
option-module3_lock_dice_after_reputation-help = Інакше для репутації можна показати один план, а зіграти інший.
option-module3_merchants_count = Пиво торговців рахується для репутації: { $value }
option-module3_merchants_count-true = так
option-module3_merchants_count-false = ні
option-module3_merchants_count-help = Торговці дають пиво, хоч і без кубика.
option-module3_storage_counts = Запаси рахуються для репутації: { $value }
option-module3_storage_counts-true = так
option-module3_storage_counts-false = ні
option-module3_storage_counts-help = У правилах порівнюють те, що дають кубики.
option-module4_start_upgrade_brings_noble = Плитка початкової карти дає вельможу: { $value }
option-module4_start_upgrade_brings_noble-true = так
option-module4_start_upgrade_brings_noble-false = ні
option-module4_start_upgrade_brings_noble-help = Натомість на таких картах більше карт таверни.

# Words
card-merchant = торговець
    .acc = торговця
card-dishwasher = посудомийка
    .acc = посудомийку
card-barmaid = кельнерка
    .acc = кельнерку
card-table = стіл
    .acc = стіл
card-brewer = пивовар
    .acc = пивовара
card-bard = бард
    .acc = барда
card-noble = вельможа
    .acc = вельможу
card-regular = постійний клієнт
    .acc = постійного клієнта
card-guest = гість
    .acc = гостя

tile-tables = столи
tile-barmaid = кельнерка
tile-cash_register = каса
tile-monk = чернець
tile-kitchen = кухня
tile-safe = сейф
tile-barrel = броварня
tile-yard = подвір’я
tile-cellar = льох

space-cash_register = каса
space-barrel = броварня
space-monk = чернець
space-yard = подвір’я
space-seat = стіл

gift-counter_guest = шинквасного гостя
gift-guest = гостя за 3 пива
gift-own_die = кубик свого кольору
gift-upgrade = безкоштовне покращення
gift-merchant = торговця
gift-dishwasher = посудомийку
gift-barmaid = кельнерку
gift-table = стіл
gift-brewer = пивовара
gift-juggler = жонглера
gift-fire_breather = факіра
gift-magician = фокусника

bonus-none = нічого
bonus-thalers = талери
bonus-steps = кроки
bonus-refuse_service = відмова в обслуговуванні
bonus-merchant = торговець
bonus-dishwasher = посудомийка
bonus-barmaid = кельнерка
bonus-table = стіл
bonus-brewer = пивовар
bonus-noble = вельможа
bonus-bard = бард
bonus-schnapps = шнапс
bonus-reputation = репутація

goods-thalers = талери
goods-beers = пиво
goods-steps = кроки

entertainer-juggler = Жонглер
entertainer-fire_breather = Факір
entertainer-magician = Фокусник

action-reroll = перекинути будь-які свої кубики
action-own_die = ще один кубик свого кольору
action-refuse_service = відмова в обслуговуванні
action-merchant = торговець
action-dishwasher = посудомийка
action-barmaid = кельнерка
action-table = стіл
action-brewer = пивовар
action-noble = вельможа
said-action = { $action_id ->
    [thalers] { $number ->
        [one] { $number } талер
        [few] { $number } талери
       *[other] { $number } талерів
    }
    [beers] { $number ->
        [one] { $number } пиво
        [few] { $number } пива
       *[other] { $number } пива
    }
    [steps] { $number ->
        [one] { $number } крок
        [few] { $number } кроки
       *[other] { $number } кроків
    }
   *[other] { $action }
}
schnapps-price = { $schnapps ->
    [one] { $schnapps } шнапс
    [few] { $schnapps } шнапси
   *[other] { $schnapps } шнапсів
}
package = { $merchant ->
    [0] { "" }
   *[other] { " " }· торговець ×{ $merchant }
}{ $dishwasher ->
    [0] { "" }
   *[other] { " " }· посудомийка ×{ $dishwasher }
}{ $barmaid ->
    [0] { "" }
   *[other] { " " }· кельнерка ×{ $barmaid }
}{ $table ->
    [0] { "" }
   *[other] { " " }· стіл ×{ $table }
}{ $brewer ->
    [0] { "" }
   *[other] { " " }· пивовар ×{ $brewer }
}{ $bard ->
    [0] { "" }
   *[other] { " " }· бард ×{ $bard }
}{ $tile_id ->
    [none] { "" }
   *[other] { " " }· покращено: { $tile }
}{ $schnapps ->
    [0] { "" }
   *[other] { " " }· шнапс ×{ $schnapps }
}{ $counter_guests ->
    [0] { "" }
   *[other] { " " }· шинквасний гість ×{ $counter_guests }
}
at-place = { $place ->
    [0] { "" }
   *[other] { " " }{ $place }
}

line-regular_1 = постійний клієнт, що платить 1
line-regular_2 = постійний клієнт, що платить 2
line-guest_3 = гість за 3 пива
line-guest_4 = гість за 4 пива
line-guest_5 = гість за 5 пива
line-guest_6 = гість за 6 пива
line-guest_7 = гість за 7 пива
line-guest_8 = гість за 8 пива
line-noble = вельможа
line-monk = чернець

# Questions
step-first-mug = Хто бере кухоль?
step-reveal-stack = Наступний гість за 3 пива
step-reveal-guest = З’являється новий гість
step-choose-bonus = Оберіть один із двох бонусів
step-pick-guest = Який гість прийде безкоштовно?
step-turn-tile = Яку плитку перевернути безкоштовно?
step-roll-own-die = Кидають кубик свого кольору
step-draw-card = Заходить наступна карта
step-keep-or-redraw = Лишити цих гостей чи перебрати?
step-roll-white-die = Кидають білі кубики
step-take-die = Візьміть кубик із бірдекеля
step-serve = { $dice ->
    [0] Купити чи зачинити?
   *[other] Обслужити чи купити?
}
step-give-back = Покращення за { $price }: { $tile }. Скільки карт повернути? Кожна здешевлює на { $discount }.
step-take-bonus = Бонус: взяти { $card_acc }?
step-refuse-service = Відмова в обслуговуванні: хто піде назавжди?
step-choose-side = { $entertainer }: яка сторона лежатиме догори до кінця гри?
step-lift-die = Які кубики перекинути?
step-roll-again = Кубик перекидають
step-place-die = Куди покласти { $die }?
step-deal-start-card = Роздають початкові карти
step-keep-start-card = Яку початкову карту лишити?

# Answers
choice-keep = Лишити
choice-redraw = Перебрати
choice-accept = Взяти
choice-decline = Пропустити
choice-send = Відправити шинквасного гостя до монастиря за крок
choice-close = Зачинити таверну
choice-choose = Взяти { $gift }
choice-turn = Перевернути: { $tile }
choice-take = Взяти { $die }
choice-use = { $place ->
    [0] Використати { $die }: { $space }
   *[other] Використати { $die }: { $space } { $place }
}
choice-forgo = Зняти з ченця без кроку: { $die }
choice-buy = Взяти за { $price ->
        [one] { $price } талер
        [few] { $price } талери
       *[other] { $price } талерів
    }: { $card }
choice-upgrade = Покращити за { $price ->
        [one] { $price } талер
        [few] { $price } талери
       *[other] { $price } талерів
    }: { $tile }
choice-give = { $count ->
    [0] Нічого не повертати
   *[other] Повернути { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[other] { $count } карт
    }
}
choice-recruit = Запросити за { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }: хоче { $die }, платить { $thalers }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }{ $bonus_id ->
    [none] { "" }
    [thalers] , приносить { $number ->
        [one] { $number } талер
        [few] { $number } талери
       *[other] { $number } талерів
    }
    [steps] , приносить { $number ->
        [one] { $number } крок
        [few] { $number } кроки
       *[other] { $number } кроків
    }
    [schnapps] , приносить { $number ->
        [one] { $number } шнапс
        [few] { $number } шнапси
       *[other] { $number } шнапсів
    }
    [reputation] , приносить репутацію +{ $number }
   *[other] , бонус: { $bonus }
}
choice-pick = Взяти гостя за { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }: хоче { $die }, платить { $thalers }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }{ $bonus_id ->
    [none] { "" }
    [thalers] , приносить { $number ->
        [one] { $number } талер
        [few] { $number } талери
       *[other] { $number } талерів
    }
    [steps] , приносить { $number ->
        [one] { $number } крок
        [few] { $number } кроки
       *[other] { $number } кроків
    }
   *[other] , бонус: { $bonus }
}
choice-nobles = { $count ->
        [one] { $count } вельможа
        [few] { $count } вельможі
       *[other] { $count } вельмож
    } за { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }
choice-refuse = Стіл { $place }
choice-mug = { $first_seat }
choice-die = { $die }
choice-card = { $card_id ->
    [regular] { $card }, хоче { $die }, платить { $thalers }
    [guest] { $card }, хоче { $die }, платить { $thalers }
   *[other] { $card }
}
choice-guest = { $card }, хоче { $die }, платить { $thalers }
choice-side = За { schnapps-price }: { said-action }{ $limit ->
    [0] { "" }
   *[other] , не більше { $limit }× за раунд
}
choice-drink = { $entertainer } за { schnapps-price }: { said-action }
choice-lift = Підняти { $die }
choice-roll = Кинути
choice-place = Покласти { $die }: { $space }{ at-place }
choice-leave = Лишити поруч із таверною: { $die }
choice-start = Лишити початкову карту{ package }
choice-deal = Початкова карта{ package }

# Events
event-mug_taken = { $me ->
    [yes] Ви берете кухоль.
   *[no] { $seat } бере кухоль.
}
event-guest_revealed = Можна запросити гостя за { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }: хоче { $die }, платить { $thalers }.
event-evening_began = { $me ->
    [yes] Вечір { $round }: кухоль у вас.
   *[no] Вечір { $round }: кухоль тримає { $seat }.
}
event-gift_chosen = { $me ->
    [yes] Ви берете { $gift }.
   *[no] { $seat } бере { $gift }.
}
event-counter_guest_came = { $me ->
    [yes] До вашого шинквасу сідає гість.
   *[no] { $seat }: до шинквасу сідає гість.
}
event-tile_turned = { $me ->
    [yes] Ви безкоштовно перевертаєте плитку: { $tile }.
   *[no] { $seat } безкоштовно перевертає плитку: { $tile }.
}
event-card_gained = { $me ->
    [yes] На вашу колоду лягає { $card }.
   *[no] { $seat }: на колоду лягає { $card }.
}
event-own_die_rolled = { $me ->
    [yes] Ваш кубик показує { $die }.
   *[no] { $seat }: кубик свого кольору показує { $die }.
}
event-white_dice_rolled = { $me ->
    [yes] Ваш бірдекель: { $dice }.
   *[no] { $seat }, бірдекель: { $dice }.
}
event-shuffled = { $me ->
    [yes] Ви тасуєте свій скид.
   *[no] { $seat } тасує скид.
}
event-came_in = { $me ->
    [yes] До вас заходить { $card }.
   *[no] { $seat }: заходить { $card }.
}
events-came_in = { $me ->
    [yes] До вас заходять: { $card }.
   *[no] { $seat }: заходять { $card }.
}
event-redrawn = { $me ->
    [yes] Ваш шинквасний гість іде, а з ним і всі карти.
   *[no] { $seat }: шинквасний гість іде, а з ним і всі карти.
}
event-die_taken = { $me ->
    [yes] Ви берете { $die }.
   *[no] { $seat } бере { $die }.
}
event-coasters_passed = Бірдекелі передають ліворуч.
event-turn_began = { $me ->
    [yes] Ви подаєте, маючи { $thalers ->
        [one] { $thalers } талер
        [few] { $thalers } талери
       *[other] { $thalers } талерів
    } і { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }.
   *[no] { $seat } подає, маючи { $thalers ->
        [one] { $thalers } талер
        [few] { $thalers } талери
       *[other] { $thalers } талерів
    } і { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }.
}
event-used = { $me ->
    [yes] Ви знімаєте { $die }: { $space }{ $place ->
        [0] { "" }
       *[other] { " " }{ $place }
    }, { $goods } +{ $amount }.
   *[no] { $seat } знімає { $die }: { $space }{ $place ->
        [0] { "" }
       *[other] { " " }{ $place }
    }, { $goods } +{ $amount }.
}
event-forgone = { $me ->
    [yes] Ви знімаєте кубик із ченця без кроку: { $die }.
   *[no] { $seat } знімає кубик із ченця без кроку: { $die }.
}
event-moved = { $me ->
    [yes] Ваш маркер монастиря на місці { $position }.
   *[no] { $seat }: маркер монастиря на місці { $position }.
}
event-bonus_used = { $me ->
    [yes] Ваш бонус: { $bonus } +{ $number }.
   *[no] { $seat }, бонус: { $bonus } +{ $number }.
}
event-bonus_lapsed = { $number ->
   *[other] { $me ->
        [yes] Ваш бонус пропадає: { $bonus }.
       *[no] { $seat }, бонус пропадає: { $bonus }.
    }
}
event-declined = { $me ->
    [yes] Ви відмовляєтеся.
   *[no] { $seat } відмовляється.
}
event-refused = { $me ->
    [yes] Ви відмовляєте в обслуговуванні, стіл { $place }: { $card } іде назавжди.
   *[no] { $seat } відмовляє в обслуговуванні, стіл { $place }: { $card } іде назавжди.
}
event-bought = { $me ->
    [yes] Ви берете { $card_acc } за { $price }.
   *[no] { $seat } бере { $card_acc } за { $price }.
}
event-upgraded = { $me ->
    [yes] Ви покращуєте за { $price }: { $tile }{ $count ->
        [0] { "" }
       *[other] , повертаєте { $count ->
           [one] { $count } карту
           [few] { $count } карти
          *[other] { $count } карт
       }
    }.
   *[no] { $seat } покращує за { $price }: { $tile }{ $count ->
        [0] { "" }
       *[other] , повертає { $count ->
           [one] { $count } карту
           [few] { $count } карти
          *[other] { $count } карт
       }
    }.
}
event-recruited = { $me ->
    [yes] Ви запрошуєте гостя за { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }.
   *[no] { $seat } запрошує гостя за { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }.
}
event-guest_given = { $me ->
    [yes] До вас безкоштовно приходить гість.
   *[no] { $seat } безкоштовно отримує гостя.
}
event-nobles_taken = { $me ->
    [yes] Ви запрошуєте { $count ->
        [one] { $count } вельможу
        [few] { $count } вельмож
       *[other] { $count } вельмож
    } за { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }.
   *[no] { $seat } запрошує { $count ->
        [one] { $count } вельможу
        [few] { $count } вельмож
       *[other] { $count } вельмож
    } за { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }.
}
event-counter_guest_sent = { $me ->
    [yes] Ви відправляєте шинквасного гостя до монастиря.
   *[no] { $seat } відправляє шинквасного гостя до монастиря.
}
event-turn_closed = { $me ->
    [yes] Ви зачиняєте й лишаєте { $thalers ->
        [one] { $thalers } талер
        [few] { $thalers } талери
       *[other] { $thalers } талерів
    } і { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }; втрачено { $lost_thalers ->
        [one] { $lost_thalers } талер
        [few] { $lost_thalers } талери
       *[other] { $lost_thalers } талерів
    }, { $lost_beers ->
        [one] { $lost_beers } пиво
        [few] { $lost_beers } пива
       *[other] { $lost_beers } пива
    }, { $lost_dice ->
        [one] { $lost_dice } кубик
        [few] { $lost_dice } кубики
       *[other] { $lost_dice } кубиків
    }.
   *[no] { $seat } зачиняє й лишає { $thalers ->
        [one] { $thalers } талер
        [few] { $thalers } талери
       *[other] { $thalers } талерів
    } і { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }; втрачено { $lost_thalers ->
        [one] { $lost_thalers } талер
        [few] { $lost_thalers } талери
       *[other] { $lost_thalers } талерів
    }, { $lost_beers ->
        [one] { $lost_beers } пиво
        [few] { $lost_beers } пива
       *[other] { $lost_beers } пива
    }, { $lost_dice ->
        [one] { $lost_dice } кубик
        [few] { $lost_dice } кубики
       *[other] { $lost_dice } кубиків
    }.
}
event-taverns_closed = Вечір { $round }: таверни зачиняються.
event-counted = { $me ->
    [yes] У вас { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }, у запасі { $stored }.
   *[no] { $seat } має { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }, у запасі { $stored }.
}
event-won = { $me ->
    [yes] Ви перемогли: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }!
   *[no] { $seat } перемагає: { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }!
}
event-schnapps_poured = { $me ->
    [yes] Ви отримуєте шнапс: +{ $count }.
   *[no] { $seat } отримує шнапс: +{ $count }.
}
event-entertainer_came = { $me ->
    [yes] До вас приходить { $entertainer }: за { schnapps-price } { said-action }.
   *[no] { $seat }: приходить { $entertainer }, за { schnapps-price } { said-action }.
}
event-drunk = { $me ->
    [yes] Ви витрачаєте { schnapps-price }: { said-action }.
   *[no] { $seat } витрачає { schnapps-price }: { said-action }.
}
event-rolled_again = { $me ->
    [yes] Ви перекидаєте: { $before } → { $die }.
   *[no] { $seat } перекидає: { $before } → { $die }.
}
event-die_placed = { $me ->
    [yes] Ви кладете { $die }: { $space }{ at-place }.
   *[no] { $seat } кладе { $die }: { $space }{ at-place }.
}
event-dice_left = { $me ->
    [yes] Ви лишаєте поруч із таверною { $die }.
   *[no] { $seat } лишає поруч із таверною { $die }.
}
event-reputation_counted = { $me ->
    [yes] Ваша репутація: +{ $steps } (талери +{ $thalers }, пиво +{ $beers }).
   *[no] { $seat }, репутація: +{ $steps } (талери +{ $thalers }, пиво +{ $beers }).
}
event-renowned = { $me ->
    [yes] Ваш маркер репутації на місці { $position }.
   *[no] { $seat }: маркер репутації на місці { $position }.
}
event-start_card_dealt = { $me ->
    [yes] Вам роздано початкову карту{ package }.
   *[no] { $seat } отримує початкову карту{ package }.
}
event-start_card_laid = { $me ->
    [yes] Вам роздано початкову карту.
   *[no] { $seat } отримує початкову карту.
}
event-start_card_kept = { $me ->
    [yes] Ви лишаєте початкову карту{ package }.
   *[no] { $seat } лишає початкову карту{ package }.
}
event-start_card_chosen = { $me ->
    [yes] Ви зробили вибір.
   *[no] { $seat }: вибір зроблено.
}
event-start_card_revealed = { $me ->
    [yes] Ваша початкова карта{ package }.
   *[no] { $seat }, початкова карта{ package }.
}
event-signed = { $me ->
    [yes] Ваша гостьова книга, запис { $count }: { $line }.
   *[no] { $seat }, гостьова книга, запис { $count }: { $line }.
}

# Rules
rule-setup = У кожного таверна з дев’ятьма плитками базовою стороною догори, 4 білі кубики та колода: 7 постійних клієнтів, кельнерка, стіл і пивовар.
rule-mug = Перший гравець визначається жеребом і бере кухоль. Щовечора кухоль переходить ліворуч.
rule-evening = Вісім вечорів по сім фаз: бонус вечора, приходять гості, кельнерки, кубики, планування, подача, зачинення.
rule-round-bonus = Місяць рухається далі, і всі отримують те, що показує трек раундів; з двох бонусів — рівно один. Отримані зараз карти з’являться вже цього вечора.
rule-fill = Відкривайте карти своєї колоди, доки не будуть зайняті всі місця. Перший вельможа сідає за вільний стіл, решта — до нього. Столи додають місця, працівники стають поруч із таверною.
rule-redraw = Коли всі столи зайняті, можна скинути шинквасного гостя та всі карти цієї фази й почати її спочатку.
rule-barmaids = Кожна викладена кельнерка, а також постійна (на покращеній плитці) дає кубик свого кольору, який одразу кидають. За раунд таких кубиків не більше 3.
rule-draft = Усі кидають 4 білі кубики. По черзі кожен бере один із бірдекеля перед собою; потім бірдекелі передають ліворуч, доки кубики не скінчаться.
rule-plan = Кубики можна розкласти як план, перш ніж щось використати. План нікого не зобов’язує, тож нічого не питають; з репутацією — зобов’язує.
rule-serve = По черзі кожен використовує кубики, купує, покращує й запрошує гостей, у будь-якому порядку. Хід починається з талерів сейфа, пива льоху й по одному пиву за кожного торговця.
rule-use = Зніміть кубик із місця дії, яке приймає його значення, й отримайте те, що воно дає. Гості, каса та броварня приймають один кубик, чернець і подвір’я — будь-скільки. Кожна посудомийка додає 1 до одного кубика; 6 не стає 1.
rule-dishwashers = Кожна викладена посудомийка, а також постійна (на покращеній кухні) додає 1 до одного кубика. Кілька можуть допомогти тому самому кубику; 6 не стає 1.
rule-buy = Карти таверни коштують талерів, за раунд не більше однієї кожного типу. Кожна отримана карта лягає долілиць на вашу колоду.
rule-upgrade = Заплатіть, переверніть плитку, отримайте вельможу. Кельнерка, кухня та столи діють з наступного вечора, решта — негайно.
rule-special-offer = За кожну відповідну карту, повернену до запасу, покращення дешевшає на її ціну; зайве втрачається.
rule-recruit = Один гість за раунд: заплатіть пиво, візьміть карту з її негайним бонусом. На його місце відкривають іншого.
rule-nobles = Один вельможа за 9 пива, двоє за 14, троє за 18. Обмеження в одного гостя їх не стосується.
rule-counter-guest = Шинквасний гість повертається до коробки за один крок треком монастиря.
rule-monastery = Трек — це кільце з 23 місць. Кожен бонус, якого маркер досягає або який минає, використовують негайно, на другому колі — знову.
rule-bonus = Бонуси гостей і монастиря використовують негайно, або вони втрачаються. Від карти можна відмовитися.
rule-refuse = Постійний клієнт або гість за вашим столом вибуває з гри, обслужений чи ні. Місце лишається порожнім.
rule-close = У сейфі лишаються щонайбільше 2 талери, у льоху 2 пива, після покращення по 5. Решта втрачається, як і невикористані кубики.
rule-closing-time = Усі викладені карти йдуть у скид. Кухоль переходить ліворуч.
rule-end = Після раунду 8 рахують очки на всіх ваших картах. Перемагає той, хто має найбільше; за рівності — у кого разом більше талерів і пива в запасі.
rule-modules = Основна гра — це модуль 1. Кожен наступний модуль додає щось до всіх попередніх: шнапс, репутацію, початкові карти, гостьову книгу.
rule-winter = Зі шнапсом використовують зимову сторону планшета монастиря: у раундах 2, 3 і 5 приходять артисти, у 7 — кубик або торговець, у 8 — безкоштовне покращення.
rule-schnapps = Поверніть стільки шнапсу, скільки показує плитка, й виконайте її дію. Скільки завгодно разів, якщо плитка не обмежує.
rule-entertainers = У раундах 2, 3 і 5 приходить артист. Оберіть одну з двох сторін до кінця гри.
rule-juggler = Оберіть кубики, які ще не зняли, й перекиньте їх. З репутацією — лише до викладання плану.
rule-reputation = Бонуси, яких маркер досягає або які минає, використовують негайно. Наприкінці гри місце дає свої очки.
rule-binding-plan = Покладіть кожен кубик на місце дії або поруч із таверною. Маркер рухається на менше з талерів і пива, які вони дали б, і ще на 1 за кожного барда.
rule-start-cards = Таємно лишіть одну з трьох початкових карт. Вона замінює кельнерку, стіл і пивовара першої колоди.
rule-guest-book = Коли кубик уперше знімають із гостя певного виду або з ченця, у цьому рядку з’являється запис. Записи дають бонуси.

paragraph-setup = Перед першим вечором
paragraph-mug = Кухоль
paragraph-evening = A. Новий вечір
paragraph-round-bonus = Бонус вечора
paragraph-fill = B. Таверна заповнюється
paragraph-redraw = Шинквасний гість: спочатку
paragraph-barmaids = C. Кельнерки
paragraph-draft = D. Вибір кубиків
paragraph-plan = E. Планування
paragraph-serve = F. Подача
paragraph-use = Використання кубика
paragraph-dishwashers = Посудомийки
paragraph-buy = Карти таверни
paragraph-upgrade = Покращення
paragraph-special-offer = Спеціальна пропозиція
paragraph-recruit = Запрошення гостей
paragraph-nobles = Вельможі
paragraph-counter-guest = Шинквасний гість: крок
paragraph-monastery = Монастир
paragraph-bonus = Бонуси
paragraph-refuse = Відмова в обслуговуванні
paragraph-close = Кінець ходу
paragraph-closing-time = G. Зачинення
paragraph-end = Кінець гри
paragraph-modules = Модулі
paragraph-winter = Модуль 2: зима
paragraph-schnapps = Модуль 2: шнапс
paragraph-entertainers = Модуль 2: артисти
paragraph-juggler = Модуль 2: жонглер
paragraph-reputation = Модуль 3: репутація
paragraph-binding-plan = Модуль 3: план зобов’язує
paragraph-start-cards = Модуль 4: початкові карти
paragraph-guest-book = Модуль 5: гостьова книга

# Table
phase-evening = A Вечір
phase-filling = B Гості
phase-barmaids = C Кельнерки
phase-draft = D Кубики
phase-planning = E План
phase-serving = F Подача
phase-closing = G Зачинення

source-noble = Вельможі
source-guest = Гості
source-regular = Постійні клієнти
source-tavern_cards = Карти таверни
source-host = Репутація

waiting-evening = { $seat } обирає бонус
waiting-filling = { $seat } лишає карти чи починає знову
waiting-draft = { $seat } бере кубик
waiting-planning = { $seat } викладає кубики
waiting-serving = { $seat } подає

table-name = { $seat }
heading-round = Вечір { $round } із { $rounds }
table-round = Вечір { $round } із { $rounds }
table-goods = талери { $thalers } · пиво { $beers } · шинквасні гості { $guests } · монастир { $position }
table-dice = Кубики
table-dishwashers = посудомийки { $count }
table-staff = Поруч із таверною
table-tiles = Покращено
table-pile = колода { $count }, скид { $discard }
table-coaster = Бірдекель
table-offers = Гості, яких можна запросити
table-plan = Найкращий дохід: талери { $thalers }, пиво { $beers }, кроки { $steps }
table-schnapps = шнапс { $count }
table-reputation = репутація { $position }
table-book = гостьова книга { $count }
table-start = Початкова карта
table-laid = Викладено
table-guest = { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }: хоче { $die }, платить { $thalers }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }

view-taverns = Таверни
view-market = Ринок
view-round = Вечір
view-rounds = Вечорів
view-phase = Фаза
view-over = Гру завершено
view-winners = Переможці
view-scores = Очки
view-points = Очки
view-mug = Кухоль
view-turn = Хід
view-thalers = Талери
view-beers = Пиво
view-dice = Кубики
view-tiles = Плитки
view-spaces = Місця дій
view-staff = Працівники
view-coasters = Бірдекелі
view-monastery = Монастир
view-track = Трек раундів
view-module = Модуль
view-season = Пора року
view-parts = Модулі
view-box = Коробка

icon-mug_taken = key
icon-guest_revealed = dot
icon-evening_began = dot
icon-gift_chosen = plus
icon-card_gained = card
icon-came_in = card
icon-recruited = card
icon-upgraded = plus
icon-entertainer_came = plus
icon-drunk = plus
icon-start_card_revealed = card
icon-signed = plus
icon-turn_closed = close
icon-won = trophy

# Market, monastery, taverns, draft
board-now = зараз
board-later = після подачі
board-staff = Працівники
board-staff-limit = талери · по одному
board-guests = Гості
board-guests-limit = пиво · один за раунд
board-guests-taken = пиво · одного вже запрошено
board-nobles = Вельможі · по { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
board-upgrades = Покращення
board-upgrades-note = талери · з вельможею
board-name-merchant = Торговець
board-name-dishwasher = Посуд.
board-name-barmaid = Кельнерка
board-name-table = Стіл
board-name-brewer = Пивовар
board-name-bard = Бард
board-left = лишилося { $count }
board-stack = у стосі { $count }
board-stand-can = вистачає зараз
board-stand-later = вистачить після подачі
board-stand-no = не вистачає
board-stand-bought = куплено цього раунду
board-stand-gone = більше немає
board-works-at_once = діє одразу
board-works-next_evening = діє з наступного вечора
board-upgraded = покращено
board-back = Назад
board-side-now = тепер
board-side-then = потім
board-side-tables = { $figure ->
    [one] { $figure } стіл
    [few] { $figure } столи
   *[other] { $figure } столів
}
board-side-barmaid = { $figure ->
    [0] нікого
   *[other] +{ $figure } кольоровий кубик щовечора
}
board-side-kitchen = { $figure ->
    [0] нікого
   *[other] щовечора +{ $figure } до одного кубика
}
board-side-cash_register = +{ board-count-thalers } за кубик
board-side-monk = +{ board-count-steps } за кожен кубик
board-side-barrel = +{ board-count-beers } за кубик
board-side-yard = +{ board-count-beers } за кожен кубик
board-side-safe = вміщає { board-count-thalers }
board-side-cellar = вміщає { board-count-beers }
board-offer = Спецпропозиція
board-offer-dishwasher = Поверніть викладених посудомийок
board-offer-barmaid = Поверніть викладених кельнерок
board-offer-table = Поверніть викладені столи
board-offer-brewer = Поверніть викладених пивоварів
board-offer-none = Відповідних карт не викладено
board-give = Повернути: { $card }, −{ $count }
board-gain-noble = +1 вельможа, { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
board-upgrade-for = Покращити за { $count }
board-upgrade-gives = { board-given }, +1 вельможа
board-given = { $count ->
    [one] −{ $count } карта
    [few] −{ $count } карти
   *[other] −{ $count } карт
}
board-recruit = Запросити за { board-count-beers }
board-stays = лишиться: { $what }
board-stays-nothing = нічого не лишиться
board-passes = { $dice } → { $seat }
board-ring-you = Ви на { $position }
board-ring-next = { board-steps } до { $position }:
board-ring-space = Місце { $position }
board-ring-marker = { $seat }: { $position }
board-coming = Наступні вечори
board-or = { $one } або { $two }
board-gift-counter_guest = шинквасний гість
board-gift-guest = гість за 3 пива
board-gift-own_die = кольоровий кубик
board-gift-upgrade = безкоштовно перевернути плитку
board-rival-waiting = чекає на хід
board-rival-serving = обслуговує
board-rival-closed = зачинено
board-dice = Кубики
board-nothing = немає
board-in-play = Викладено
board-turned = Покращено
board-pile = Колода
board-at-bar = Шинквасні гості
board-pass = Передати ліворуч
board-my-coaster = Ваш бірдекель
board-pick-of = вибір { $number } з { $count }
board-waits = чекає
board-taking = бере кубик
board-took = має кубик
board-next-for-me = Далі вам
board-tonight = Ваша таверна сьогодні
board-tonight-fits = { $die }: позначені місця
board-fits = пасує
board-my-dice = Ваші кубики
idle-take-die = Оберіть кубик
tab-parts = Ще
board-entertainers = Артисти
board-schnapps = { $count ->
    [one] { $count } шнапс
    [few] { $count } шнапси
   *[other] { $count } шнапсів
}
board-used = використано { $count } з { $limit }
board-limit = { $count } за раунд
board-fame-you = місце { $position } · { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
board-fame-next = За { board-steps }:
board-fame-plan = План дасть { board-steps }: { $thalers ->
    [one] { $thalers } талер
    [few] { $thalers } талери
   *[other] { $thalers } талерів
}, { $beers ->
    [one] { $beers } пиво
    [few] { $beers } пива
   *[other] { $beers } пива
}, рахується менше.
board-book = Гостьова книга
board-book-signed = записи: { $count } з { $lines }
board-book-done = записано
board-book-bonuses = Бонуси за записи
board-book-next = Наступний запис дає:
board-start-card = Початкова карта
board-keep-start = Залишити цю карту
board-keep-side = Цією стороною догори
idle-keep-start-card = Оберіть карту
idle-choose-side = Оберіть сторону
board-bind = Викласти план остаточно
board-rival-planning = викладає план

# Board
tab-market = Ринок
tab-monastery = Монастир
tab-rival = Таверна
board-sign-kitchen = Кухня
board-sign-barmaid = Кельнерки
board-sign-safe = Сейф
board-sign-monk = Чернець
board-sign-cash_register = Каса
board-sign-barrel = Броварня
board-sign-tables = Столи
board-sign-yard = Подвір’я
board-sign-cellar = Льох
board-sign-price = { $name }, покращення за { $price }
board-sign-upgraded = { $name }, покращено
board-track = Трек раундів
board-abbey = Монастир: місце { $position }, за { board-steps }: { $bonus }
board-steps = { $steps ->
    [one] { $steps } крок
    [few] { $steps } кроки
   *[other] { $steps } кроків
}
board-in-steps = за { $count }
board-count-thalers = { $count ->
    [one] { $count } талер
    [few] { $count } талери
   *[other] { $count } талерів
}
board-count-beers = { $count ->
    [one] { $count } пиво
    [few] { $count } пива
   *[other] { $count } пива
}
board-count-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубики
   *[other] { $count } кубиків
}
board-count-steps = { $count ->
    [one] { $count } крок
    [few] { $count } кроки
   *[other] { $count } кроків
}
board-plus-thalers = +{ board-count-thalers }
board-plus-beers = +{ board-count-beers }
board-plus-steps = +{ board-count-steps }
board-store-thalers = Сейф: { $count } з { $holds ->
    [one] { $holds } талера
    [few] { $holds } талерів
   *[other] { $holds } талерів
}
board-store-beers = Льох: { $count } з { $holds ->
    [one] { $holds } пива
    [few] { $holds } пива
   *[other] { $holds } пива
}
board-counter-guests = Шинквасні гості: { $count }
board-space-seat = Стіл { $place }
board-space-yard = Подвір’я
board-space-monk = Чернець
board-space-cash_register = Каса
board-space-barrel = Броварня
board-wants = хоче { $dice }
board-any = будь-яке значення
board-lies = лежить { $dice }
board-washers = посудомийки: { $count }
board-served = обслужено
board-free-seat = Вільний стіл
board-taken = Зайнято { $count } з { $seats ->
    [one] { $seats } столу
    [few] { $seats } столів
   *[other] { $seats } столів
}
board-use-seat = { $die } на стіл { $place }
board-use-cash_register = { $die } на касу
board-use-barrel = { $die } на броварню
board-use-monk = { $die } на ченця
board-use-yard = { $die } на подвір’я
board-close = Зачинити таверну
board-lost = пропаде: { $what }
board-has-mug = має кухоль
board-each = за кубик
board-queue = Черга під дверима
board-deck = Колода { $count }
board-discard = Скид { $count }
board-tomorrow = Завтра перші
board-then = потім
board-keeps-thalers = у сейфі лишається { $count }
board-keeps-beers = у льоху лишається { $count }
board-merchants = торговці { $count }
board-unplaced = Ще не розставлено: { board-count-dice }
board-own-die = Кольоровий кубик, { $die }
board-white-die = Білий кубик, { $die }
board-best = Найбільше
board-anew = Наново
board-rest = Решту по черзі
board-all-placed = Усі кубики розставлено. Подаватимете у свій хід.
board-keep-pays = Ці гості платять
board-redraw-pays = Інші, в середньому
board-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
board-stopped = Зупинено: це вирішувати вам.
board-tip-plan = Розставте кубики на підсвічені місця: план ні до чого не зобов’язує. Потім знімайте їх у будь-якому порядку й купуйте коли завгодно.
board-tip-close = Коли зачиняєте таверну, лишається тільки те, що вміщають сейф і льох. Решту витратьте до того.
board-tip-dishwasher = Кожна посудомийка цього вечора додає 1 до одного кубика; кілька можуть допомогти тому самому.
board-tip-top = Кожна нова карта лягає на верх колоди: завтра вона прийде першою.
board-tip-offer = Спеціальна пропозиція: викладених відповідних працівників можна повернути до запасу, і покращення подешевшає на їхню ціну.
board-tip-works = Кожне покращення приводить вельможу. Кельнерка, кухня і столи діють з наступного вечора.
board-tip-guest = Один гість за раунд; вельможі не рахуються.
board-tip-nobles = Усі вельможі вечора сидять за одним столом, тож навіть багатьом вистачає одного місця.
board-tip-counter = Шинквасний гість дозволяє перебрати всі карти або згодом дає крок у монастирі. Щось одне.
board-tip-gift = Те, що берете зараз, лягає на верх колоди й приходить уже цього вечора.
board-tip-coaster = Візьміть один кубик; бірдекель піде ліворуч. Що лишите, те дістанеться сусідові.
board-tip-refuse = Кому відмовлено, той назавжди йде з колоди: позбудьтеся бідного клієнта, і кращі гості приходитимуть частіше.
board-tip-bonus = Бонуси використовують одразу або втрачають.
board-forgo = Без кроку
board-warnings = Попередження
board-warning-goods = Пропадуть талери чи пиво
board-warning-dice = Лишаться невикористані кубики
board-percent = { $percent } %
board-odds-dice = Що додає кожне значення
board-odds-nothing = нічого
board-odds-redraw = Якщо перебрати: у середньому { board-mean } талера
board-odds-next = Наступна карта вашої колоди

# Why an answer is better
points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
why-die = Значення { $die } за найкращого викладання додає { said-action }, значення { $other_die } додає { $other_number }.
why-keep = Ці гості платять у середньому { $pay ->
    [one] { $pay } талер
    [few] { $pay } талери
    [many] { $pay } талерів
   *[other] { $pay } талера
}, нові — { $other_pay }.
why-redraw = Нові гості платять у середньому { $pay ->
    [one] { $pay } талер
    [few] { $pay } талери
    [many] { $pay } талерів
   *[other] { $pay } талера
}, ці — { $other_pay }.
why-unused = Зачинити зараз — це втратити { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[other] { $dice } кубиків
}.
later = { $later ->
    [one] { $later } очко
    [few] { $later } очки
    [many] { $later } очок
   *[other] { $later } очка
}
why-now = Цього вечора це приносить у середньому на { points } більше.
why-later = Наступними вечорами це приносить приблизно на { later } більше.
why-both = Цього вечора це приносить у середньому на { points } більше, а потім ще приблизно на { $later }.
why-sooner = Цього вечора це приносить у середньому на { points } більше; потім буде менше приблизно на { $later }, але воно того варте.
why-patient = Потім це приносить приблизно на { later } більше; цього вечора буде менше в середньому на { $points }, але воно того варте.

# The board in words
words-phase = { $phase_id ->
    [evening] Починається вечір.
    [filling] До таверн сходяться гості.
    [barmaids] Кельнерки приносять кубики.
    [draft] Розбирають білі кубики.
    [planning] Усі розкладають свої кубики.
    [serving] Гостей обслуговують, дохід витрачають.
   *[closing] Таверни зачиняються.
}
words-tavern = { $me ->
    [yes] Ваша таверна
   *[no] Таверна: { $seat }
}
words-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
   *[other] { $points } очок
}
words-own-dice = Кольорові кубики: { $dice }.
words-loss = Якщо зачинити зараз, пропаде: { $what }.
words-unsigned = Ще не записано: { $lines }.
words-track = Трек раундів сьогодні дає: { $gifts }.
words-goods = { $goods }.
words-seat = { board-space-seat }: { $guest }.
words-seat-served = { board-space-seat }: { $guest } ({ board-served }).
words-several = { $guest } ×{ $count }
words-dice = Білі кубики: { $dice }{ $count ->
    [0] {""}
   *[other] , { board-washers }
}.
words-die = { $die }
words-staff = { table-staff }: { $cards }.
words-times = { $card }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
words-upgraded = { table-tiles }: { $tiles }.
words-gain = { $bonus } +{ $number }
words-bonus = { $bonus }
words-top = { board-tomorrow }: { $cards }.
words-fame = { source-host }: { board-fame-you }.
words-book = { board-book }: { board-book-signed }.
words-start = { board-start-card }{ package }.
words-tile = { $sign }: { $side }. { $price }.
words-tile-upgraded = { $sign } ({ board-upgraded }): { $side }.
words-coaster = { $seat }: { $dice }.
words-priced = { $card } ({ $price })
words-hire = { board-staff }: { $cards }.
words-mug = { $me ->
    [yes] Кухоль у вас.
   *[no] Кухоль тримає { $seat }.
}
words-belongings = { $me ->
    [yes] У вас
   *[no] { $seat } має
} { $goods }.
words-counter = { $count ->
    [0] Шинквасних гостей немає.
   *[other] { board-counter-guests }.
}
words-taken = { $count ->
    [0] Усі столи вільні, разом { $seats }.
   *[other] { board-taken }.
}
words-abbey = У монастирі: місце { $position }; через { board-steps } чекає бонус: { $bonus }.
words-piles = У колоді { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}, у скиді { $discarded }.
words-plan = Щонайбільше кубики дадуть: { $gains }.
words-offer = { choice-recruit }.
words-schnapps = { board-schnapps }.
words-entertainer = { choice-drink }.
