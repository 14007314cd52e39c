game-name = Таверны Тифенталя
game-tagline = Заполняйте столы, подавайте нужными кубиками и превращайте талеры и пиво в работников, гостей и аристократов.

# Options
option-module = Модуль { $value }
option-module-help = Каждый модуль дополняет все предыдущие. Модуль 1 — основная игра.
option-module-1-help = Основная игра. Гости, кубики, работники, улучшения и аристократы.
option-module-2-help = Шнапс и трое артистов на зимней стороне. За шнапс выполняют дополнительные действия.
option-module-3-help = Репутация и барды. Кубики выкладывают окончательно, считается меньшее из талеров и пива.
option-module-4-help = Стартовые карты. Каждый тайно оставляет одну из трёх и начинает с её картами.
option-module-5-help = Гостевая книга. Кого обслужили впервые, тот расписывается, а записи дают бонусы.
option-three_beer_stack = Гости за 3 пива: { $value }
option-three_beer_stack-top = только верхний
option-three_beer_stack-choose = любой
option-three_beer_stack-help = Они лежат стопкой, поэтому взять можно только верхнего.
option-special_offer_floor = Самая низкая цена по спецпредложению: { $value }
option-special_offer_floor-help = По польским правилам цена может упасть до нуля, по украинским — нет.
option-special_offer_overpay_allowed = Возвращать больше карт, чем нужно: { $value }
option-special_offer_overpay_allowed-true = да
option-special_offer_overpay_allowed-false = нет
option-special_offer_overpay_allowed-help = Польские правила говорят, что лишнее пропадает, значит, так можно.
option-own_dice_cap = Кубиков своего цвета за раунд: не больше { $value }
option-own_dice_cap-help = Кубиков одного цвета всего три; при 4 кубик раундов 3 и 7 добавляется сверх них.
option-noble_purchase_repeatable = Аристократы за пиво несколько раз за ход: { $value }
option-noble_purchase_repeatable-true = да
option-noble_purchase_repeatable-false = нет
option-noble_purchase_repeatable-help = Ничто этого не запрещает.
option-monastery_positions = Делений на круге монастыря: { $value }
option-monastery_positions-help = После 22 снова идёт 0; при значении 22 — деление 1.
option-monk_step_optional = Кубик можно снять с монаха без шага: { $value }
option-monk_step_optional-true = да
option-monk_step_optional-false = нет
option-monk_step_optional-help = В правилах сказано, что фишку можно передвинуть.
option-r2_free_guest_counts_as_recruit = Подаренный гость раунда 2 — гость этого раунда: { $value }
option-r2_free_guest_counts_as_recruit-true = да
option-r2_free_guest_counts_as_recruit-false = нет
option-r2_free_guest_counts_as_recruit-help = Подарок — не приглашение, поэтому можно пригласить ещё одного.
option-bonus_cards_count_toward_buy_limit = Карты из бонусов считаются купленными: { $value }
option-bonus_cards_count_toward_buy_limit-true = да
option-bonus_cards_count_toward_buy_limit-false = нет
option-bonus_cards_count_toward_buy_limit-help = Ограничение «одна каждого вида» касается покупки.
option-refuse_service_may_hit_noble = Отказать можно и аристократу: { $value }
option-refuse_service_may_hit_noble-true = да
option-refuse_service_may_hit_noble-false = нет
option-refuse_service_may_hit_noble-help = В правилах названы завсегдатаи и гости.
option-return_dishwasher_while_in_use = Возвращённые посудомойки ещё помогают: { $value }
option-return_dishwasher_while_in_use-true = да
option-return_dishwasher_while_in_use-false = нет
option-return_dishwasher_while_in_use-help = Обычно посудомойка, на которую опирается кубик, уйти не может.
option-bonus_card_may_be_declined = От карт из бонусов можно отказаться: { $value }
option-bonus_card_may_be_declined-true = да
option-bonus_card_may_be_declined-false = нет
option-bonus_card_may_be_declined-help = Бонус используют сразу, или он пропадает.
option-module2_schnapps_supply_limited = Жетоны шнапса могут закончиться: { $value }
option-module2_schnapps_supply_limited-true = да
option-module2_schnapps_supply_limited-false = нет
option-module2_schnapps_supply_limited-help = Жетонов 20, а одна луна может дать четырём игрокам 28.
option-module3_lock_dice_after_reputation = Кубики остаются там, где их посчитали: { $value }
option-module3_lock_dice_after_reputation-true = да
option-module3_lock_dice_after_reputation-false = нет
option-module3_lock_dice_after_reputation-help = Иначе для репутации можно показать один план, а сыграть другой.
option-module3_merchants_count = Пиво торговцев идёт в счёт репутации: { $value }
option-module3_merchants_count-true = да
option-module3_merchants_count-false = нет
option-module3_merchants_count-help = Торговцы дают пиво, хоть и без кубика.
option-module3_storage_counts = Запасы идут в счёт репутации: { $value }
option-module3_storage_counts-true = да
option-module3_storage_counts-false = нет
option-module3_storage_counts-help = В правилах сравнивают то, что дают кубики.
option-module4_start_upgrade_brings_noble = Плитка стартовой карты даёт аристократа: { $value }
option-module4_start_upgrade_brings_noble-true = да
option-module4_start_upgrade_brings_noble-false = нет
option-module4_start_upgrade_brings_noble-help = Взамен на таких картах больше карт таверны.

# Words
card-merchant = торговец пивом
    .acc = торговца пивом
card-dishwasher = посудомойка
    .acc = посудомойку
card-barmaid = официантка
    .acc = официантку
card-table = стол
    .acc = стол
card-brewer = пивовар
    .acc = пивовара
card-bard = бард
    .acc = барда
card-noble = аристократ
    .acc = аристократа
card-regular = завсегдатай
    .acc = завсегдатая
card-guest = гость
    .acc = гостя

tile-tables = столы
tile-barmaid = официантка
tile-cash_register = касса
tile-monk = монах
tile-kitchen = кухня
tile-safe = сейф
tile-barrel = бочка
tile-yard = двор
tile-cellar = погреб

space-cash_register = касса
space-barrel = бочка
space-monk = монах
space-yard = двор
space-seat = стол

gift-counter_guest = гостя за стойкой
gift-guest = гостя за 3 пива
gift-own_die = кубик своего цвета
gift-upgrade = бесплатное улучшение
gift-merchant = торговца пивом
gift-dishwasher = посудомойку
gift-barmaid = официантку
gift-table = стол
gift-brewer = пивовара
gift-juggler = жонглёра
gift-fire_breather = факира
gift-magician = фокусника

bonus-none = ничего
bonus-thalers = талеры
bonus-steps = шаги
bonus-refuse_service = отказ в обслуживании
bonus-merchant = торговец пивом
bonus-dishwasher = посудомойка
bonus-barmaid = официантка
bonus-table = стол
bonus-brewer = пивовар
bonus-noble = аристократ
bonus-bard = бард
bonus-schnapps = шнапс
bonus-reputation = репутация

goods-thalers = талеры
goods-beers = пиво
goods-steps = шаги

entertainer-juggler = Жонглёр
entertainer-fire_breather = Факир
entertainer-magician = Фокусник

action-reroll = перебросить любые свои кубики
action-own_die = ещё один кубик своего цвета
action-refuse_service = отказ в обслуживании
action-merchant = торговец пивом
action-dishwasher = посудомойка
action-barmaid = официантка
action-table = стол
action-brewer = пивовар
action-noble = аристократ
said-action = { $action_id ->
    [thalers] { $number ->
        [one] { $number } талер
        [few] { $number } талера
       *[other] { $number } талеров
    }
    [beers] { $number ->
        [one] { $number } пиво
        [few] { $number } пива
       *[other] { $number } пива
    }
    [steps] { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[other] { $number } шагов
    }
   *[other] { $action }
}
schnapps-price = { $schnapps ->
    [one] { $schnapps } шнапс
    [few] { $schnapps } шнапса
   *[other] { $schnapps } шнапсов
}
package = { $merchant ->
    [0] { "" }
   *[other] { " " }· торговец пивом ×{ $merchant }
}{ $dishwasher ->
    [0] { "" }
   *[other] { " " }· посудомойка ×{ $dishwasher }
}{ $barmaid ->
    [0] { "" }
   *[other] { " " }· официантка ×{ $barmaid }
}{ $table ->
    [0] { "" }
   *[other] { " " }· стол ×{ $table }
}{ $brewer ->
    [0] { "" }
   *[other] { " " }· пивовар ×{ $brewer }
}{ $bard ->
    [0] { "" }
   *[other] { " " }· бард ×{ $bard }
}{ $tile_id ->
    [none] { "" }
   *[other] { " " }· улучшено: { $tile }
}{ $schnapps ->
    [0] { "" }
   *[other] { " " }· шнапс ×{ $schnapps }
}{ $counter_guests ->
    [0] { "" }
   *[other] { " " }· гость за стойкой ×{ $counter_guests }
}
at-place = { $place ->
    [0] { "" }
   *[other] { " " }{ $place }
}

line-regular_1 = завсегдатай, который платит 1
line-regular_2 = завсегдатай, который платит 2
line-guest_3 = гость за 3 пива
line-guest_4 = гость за 4 пива
line-guest_5 = гость за 5 пива
line-guest_6 = гость за 6 пива
line-guest_7 = гость за 7 пива
line-guest_8 = гость за 8 пива
line-noble = аристократ
line-monk = монах

# Questions
step-first-mug = Кто берёт кружку?
step-reveal-stack = Следующий гость за 3 пива
step-reveal-guest = Появляется новый гость
step-choose-bonus = Выберите один из двух бонусов
step-pick-guest = Какой гость придёт бесплатно?
step-turn-tile = Какую плитку перевернуть бесплатно?
step-roll-own-die = Бросают кубик своего цвета
step-draw-card = Входит следующая карта
step-keep-or-redraw = Оставить этих гостей или набрать заново?
step-roll-white-die = Бросают белые кубики
step-take-die = Возьмите кубик с подставки
step-serve = { $dice ->
    [0] Потратить или закрыть?
   *[other] Подать или потратить?
}
step-give-back = Улучшение за { $price }: { $tile }. Сколько карт вернуть? Каждая снижает цену на { $discount }.
step-take-bonus = Бонус: взять { $card_acc }?
step-refuse-service = Отказ в обслуживании: кто уйдёт навсегда?
step-choose-side = { $entertainer }: какая сторона останется сверху до конца игры?
step-lift-die = Какие кубики перебросить?
step-roll-again = Кубик перебрасывают
step-place-die = Куда положить { $die }?
step-deal-start-card = Раздают стартовые карты
step-keep-start-card = Какую стартовую карту оставить?

# Answers
choice-keep = Оставить
choice-redraw = Набрать заново
choice-accept = Взять
choice-decline = Пропустить
choice-send = Отправить гостя за стойкой в монастырь за шаг
choice-close = Закрыть таверну
choice-choose = Взять { $gift }
choice-turn = Перевернуть: { $tile }
choice-take = Взять { $die }
choice-use = { $place ->
    [0] Использовать { $die }: { $space }
   *[other] Использовать { $die }: { $space } { $place }
}
choice-forgo = Снять с монаха { $die }, не шагая
choice-buy = Взять за { $price ->
        [one] { $price } талер
        [few] { $price } талера
       *[other] { $price } талеров
    }: { $card }
choice-upgrade = Улучшить за { $price ->
        [one] { $price } талер
        [few] { $price } талера
       *[other] { $price } талеров
    }: { $tile }
choice-give = { $count ->
    [0] Ничего не возвращать
   *[other] Вернуть { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[other] { $count } карт
    }
}
choice-recruit = Пригласить за { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }: хочет { $die }, платит { $thalers }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }{ $bonus_id ->
    [none] { "" }
    [thalers] , приносит { $number ->
        [one] { $number } талер
        [few] { $number } талера
       *[other] { $number } талеров
    }
    [steps] , приносит { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[other] { $number } шагов
    }
    [schnapps] , приносит { $number ->
        [one] { $number } шнапс
        [few] { $number } шнапса
       *[other] { $number } шнапсов
    }
    [reputation] , приносит репутацию +{ $number }
   *[other] , бонус: { $bonus }
}
choice-pick = Взять гостя за { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }: хочет { $die }, платит { $thalers }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }{ $bonus_id ->
    [none] { "" }
    [thalers] , приносит { $number ->
        [one] { $number } талер
        [few] { $number } талера
       *[other] { $number } талеров
    }
    [steps] , приносит { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[other] { $number } шагов
    }
   *[other] , бонус: { $bonus }
}
choice-nobles = { $count ->
        [one] { $count } аристократ
        [few] { $count } аристократа
       *[other] { $count } аристократов
    } за { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }
choice-refuse = Стол { $place }
choice-mug = { $first_seat }
choice-die = { $die }
choice-card = { $card_id ->
    [regular] { $card }, хочет { $die }, платит { $thalers }
    [guest] { $card }, хочет { $die }, платит { $thalers }
   *[other] { $card }
}
choice-guest = { $card }, хочет { $die }, платит { $thalers }
choice-side = За { schnapps-price }: { said-action }{ $limit ->
    [0] { "" }
   *[other] , не больше { $limit }× за раунд
}
choice-drink = { $entertainer } за { schnapps-price }: { said-action }
choice-lift = Поднять { $die }
choice-roll = Бросить
choice-place = Положить { $die }: { $space }{ at-place }
choice-leave = Оставить рядом с таверной: { $die }
choice-start = Оставить стартовую карту{ package }
choice-deal = Стартовая карта{ package }

# Events
event-mug_taken = { $me ->
    [yes] Вы берёте кружку.
   *[no] { $seat } берёт кружку.
}
event-guest_revealed = Можно пригласить гостя за { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }: хочет { $die }, платит { $thalers }.
event-evening_began = { $me ->
    [yes] Вечер { $round }: кружка у вас.
   *[no] Вечер { $round }: кружку держит { $seat }.
}
event-gift_chosen = { $me ->
    [yes] Вы берёте { $gift }.
   *[no] { $seat } берёт { $gift }.
}
event-counter_guest_came = { $me ->
    [yes] За вашу стойку садится гость.
   *[no] { $seat }: за стойку садится гость.
}
event-tile_turned = { $me ->
    [yes] Вы бесплатно переворачиваете плитку: { $tile }.
   *[no] { $seat } бесплатно переворачивает плитку: { $tile }.
}
event-card_gained = { $me ->
    [yes] На вашу колоду ложится { $card }.
   *[no] { $seat }: на колоду ложится { $card }.
}
event-own_die_rolled = { $me ->
    [yes] Ваш кубик показывает { $die }.
   *[no] { $seat }: кубик своего цвета показывает { $die }.
}
event-white_dice_rolled = { $me ->
    [yes] Ваша подставка: { $dice }.
   *[no] { $seat }, подставка: { $dice }.
}
event-shuffled = { $me ->
    [yes] Вы тасуете свой сброс.
   *[no] { $seat } тасует сброс.
}
event-came_in = { $me ->
    [yes] К вам входит { $card }.
   *[no] { $seat }: входит { $card }.
}
events-came_in = { $me ->
    [yes] К вам входят: { $card }.
   *[no] { $seat }: входят { $card }.
}
event-redrawn = { $me ->
    [yes] Ваш гость за стойкой уходит, а с ним и все карты.
   *[no] { $seat }: гость за стойкой уходит, а с ним и все карты.
}
event-die_taken = { $me ->
    [yes] Вы берёте { $die }.
   *[no] { $seat } берёт { $die }.
}
event-coasters_passed = Подставки передают налево.
event-turn_began = { $me ->
    [yes] Вы подаёте, в запасе { $thalers ->
        [one] { $thalers } талер
        [few] { $thalers } талера
       *[other] { $thalers } талеров
    } и { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }.
   *[no] { $seat } подаёт, в запасе { $thalers ->
        [one] { $thalers } талер
        [few] { $thalers } талера
       *[other] { $thalers } талеров
    } и { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }.
}
event-used = { $me ->
    [yes] Вы снимаете { $die }: { $space }{ $place ->
        [0] { "" }
       *[other] { " " }{ $place }
    }, { $goods } +{ $amount }.
   *[no] { $seat } снимает { $die }: { $space }{ $place ->
        [0] { "" }
       *[other] { " " }{ $place }
    }, { $goods } +{ $amount }.
}
event-forgone = { $me ->
    [yes] Вы снимаете с монаха { $die }, не шагая.
   *[no] { $seat } снимает с монаха { $die }, не шагая.
}
event-moved = { $me ->
    [yes] Ваша фишка в монастыре на делении { $position }.
   *[no] { $seat }: фишка в монастыре на делении { $position }.
}
event-bonus_used = { $me ->
    [yes] Ваш бонус: { $bonus } +{ $number }.
   *[no] { $seat }, бонус: { $bonus } +{ $number }.
}
event-bonus_lapsed = { $number ->
   *[other] { $me ->
        [yes] Ваш бонус пропадает: { $bonus }.
       *[no] { $seat }, бонус пропадает: { $bonus }.
    }
}
event-declined = { $me ->
    [yes] Вы отказываетесь.
   *[no] { $seat } отказывается.
}
event-refused = { $me ->
    [yes] Вы отказываете в обслуживании, стол { $place }: { $card } уходит навсегда.
   *[no] { $seat } отказывает в обслуживании, стол { $place }: { $card } уходит навсегда.
}
event-bought = { $me ->
    [yes] Вы берёте { $card_acc } за { $price }.
   *[no] { $seat } берёт { $card_acc } за { $price }.
}
event-upgraded = { $me ->
    [yes] Вы улучшаете за { $price }: { $tile }{ $count ->
        [0] { "" }
       *[other] , возвращаете { $count ->
           [one] { $count } карту
           [few] { $count } карты
          *[other] { $count } карт
       }
    }.
   *[no] { $seat } улучшает за { $price }: { $tile }{ $count ->
        [0] { "" }
       *[other] , возвращает { $count ->
           [one] { $count } карту
           [few] { $count } карты
          *[other] { $count } карт
       }
    }.
}
event-recruited = { $me ->
    [yes] Вы приглашаете гостя за { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }.
   *[no] { $seat } приглашает гостя за { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }.
}
event-guest_given = { $me ->
    [yes] К вам бесплатно приходит гость.
   *[no] { $seat } бесплатно получает гостя.
}
event-nobles_taken = { $me ->
    [yes] Вы приглашаете { $count ->
        [one] { $count } аристократа
        [few] { $count } аристократов
       *[other] { $count } аристократов
    } за { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }.
   *[no] { $seat } приглашает { $count ->
        [one] { $count } аристократа
        [few] { $count } аристократов
       *[other] { $count } аристократов
    } за { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }.
}
event-counter_guest_sent = { $me ->
    [yes] Вы отправляете гостя за стойкой в монастырь.
   *[no] { $seat } отправляет гостя за стойкой в монастырь.
}
event-turn_closed = { $me ->
    [yes] Вы закрываетесь и оставляете { $thalers ->
        [one] { $thalers } талер
        [few] { $thalers } талера
       *[other] { $thalers } талеров
    } и { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }; пропадает { $lost_thalers ->
        [one] { $lost_thalers } талер
        [few] { $lost_thalers } талера
       *[other] { $lost_thalers } талеров
    }, { $lost_beers ->
        [one] { $lost_beers } пиво
        [few] { $lost_beers } пива
       *[other] { $lost_beers } пива
    }, { $lost_dice ->
        [one] { $lost_dice } кубик
        [few] { $lost_dice } кубика
       *[other] { $lost_dice } кубиков
    }.
   *[no] { $seat } закрывается и оставляет { $thalers ->
        [one] { $thalers } талер
        [few] { $thalers } талера
       *[other] { $thalers } талеров
    } и { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }; пропадает { $lost_thalers ->
        [one] { $lost_thalers } талер
        [few] { $lost_thalers } талера
       *[other] { $lost_thalers } талеров
    }, { $lost_beers ->
        [one] { $lost_beers } пиво
        [few] { $lost_beers } пива
       *[other] { $lost_beers } пива
    }, { $lost_dice ->
        [one] { $lost_dice } кубик
        [few] { $lost_dice } кубика
       *[other] { $lost_dice } кубиков
    }.
}
event-taverns_closed = Вечер { $round }: таверны закрываются.
event-counted = { $me ->
    [yes] У вас { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, в запасе { $stored }.
   *[no] { $seat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }, в запасе { $stored }.
}
event-won = { $me ->
    [yes] Вы победили: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }!
   *[no] { $seat } побеждает: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }!
}
event-schnapps_poured = { $me ->
    [yes] Вы получаете шнапс: +{ $count }.
   *[no] { $seat } получает шнапс: +{ $count }.
}
event-entertainer_came = { $me ->
    [yes] К вам приходит { $entertainer }: за { schnapps-price } { said-action }.
   *[no] { $seat }: приходит { $entertainer }, за { schnapps-price } { said-action }.
}
event-drunk = { $me ->
    [yes] Вы тратите { schnapps-price }: { said-action }.
   *[no] { $seat } тратит { schnapps-price }: { said-action }.
}
event-rolled_again = { $me ->
    [yes] Вы перебрасываете: { $before } → { $die }.
   *[no] { $seat } перебрасывает: { $before } → { $die }.
}
event-die_placed = { $me ->
    [yes] Вы кладёте { $die }: { $space }{ at-place }.
   *[no] { $seat } кладёт { $die }: { $space }{ at-place }.
}
event-dice_left = { $me ->
    [yes] Вы оставляете рядом с таверной { $die }.
   *[no] { $seat } оставляет рядом с таверной { $die }.
}
event-reputation_counted = { $me ->
    [yes] Ваша репутация: +{ $steps } (талеры +{ $thalers }, пиво +{ $beers }).
   *[no] { $seat }, репутация: +{ $steps } (талеры +{ $thalers }, пиво +{ $beers }).
}
event-renowned = { $me ->
    [yes] Ваша фишка репутации на делении { $position }.
   *[no] { $seat }: фишка репутации на делении { $position }.
}
event-start_card_dealt = { $me ->
    [yes] Вам сдана стартовая карта{ package }.
   *[no] { $seat } получает стартовую карту{ package }.
}
event-start_card_laid = { $me ->
    [yes] Вам сдана стартовая карта.
   *[no] { $seat } получает стартовую карту.
}
event-start_card_kept = { $me ->
    [yes] Вы оставляете стартовую карту{ package }.
   *[no] { $seat } оставляет стартовую карту{ package }.
}
event-start_card_chosen = { $me ->
    [yes] Вы сделали выбор.
   *[no] { $seat }: выбор сделан.
}
event-start_card_revealed = { $me ->
    [yes] Ваша стартовая карта{ package }.
   *[no] { $seat }, стартовая карта{ package }.
}
event-signed = { $me ->
    [yes] Ваша гостевая книга, запись { $count }: { $line }.
   *[no] { $seat }, гостевая книга, запись { $count }: { $line }.
}

# Rules
rule-setup = У каждого таверна с девятью плитками базовой стороной вверх, 4 белых кубика и колода: 7 завсегдатаев, официантка, стол и пивовар.
rule-mug = Первого игрока назначает жребий, он берёт кружку. Каждый вечер кружка переходит налево.
rule-evening = Восемь вечеров по семь фаз: бонус вечера, приходят гости, официантки, кубики, план, подача, закрытие.
rule-round-bonus = Луна движется дальше, и все получают то, что показывает шкала раундов; из двух бонусов ровно один. Полученные сейчас карты придут уже этим вечером.
rule-fill = Открывайте карты своей колоды, пока не займут все места. Первый аристократ садится за свободный стол, остальные — к нему. Столы добавляют места, работники встают рядом с таверной.
rule-redraw = Когда все места заняты, можно отправить гостя за стойкой домой: все карты этой фазы уходят в сброс, и она начинается заново.
rule-barmaids = Каждая выложенная официантка, а также постоянная (на улучшенной плитке) даёт кубик своего цвета, который сразу бросают. За раунд таких кубиков не больше 3.
rule-draft = Все бросают 4 белых кубика. По очереди каждый берёт один с подставки перед собой; затем подставки передают налево, пока кубики не кончатся.
rule-plan = Кубики можно разложить как план, прежде чем что-то использовать. План никого не обязывает, поэтому ничего не спрашивают; с репутацией — обязывает.
rule-serve = По очереди каждый использует кубики, покупает, улучшает и приглашает гостей, в любом порядке. Ход начинается с талеров сейфа, пива погреба и одного пива за каждого торговца.
rule-use = Снимите кубик с места, которому подходит его число, и получите то, что оно даёт. Гости, касса и бочка принимают один кубик, монах и двор — сколько угодно. Каждая посудомойка прибавляет 1 к одному кубику; 6 не становится 1.
rule-dishwashers = Каждая выложенная посудомойка, а также постоянная (на улучшенной кухне) прибавляет 1 к одному кубику. Несколько могут помочь одному и тому же кубику; 6 не становится 1.
rule-buy = Карты таверны покупают за талеры, за раунд не больше одной каждого вида. Каждая полученная карта ложится рубашкой вверх на вашу колоду.
rule-upgrade = Заплатите, переверните плитку, возьмите аристократа. Официантка, кухня и столы работают со следующего вечера, остальное — сразу.
rule-special-offer = За каждую подходящую карту, возвращённую в запас, улучшение дешевле на её цену; лишнее пропадает.
rule-recruit = Один гость за раунд: заплатите пивом, возьмите карту с её мгновенным бонусом. На его место открывают другого.
rule-nobles = Один аристократ за 9 пива, двое за 14, трое за 18. Ограничение в одного гостя их не касается.
rule-counter-guest = Гость за стойкой возвращается в коробку за один шаг в монастыре.
rule-monastery = Шкала — это кольцо из 23 делений. Каждый бонус, которого фишка достигает или который она минует, используют сразу, на втором круге — снова.
rule-bonus = Бонусы гостей и монастыря используют сразу, или они пропадают. От карты можно отказаться.
rule-refuse = Завсегдатай или гость за вашим столом выбывает из игры, обслуженный или нет. Место остаётся пустым.
rule-close = В сейфе остаются не больше чем 2 талера, в погребе 2 пива, после улучшения по 5. Остальное пропадает, как и неиспользованные кубики.
rule-closing-time = Все выложенные карты уходят в сброс. Кружка переходит налево.
rule-end = После раунда 8 считают очки на всех ваших картах. Побеждает тот, у кого их больше всех; при равенстве — тот, у кого в запасе больше талеров и пива вместе.
rule-modules = Основная игра — это модуль 1. Каждый следующий модуль добавляет что-то ко всем предыдущим: шнапс, репутацию, стартовые карты, гостевую книгу.
rule-winter = Со шнапсом используют зимнюю сторону планшета монастыря: в раундах 2, 3 и 5 приходят артисты, в 7 — кубик или торговец, в 8 — бесплатное улучшение.
rule-schnapps = Верните столько шнапса, сколько показывает плитка, и выполните её действие. Сколько угодно раз, если плитка не ограничивает.
rule-entertainers = В раундах 2, 3 и 5 приходит артист. Выберите одну из двух сторон до конца игры.
rule-juggler = Выберите кубики, которые ещё не сняли, и перебросьте их. С репутацией — только до выкладывания плана.
rule-reputation = Бонусы, которых фишка достигает или которые минует, используют сразу. В конце игры деление даёт свои очки.
rule-binding-plan = Положите каждый кубик на место действия или рядом с таверной. Фишка идёт на меньшее из талеров и пива, которые они дали бы, и ещё на 1 за каждого барда.
rule-start-cards = Тайно оставьте одну из трёх стартовых карт. Она заменяет официантку, стол и пивовара первой колоды.
rule-guest-book = Когда кубик впервые снимают с гостя определённого вида или с монаха, в этой строке появляется запись. Записи дают бонусы.

paragraph-setup = Перед первым вечером
paragraph-mug = Кружка
paragraph-evening = A. Новый вечер
paragraph-round-bonus = Бонус вечера
paragraph-fill = B. Таверна наполняется
paragraph-redraw = Гость за стойкой: заново
paragraph-barmaids = C. Официантки
paragraph-draft = D. Выбор кубиков
paragraph-plan = E. План
paragraph-serve = F. Подача
paragraph-use = Использование кубика
paragraph-dishwashers = Посудомойки
paragraph-buy = Карты таверны
paragraph-upgrade = Улучшения
paragraph-special-offer = Спецпредложение
paragraph-recruit = Приглашение гостей
paragraph-nobles = Аристократы
paragraph-counter-guest = Гость за стойкой: шаг
paragraph-monastery = Монастырь
paragraph-bonus = Бонусы
paragraph-refuse = Отказ в обслуживании
paragraph-close = Конец хода
paragraph-closing-time = G. Закрытие
paragraph-end = Конец игры
paragraph-modules = Модули
paragraph-winter = Модуль 2: зима
paragraph-schnapps = Модуль 2: шнапс
paragraph-entertainers = Модуль 2: артисты
paragraph-juggler = Модуль 2: жонглёр
paragraph-reputation = Модуль 3: репутация
paragraph-binding-plan = Модуль 3: план обязывает
paragraph-start-cards = Модуль 4: стартовые карты
paragraph-guest-book = Модуль 5: гостевая книга

# Table
phase-evening = A Вечер
phase-filling = B Гости
phase-barmaids = C Официантки
phase-draft = D Кубики
phase-planning = E План
phase-serving = F Подача
phase-closing = G Закрытие

source-noble = Аристократы
source-guest = Гости
source-regular = Завсегдатаи
source-tavern_cards = Карты таверны
source-host = Репутация

waiting-evening = { $seat } выбирает бонус
waiting-filling = { $seat } оставляет карты или начинает заново
waiting-draft = { $seat } берёт кубик
waiting-planning = { $seat } выкладывает кубики
waiting-serving = { $seat } подаёт

table-name = { $seat }
heading-round = Вечер { $round } из { $rounds }
table-round = Вечер { $round } из { $rounds }
table-goods = талеры { $thalers } · пиво { $beers } · гости за стойкой { $guests } · монастырь { $position }
table-dice = Кубики
table-dishwashers = посудомойки { $count }
table-staff = Рядом с таверной
table-tiles = Улучшено
table-pile = колода { $count }, сброс { $discard }
table-coaster = Подставка
table-offers = Гости, которых можно пригласить
table-plan = Лучший доход: талеры { $thalers }, пиво { $beers }, шаги { $steps }
table-schnapps = шнапс { $count }
table-reputation = репутация { $position }
table-book = гостевая книга { $count }
table-start = Стартовая карта
table-laid = Выложено
table-guest = { $beers ->
        [one] { $beers } пиво
        [few] { $beers } пива
       *[other] { $beers } пива
    }: хочет { $die }, платит { $thalers }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }

view-taverns = Таверны
view-market = Рынок
view-round = Вечер
view-rounds = Вечеров
view-phase = Фаза
view-over = Игра окончена
view-winners = Победители
view-scores = Очки
view-points = Очки
view-mug = Кружка
view-turn = Ход
view-thalers = Талеры
view-beers = Пиво
view-dice = Кубики
view-tiles = Плитки
view-spaces = Места для кубиков
view-staff = Работники
view-coasters = Подставки
view-monastery = Монастырь
view-track = Шкала раундов
view-module = Модуль
view-season = Время года
view-parts = Модули
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
board-now = сейчас
board-later = после подачи
board-staff = Работники
board-staff-limit = талеры · по одному
board-guests = Гости
board-guests-limit = пиво · один за раунд
board-guests-taken = пиво · один уже приглашён
board-nobles = Аристократы · по { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
board-upgrades = Улучшения
board-upgrades-note = талеры · с аристократом
board-name-merchant = Торговец
board-name-dishwasher = Посуд.
board-name-barmaid = Официант.
board-name-table = Стол
board-name-brewer = Пивовар
board-name-bard = Бард
board-left = осталось { $count }
board-stack = в стопке { $count }
board-stand-can = хватает сейчас
board-stand-later = хватит после подачи
board-stand-no = не хватает
board-stand-bought = куплено в этом раунде
board-stand-gone = больше нет
board-works-at_once = действует сразу
board-works-next_evening = действует со следующего вечера
board-upgraded = улучшено
board-back = Назад
board-side-now = сейчас
board-side-then = потом
board-side-tables = { $figure ->
    [one] { $figure } стол
    [few] { $figure } стола
   *[other] { $figure } столов
}
board-side-barmaid = { $figure ->
    [0] никого
   *[other] +{ $figure } цветной кубик каждый вечер
}
board-side-kitchen = { $figure ->
    [0] никого
   *[other] каждый вечер +{ $figure } к одному кубику
}
board-side-cash_register = +{ board-count-thalers } за кубик
board-side-monk = +{ board-count-steps } за каждый кубик
board-side-barrel = +{ board-count-beers } за кубик
board-side-yard = +{ board-count-beers } за каждый кубик
board-side-safe = вмещает { board-count-thalers }
board-side-cellar = вмещает { board-count-beers }
board-offer = Спецпредложение
board-offer-dishwasher = Верните выложенных посудомоек
board-offer-barmaid = Верните выложенных официанток
board-offer-table = Верните выложенные столы
board-offer-brewer = Верните выложенных пивоваров
board-offer-none = Подходящих карт не выложено
board-give = Вернуть: { $card }, −{ $count }
board-gain-noble = +1 аристократ, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
board-upgrade-for = Улучшить за { $count }
board-upgrade-gives = { board-given }, +1 аристократ
board-given = { $count ->
    [one] −{ $count } карта
    [few] −{ $count } карты
   *[other] −{ $count } карт
}
board-recruit = Пригласить за { board-count-beers }
board-stays = останется: { $what }
board-stays-nothing = ничего не останется
board-passes = { $dice } → { $seat }
board-ring-you = Вы на { $position }
board-ring-next = { board-steps } до { $position }:
board-ring-space = Деление { $position }
board-ring-marker = { $seat }: { $position }
board-coming = Следующие вечера
board-or = { $one } или { $two }
board-gift-counter_guest = гость за стойкой
board-gift-guest = гость за 3 пива
board-gift-own_die = цветной кубик
board-gift-upgrade = бесплатно перевернуть плитку
board-rival-waiting = ждёт хода
board-rival-serving = обслуживает
board-rival-closed = закрыто
board-dice = Кубики
board-nothing = нет
board-in-play = Выложено
board-turned = Улучшено
board-pile = Колода
board-at-bar = Гости за стойкой
board-pass = Передать налево
board-my-coaster = Ваша подставка
board-pick-of = выбор { $number } из { $count }
board-waits = ждёт
board-taking = берёт кубик
board-took = кубик взят
board-next-for-me = Следующая вам
board-tonight = Ваша таверна сегодня
board-tonight-fits = { $die }: отмеченные места
board-fits = подходит
board-my-dice = Ваши кубики
idle-take-die = Выберите кубик
tab-parts = Ещё
board-entertainers = Артисты
board-schnapps = { $count ->
    [one] { $count } шнапс
    [few] { $count } шнапса
   *[other] { $count } шнапсов
}
board-used = использовано { $count } из { $limit }
board-limit = { $count } за раунд
board-fame-you = деление { $position } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
board-fame-next = Через { board-steps }:
board-fame-plan = План даст { board-steps }: { $thalers ->
    [one] { $thalers } талер
    [few] { $thalers } талера
   *[other] { $thalers } талеров
}, { $beers ->
    [one] { $beers } пиво
    [few] { $beers } пива
   *[other] { $beers } пива
}, считается меньшее.
board-book = Гостевая книга
board-book-signed = записи: { $count } из { $lines }
board-book-done = записано
board-book-bonuses = Бонусы за записи
board-book-next = Следующая запись даёт:
board-start-card = Стартовая карта
board-keep-start = Оставить эту карту
board-keep-side = Этой стороной вверх
idle-keep-start-card = Выберите карту
idle-choose-side = Выберите сторону
board-bind = Выложить план окончательно
board-rival-planning = выкладывает план

# Board
tab-market = Рынок
tab-monastery = Монастырь
tab-rival = Таверна
board-sign-kitchen = Кухня
board-sign-barmaid = Официантки
board-sign-safe = Сейф
board-sign-monk = Монах
board-sign-cash_register = Касса
board-sign-barrel = Бочка
board-sign-tables = Столы
board-sign-yard = Двор
board-sign-cellar = Погреб
board-sign-price = { $name }, улучшение за { $price }
board-sign-upgraded = { $name }, улучшено
board-track = Шкала раундов
board-abbey = Монастырь: деление { $position }, через { board-steps }: { $bonus }
board-steps = { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[other] { $steps } шагов
}
board-in-steps = через { $count }
board-count-thalers = { $count ->
    [one] { $count } талер
    [few] { $count } талера
   *[other] { $count } талеров
}
board-count-beers = { $count ->
    [one] { $count } пиво
    [few] { $count } пива
   *[other] { $count } пива
}
board-count-dice = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[other] { $count } кубиков
}
board-count-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
   *[other] { $count } шагов
}
board-plus-thalers = +{ board-count-thalers }
board-plus-beers = +{ board-count-beers }
board-plus-steps = +{ board-count-steps }
board-store-thalers = Сейф: { $count } из { $holds ->
    [one] { $holds } талера
    [few] { $holds } талеров
   *[other] { $holds } талеров
}
board-store-beers = Погреб: { $count } из { $holds ->
    [one] { $holds } пива
    [few] { $holds } пива
   *[other] { $holds } пива
}
board-counter-guests = Гости за стойкой: { $count }
board-space-seat = Стол { $place }
board-space-yard = Двор
board-space-monk = Монах
board-space-cash_register = Касса
board-space-barrel = Бочка
board-wants = хочет { $dice }
board-any = любое число
board-lies = лежит { $dice }
board-washers = посудомойки: { $count }
board-served = обслужено
board-free-seat = Свободный стол
board-taken = Занято { $count } из { $seats ->
    [one] { $seats } стола
    [few] { $seats } столов
   *[other] { $seats } столов
}
board-use-seat = { $die } на стол { $place }
board-use-cash_register = { $die } в кассу
board-use-barrel = { $die } к бочке
board-use-monk = { $die } к монаху
board-use-yard = { $die } во двор
board-close = Закрыть таверну
board-lost = пропадёт: { $what }
board-has-mug = с кружкой
board-each = за кубик
board-queue = Очередь у дверей
board-deck = Колода { $count }
board-discard = Сброс { $count }
board-tomorrow = Завтра первые
board-then = потом
board-keeps-thalers = в сейфе останется { $count }
board-keeps-beers = в погребе останется { $count }
board-merchants = торговцы { $count }
board-unplaced = Ещё не расставлено: { board-count-dice }
board-own-die = Цветной кубик, { $die }
board-white-die = Белый кубик, { $die }
board-best = Больше всего
board-anew = Заново
board-rest = Остальное по порядку
board-all-placed = Все кубики расставлены. Подавать будете в свой ход.
board-keep-pays = Эти гости платят
board-redraw-pays = Другие, в среднем
board-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
board-stopped = Остановлено: это решать вам.
board-tip-plan = Расставьте кубики на подсвеченные места: план ни к чему не обязывает. Потом снимайте их в любом порядке и покупайте когда угодно.
board-tip-close = При закрытии остаётся только то, что вмещают сейф и погреб. Остальное потратьте раньше.
board-tip-dishwasher = Каждая посудомойка в этот вечер прибавляет 1 к одному кубику; несколько могут помочь одному и тому же.
board-tip-top = Каждая новая карта ложится наверх колоды: завтра она придёт первой.
board-tip-offer = Спецпредложение: выложенных подходящих работников можно вернуть в запас, и улучшение подешевеет на их цену.
board-tip-works = Каждое улучшение приводит аристократа. Официантка, кухня и столы действуют со следующего вечера.
board-tip-guest = Один гость за раунд; аристократы не в счёт.
board-tip-nobles = Все аристократы вечера сидят за одним столом, так что места почти не занимают.
board-tip-counter = Гость за стойкой позволяет набрать все карты заново или позже даёт шаг в монастыре. Что-то одно.
board-tip-gift = То, что берёте сейчас, ложится наверх колоды и приходит уже в этот вечер.
board-tip-coaster = Возьмите один кубик; подставка уйдёт налево. Что оставите, достанется соседу.
board-tip-refuse = Кому отказано, тот навсегда уходит из колоды: избавьтесь от бедного завсегдатая, и лучшие гости будут приходить чаще.
board-tip-bonus = Бонусы используются сразу или пропадают.
board-forgo = Без шага
board-warnings = Предупреждения
board-warning-goods = Пропадут талеры или пиво
board-warning-dice = Останутся неиспользованные кубики
board-percent = { $percent } %
board-odds-dice = Что добавит каждое число
board-odds-nothing = ничего
board-odds-redraw = Если набрать заново: в среднем { board-mean } талера
board-odds-next = Следующая карта вашей колоды

# Why an answer is better
points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
why-die = Число { $die } при лучшем размещении добавляет { said-action }, число { $other_die } добавляет { $other_number }.
why-keep = Эти гости платят в среднем { $pay ->
    [one] { $pay } талер
    [few] { $pay } талера
    [many] { $pay } талеров
   *[other] { $pay } талера
}, новые — { $other_pay }.
why-redraw = Новые гости платят в среднем { $pay ->
    [one] { $pay } талер
    [few] { $pay } талера
    [many] { $pay } талеров
   *[other] { $pay } талера
}, эти — { $other_pay }.
why-unused = Закрыть сейчас — значит потерять { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
   *[other] { $dice } кубиков
}.
later = { $later ->
    [one] { $later } очко
    [few] { $later } очка
    [many] { $later } очков
   *[other] { $later } очка
}
why-now = Этим вечером это приносит в среднем на { points } больше.
why-later = Следующими вечерами это приносит примерно на { later } больше.
why-both = Этим вечером это приносит в среднем на { points } больше, а потом ещё примерно на { $later }.
why-sooner = Этим вечером это приносит в среднем на { points } больше; потом будет меньше примерно на { $later }, но это того стоит.
why-patient = Потом это приносит примерно на { later } больше; этим вечером будет меньше в среднем на { $points }, но это того стоит.

# The board in words
words-phase = { $phase_id ->
    [evening] Начинается вечер.
    [filling] В таверны приходят гости.
    [barmaids] Официантки приносят кубики.
    [draft] Разбирают белые кубики.
    [planning] Все раскладывают свои кубики.
    [serving] Гостей обслуживают, доход тратят.
   *[closing] Таверны закрываются.
}
words-tavern = { $me ->
    [yes] Ваша таверна
   *[no] Таверна: { $seat }
}
words-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
words-own-dice = Цветные кубики: { $dice }.
words-loss = Если закрыть сейчас, пропадёт: { $what }.
words-unsigned = Ещё не записано: { $lines }.
words-track = Шкала раундов сегодня даёт: { $gifts }.
words-goods = { $goods }.
words-seat = { board-space-seat }: { $guest }.
words-seat-served = { board-space-seat }: { $guest } ({ board-served }).
words-several = { $guest } ×{ $count }
words-dice = Белые кубики: { $dice }{ $count ->
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
    [yes] Кружка у вас.
   *[no] Кружку держит { $seat }.
}
words-belongings = { $me ->
    [yes] У вас
   *[no] У игрока { $seat }
} { $goods }.
words-counter = { $count ->
    [0] Гостей за стойкой нет.
   *[other] { board-counter-guests }.
}
words-taken = { $count ->
    [0] Все столы свободны, всего { $seats }.
   *[other] { board-taken }.
}
words-abbey = В монастыре: деление { $position }; через { board-steps } ждёт бонус: { $bonus }.
words-piles = В колоде { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}, в сбросе { $discarded }.
words-plan = Самое большее кубики дадут: { $gains }.
words-offer = { choice-recruit }.
words-schnapps = { board-schnapps }.
words-entertainer = { choice-drink }.
