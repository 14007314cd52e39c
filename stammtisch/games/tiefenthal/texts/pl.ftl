game-name = Karczma pod Pękatym Kuflem
game-tagline = Zapełniaj stoły, obsługuj właściwymi kośćmi i zamieniaj dukaty i piwo na pracowników, gości i szlachciców.

# Options
option-module = Moduł { $value }
option-module-help = Każdy moduł rozbudowuje wszystkie poprzednie. Moduł 1 to gra podstawowa.
option-module-1-help = Gra podstawowa. Goście, kości, pracownicy, ulepszenia i szlachcice.
option-module-2-help = Sznapsy i trzech artystów na zimowej stronie. Za sznapsy wykonuje się dodatkowe akcje.
option-module-3-help = Sława i bardowie. Kości kładzie się na stałe, a liczy się mniejsza z sum dukatów i piw.
option-module-4-help = Karty startowe. Każdy w tajemnicy zostawia jedną z trzech i z nią zaczyna.
option-module-5-help = Księga gości. Kogo obsłużono po raz pierwszy, ten się wpisuje, a wpisy dają bonusy.
option-three_beer_stack = Goście za 3 piwa: { $value }
option-three_beer_stack-top = tylko wierzchni
option-three_beer_stack-choose = dowolny
option-three_beer_stack-help = Leżą jako stos, więc do wzięcia jest tylko wierzchnia karta.
option-special_offer_floor = Najniższa cena z ofertą specjalną: { $value }
option-special_offer_floor-help = Polska instrukcja pozwala zejść do zera, ukraińska nie.
option-special_offer_overpay_allowed = Można oddać więcej kart, niż trzeba: { $value }
option-special_offer_overpay_allowed-true = tak
option-special_offer_overpay_allowed-false = nie
option-special_offer_overpay_allowed-help = Polska instrukcja mówi, że różnica przepada, więc może do tego dojść.
option-own_dice_cap = Kości w swoim kolorze w rundzie: najwyżej { $value }
option-own_dice_cap-help = Są tylko trzy kości w kolorze; przy 4 kość z rundy 3 i 7 dochodzi ponad nie.
option-noble_purchase_repeatable = Szlachcice za piwo więcej niż raz w turze: { $value }
option-noble_purchase_repeatable-true = tak
option-noble_purchase_repeatable-false = nie
option-noble_purchase_repeatable-help = Nic tego nie zabrania.
option-monastery_positions = Pola toru klasztoru: { $value }
option-monastery_positions-help = Po polu 22 znów jest 0; przy wartości 22 jest to pole 1.
option-monk_step_optional = Kość można zdjąć z mnicha bez ruchu: { $value }
option-monk_step_optional-true = tak
option-monk_step_optional-false = nie
option-monk_step_optional-help = Według instrukcji gracz może przesunąć znacznik.
option-r2_free_guest_counts_as_recruit = Gość z rundy 2 jest gościem tej rundy: { $value }
option-r2_free_guest_counts_as_recruit-true = tak
option-r2_free_guest_counts_as_recruit-false = nie
option-r2_free_guest_counts_as_recruit-help = Dar nie jest pozyskaniem, więc można wziąć jeszcze jednego.
option-bonus_cards_count_toward_buy_limit = Karty z bonusów liczą się jak kupione: { $value }
option-bonus_cards_count_toward_buy_limit-true = tak
option-bonus_cards_count_toward_buy_limit-false = nie
option-bonus_cards_count_toward_buy_limit-help = Limit jednej karty każdego rodzaju dotyczy zakupu.
option-refuse_service_may_hit_noble = Można odmówić szlachcicowi: { $value }
option-refuse_service_may_hit_noble-true = tak
option-refuse_service_may_hit_noble-false = nie
option-refuse_service_may_hit_noble-help = Instrukcje mówią o stałych gościach i gościach.
option-return_dishwasher_while_in_use = Oddani pomywacze jeszcze pomagają: { $value }
option-return_dishwasher_while_in_use-true = tak
option-return_dishwasher_while_in_use-false = nie
option-return_dishwasher_while_in_use-help = Zwykle pomywacz, z którego korzysta kość, nie może odejść.
option-bonus_card_may_be_declined = Z kart z bonusów można zrezygnować: { $value }
option-bonus_card_may_be_declined-true = tak
option-bonus_card_may_be_declined-false = nie
option-bonus_card_may_be_declined-help = Bonus wykorzystuje się natychmiast albo przepada.
option-module2_schnapps_supply_limited = Żetony sznapsów mogą się skończyć: { $value }
option-module2_schnapps_supply_limited-true = tak
option-module2_schnapps_supply_limited-false = nie
option-module2_schnapps_supply_limited-help = Żetonów jest 20, a sam księżyc może dać czterem graczom 28.
option-module3_lock_dice_after_reputation = Kości zostają tam, gdzie je policzono: { $value }
option-module3_lock_dice_after_reputation-true = tak
option-module3_lock_dice_after_reputation-false = nie
option-module3_lock_dice_after_reputation-help = Inaczej można by pokazać jeden plan dla sławy, a zagrać inny.
option-module3_merchants_count = Piwo handlarzy liczy się do sławy: { $value }
option-module3_merchants_count-true = tak
option-module3_merchants_count-false = nie
option-module3_merchants_count-help = Handlarze dają piwo, choć bez kości.
option-module3_storage_counts = Zapasy liczą się do sławy: { $value }
option-module3_storage_counts-true = tak
option-module3_storage_counts-false = nie
option-module3_storage_counts-help = Instrukcje porównują to, co dają kości.
option-module4_start_upgrade_brings_noble = Płytka z karty startowej daje szlachcica: { $value }
option-module4_start_upgrade_brings_noble-true = tak
option-module4_start_upgrade_brings_noble-false = nie
option-module4_start_upgrade_brings_noble-help = W zamian takie karty mają więcej kart karczmy.

# Words
card-merchant = handlarz piwem
    .acc = handlarza piwem
card-dishwasher = pomywacz
    .acc = pomywacza
card-barmaid = kelnerka
    .acc = kelnerkę
card-table = stół
    .acc = stół
card-brewer = dostawca
    .acc = dostawcę
card-bard = bard
    .acc = barda
card-noble = szlachcic
    .acc = szlachcica
card-regular = stały gość
    .acc = stałego gościa
card-guest = gość
    .acc = gościa

tile-tables = stoły
tile-barmaid = kelnerka
tile-cash_register = kasa
tile-monk = mnich
tile-kitchen = zmywak
tile-safe = skarbiec
tile-barrel = beczka
tile-yard = dostawca
tile-cellar = magazyn na piwo

space-cash_register = kasa
space-barrel = beczka
space-monk = mnich
space-yard = dostawca
space-seat = stół

gift-counter_guest = gościa przy barze
gift-guest = gościa za 3 piwa
gift-own_die = kość w swoim kolorze
gift-upgrade = darmowe ulepszenie
gift-merchant = handlarza piwem
gift-dishwasher = pomywacza
gift-barmaid = kelnerkę
gift-table = stół
gift-brewer = dostawcę
gift-juggler = żonglera
gift-fire_breather = połykacza ognia
gift-magician = magika

bonus-none = nic
bonus-thalers = dukaty
bonus-steps = pola klasztoru
bonus-refuse_service = pana nie obsługujemy
bonus-merchant = handlarz piwem
bonus-dishwasher = pomywacz
bonus-barmaid = kelnerka
bonus-table = stół
bonus-brewer = dostawca
bonus-noble = szlachcic
bonus-bard = bard
bonus-schnapps = sznapsy
bonus-reputation = sława

goods-thalers = dukaty
goods-beers = piwo
goods-steps = pola

entertainer-juggler = Żongler
entertainer-fire_breather = Połykacz ognia
entertainer-magician = Magik

action-reroll = przerzuć dowolne swoje kości
action-own_die = jeszcze jedna kość w swoim kolorze
action-refuse_service = pana nie obsługujemy
action-merchant = handlarz piwem
action-dishwasher = pomywacz
action-barmaid = kelnerka
action-table = stół
action-brewer = dostawca
action-noble = szlachcic
said-action = { $action_id ->
    [thalers] { $number ->
        [one] { $number } dukat
        [few] { $number } dukaty
       *[other] { $number } dukatów
    }
    [beers] { $number ->
        [one] { $number } piwo
        [few] { $number } piwa
       *[other] { $number } piw
    }
    [steps] { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[other] { $number } pól
    }
   *[other] { $action }
}
schnapps-price = { $schnapps ->
    [one] { $schnapps } sznapsa
    [few] { $schnapps } sznapsy
   *[other] { $schnapps } sznapsów
}
package = { $merchant ->
    [0] { "" }
   *[other] { " " }· handlarz piwem ×{ $merchant }
}{ $dishwasher ->
    [0] { "" }
   *[other] { " " }· pomywacz ×{ $dishwasher }
}{ $barmaid ->
    [0] { "" }
   *[other] { " " }· kelnerka ×{ $barmaid }
}{ $table ->
    [0] { "" }
   *[other] { " " }· stół ×{ $table }
}{ $brewer ->
    [0] { "" }
   *[other] { " " }· dostawca ×{ $brewer }
}{ $bard ->
    [0] { "" }
   *[other] { " " }· bard ×{ $bard }
}{ $tile_id ->
    [none] { "" }
   *[other] { " " }· ulepszone: { $tile }
}{ $schnapps ->
    [0] { "" }
   *[other] { " " }· sznaps ×{ $schnapps }
}{ $counter_guests ->
    [0] { "" }
   *[other] { " " }· gość przy barze ×{ $counter_guests }
}
at-place = { $place ->
    [0] { "" }
   *[other] { " " }{ $place }
}

line-regular_1 = stały gość, który płaci 1
line-regular_2 = stały gość, który płaci 2
line-guest_3 = gość za 3 piwa
line-guest_4 = gość za 4 piwa
line-guest_5 = gość za 5 piw
line-guest_6 = gość za 6 piw
line-guest_7 = gość za 7 piw
line-guest_8 = gość za 8 piw
line-noble = szlachcic
line-monk = mnich

# Questions
step-first-mug = Kto bierze kufel?
step-reveal-stack = Następny gość za 3 piwa
step-reveal-guest = Pojawia się nowy gość
step-choose-bonus = Wybierz jeden z dwóch bonusów
step-pick-guest = Który gość przyjdzie za darmo?
step-turn-tile = Którą płytkę odwracasz za darmo?
step-roll-own-die = Rzut kością w swoim kolorze
step-draw-card = Następna karta
step-keep-or-redraw = Zatrzymać tych gości czy dobrać od nowa?
step-roll-white-die = Rzut białymi kośćmi
step-take-die = Weź kość z podstawki
step-serve = { $dice ->
    [0] Wydać czy zamknąć?
   *[other] Obsłużyć czy kupić?
}
step-give-back = Ulepszenie za { $price }: { $tile }. Ile kart oddajesz? Każda obniża cenę o { $discount }.
step-take-bonus = Bonus: weźmiesz { $card_acc }?
step-refuse-service = Pana nie obsługujemy: kto odchodzi na zawsze?
step-choose-side = { $entertainer }: która strona zostanie na wierzchu do końca gry?
step-lift-die = Które kości przerzucić?
step-roll-again = Kość jest przerzucana
step-place-die = Gdzie położyć { $die }?
step-deal-start-card = Rozdawane są karty startowe
step-keep-start-card = Którą kartę startową zostawiasz?

# Answers
choice-keep = Zostaw
choice-redraw = Dobierz od nowa
choice-accept = Weź
choice-decline = Pomiń
choice-send = Wyślij gościa przy barze do klasztoru za jedno pole
choice-close = Zamknij karczmę
choice-choose = Weź { $gift }
choice-turn = Odwróć: { $tile }
choice-take = Weź { $die }
choice-use = { $place ->
    [0] Użyj { $die }: { $space }
   *[other] Użyj { $die }: { $space } { $place }
}
choice-forgo = Zdejmij z mnicha bez ruchu: { $die }
choice-buy = Weź za { $price ->
        [one] { $price } dukat
        [few] { $price } dukaty
       *[other] { $price } dukatów
    }: { $card }
choice-upgrade = Ulepsz za { $price ->
        [one] { $price } dukat
        [few] { $price } dukaty
       *[other] { $price } dukatów
    }: { $tile }
choice-give = { $count ->
    [0] Nic nie oddawaj
   *[other] Oddaj { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[other] { $count } kart
    }
}
choice-recruit = Pozyskaj za { $beers ->
        [one] { $beers } piwo
        [few] { $beers } piwa
       *[other] { $beers } piw
    }: chce { $die }, płaci { $thalers }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }{ $bonus_id ->
    [none] { "" }
    [thalers] , daje { $number ->
        [one] { $number } dukat
        [few] { $number } dukaty
       *[other] { $number } dukatów
    }
    [steps] , daje { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[other] { $number } pól
    }
    [schnapps] , daje { $number ->
        [one] { $number } sznapsa
        [few] { $number } sznapsy
       *[other] { $number } sznapsów
    }
    [reputation] , daje sławę +{ $number }
   *[other] , bonus: { $bonus }
}
choice-pick = Weź gościa za { $beers ->
        [one] { $beers } piwo
        [few] { $beers } piwa
       *[other] { $beers } piw
    }: chce { $die }, płaci { $thalers }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }{ $bonus_id ->
    [none] { "" }
    [thalers] , daje { $number ->
        [one] { $number } dukat
        [few] { $number } dukaty
       *[other] { $number } dukatów
    }
    [steps] , daje { $number ->
        [one] { $number } pole
        [few] { $number } pola
       *[other] { $number } pól
    }
   *[other] , bonus: { $bonus }
}
choice-nobles = { $count ->
        [one] { $count } szlachcic
        [few] { $count } szlachciców
       *[other] { $count } szlachciców
    } za { $beers ->
        [one] { $beers } piwo
        [few] { $beers } piwa
       *[other] { $beers } piw
    }
choice-refuse = Stół { $place }
choice-mug = { $first_seat }
choice-die = { $die }
choice-card = { $card_id ->
    [regular] { $card }, chce { $die }, płaci { $thalers }
    [guest] { $card }, chce { $die }, płaci { $thalers }
   *[other] { $card }
}
choice-guest = { $card }, chce { $die }, płaci { $thalers }
choice-side = Za { schnapps-price }: { said-action }{ $limit ->
    [0] { "" }
   *[other] , najwyżej { $limit }× w rundzie
}
choice-drink = { $entertainer } za { schnapps-price }: { said-action }
choice-lift = Podnieś { $die }
choice-roll = Rzuć
choice-place = Połóż { $die }: { $space }{ at-place }
choice-leave = Zostaw obok karczmy: { $die }
choice-start = Zostaw kartę startową{ package }
choice-deal = Karta startowa{ package }

# Events
event-mug_taken = { $me ->
    [yes] Bierzesz kufel.
   *[no] { $seat } bierze kufel.
}
event-guest_revealed = Można pozyskać gościa za { $beers ->
        [one] { $beers } piwo
        [few] { $beers } piwa
       *[other] { $beers } piw
    }: chce { $die }, płaci { $thalers }.
event-evening_began = { $me ->
    [yes] Wieczór { $round }: masz kufel.
   *[no] Wieczór { $round }: kufel ma { $seat }.
}
event-gift_chosen = { $me ->
    [yes] Wybierasz { $gift }.
   *[no] { $seat } wybiera { $gift }.
}
event-counter_guest_came = { $me ->
    [yes] Przy twoim barze siada gość.
   *[no] { $seat }: przy barze siada gość.
}
event-tile_turned = { $me ->
    [yes] Odwracasz za darmo płytkę: { $tile }.
   *[no] { $seat } odwraca za darmo płytkę: { $tile }.
}
event-card_gained = { $me ->
    [yes] Na twój stos trafia { $card }.
   *[no] { $seat }: na stos trafia { $card }.
}
event-own_die_rolled = { $me ->
    [yes] Twoja kość pokazuje { $die }.
   *[no] { $seat }: kość w swoim kolorze pokazuje { $die }.
}
event-white_dice_rolled = { $me ->
    [yes] Twoja podstawka: { $dice }.
   *[no] { $seat }, podstawka: { $dice }.
}
event-shuffled = { $me ->
    [yes] Tasujesz swój stos kart odrzuconych.
   *[no] { $seat } tasuje stos kart odrzuconych.
}
event-came_in = { $me ->
    [yes] Do twojej karczmy: { $card }.
   *[no] { $seat }, do karczmy: { $card }.
}
events-came_in = { $me ->
    [yes] Do twojej karczmy: { $card }.
   *[no] { $seat }, do karczmy: { $card }.
}
event-redrawn = { $me ->
    [yes] Twój gość przy barze odchodzi, a z nim wszystkie karty.
   *[no] { $seat }: gość przy barze odchodzi, a z nim wszystkie karty.
}
event-die_taken = { $me ->
    [yes] Bierzesz { $die }.
   *[no] { $seat } bierze { $die }.
}
event-coasters_passed = Podstawki wędrują w lewo.
event-turn_began = { $me ->
    [yes] Podajesz, mając { $thalers ->
        [one] { $thalers } dukat
        [few] { $thalers } dukaty
       *[other] { $thalers } dukatów
    } i { $beers ->
        [one] { $beers } piwo
        [few] { $beers } piwa
       *[other] { $beers } piw
    }.
   *[no] { $seat } podaje, mając { $thalers ->
        [one] { $thalers } dukat
        [few] { $thalers } dukaty
       *[other] { $thalers } dukatów
    } i { $beers ->
        [one] { $beers } piwo
        [few] { $beers } piwa
       *[other] { $beers } piw
    }.
}
event-used = { $me ->
    [yes] Zdejmujesz { $die }: { $space }{ $place ->
        [0] { "" }
       *[other] { " " }{ $place }
    }, { $goods } +{ $amount }.
   *[no] { $seat } zdejmuje { $die }: { $space }{ $place ->
        [0] { "" }
       *[other] { " " }{ $place }
    }, { $goods } +{ $amount }.
}
event-forgone = { $me ->
    [yes] Zdejmujesz kość z mnicha bez ruchu: { $die }.
   *[no] { $seat } zdejmuje kość z mnicha bez ruchu: { $die }.
}
event-moved = { $me ->
    [yes] Twój znacznik klasztoru stoi na polu { $position }.
   *[no] { $seat }: znacznik klasztoru na polu { $position }.
}
event-bonus_used = { $me ->
    [yes] Twój bonus: { $bonus } +{ $number }.
   *[no] { $seat }, bonus: { $bonus } +{ $number }.
}
event-bonus_lapsed = { $number ->
   *[other] { $me ->
        [yes] Twój bonus przepada: { $bonus }.
       *[no] { $seat }, bonus przepada: { $bonus }.
    }
}
event-declined = { $me ->
    [yes] Rezygnujesz.
   *[no] { $seat } rezygnuje.
}
event-refused = { $me ->
    [yes] Pana nie obsługujemy, stół { $place }: { $card } odchodzi na zawsze.
   *[no] { $seat } nie obsługuje, stół { $place }: { $card } odchodzi na zawsze.
}
event-bought = { $me ->
    [yes] Bierzesz { $card_acc } za { $price }.
   *[no] { $seat } bierze { $card_acc } za { $price }.
}
event-upgraded = { $me ->
    [yes] Ulepszasz za { $price }: { $tile }{ $count ->
        [0] { "" }
       *[other] , oddajesz { $count ->
           [one] { $count } kartę
           [few] { $count } karty
          *[other] { $count } kart
       }
    }.
   *[no] { $seat } ulepsza za { $price }: { $tile }{ $count ->
        [0] { "" }
       *[other] , oddaje { $count ->
           [one] { $count } kartę
           [few] { $count } karty
          *[other] { $count } kart
       }
    }.
}
event-recruited = { $me ->
    [yes] Pozyskujesz gościa za { $beers ->
        [one] { $beers } piwo
        [few] { $beers } piwa
       *[other] { $beers } piw
    }.
   *[no] { $seat } pozyskuje gościa za { $beers ->
        [one] { $beers } piwo
        [few] { $beers } piwa
       *[other] { $beers } piw
    }.
}
event-guest_given = { $me ->
    [yes] Za darmo przychodzi do ciebie gość.
   *[no] { $seat } dostaje gościa za darmo.
}
event-nobles_taken = { $me ->
    [yes] Pozyskujesz { $count ->
        [one] { $count } szlachcica
        [few] { $count } szlachciców
       *[other] { $count } szlachciców
    } za { $beers ->
        [one] { $beers } piwo
        [few] { $beers } piwa
       *[other] { $beers } piw
    }.
   *[no] { $seat } pozyskuje { $count ->
        [one] { $count } szlachcica
        [few] { $count } szlachciców
       *[other] { $count } szlachciców
    } za { $beers ->
        [one] { $beers } piwo
        [few] { $beers } piwa
       *[other] { $beers } piw
    }.
}
event-counter_guest_sent = { $me ->
    [yes] Wysyłasz gościa przy barze do klasztoru.
   *[no] { $seat } wysyła gościa przy barze do klasztoru.
}
event-turn_closed = { $me ->
    [yes] Zamykasz i zostawiasz { $thalers ->
        [one] { $thalers } dukat
        [few] { $thalers } dukaty
       *[other] { $thalers } dukatów
    } i { $beers ->
        [one] { $beers } piwo
        [few] { $beers } piwa
       *[other] { $beers } piw
    }; tracisz { $lost_thalers ->
        [one] { $lost_thalers } dukat
        [few] { $lost_thalers } dukaty
       *[other] { $lost_thalers } dukatów
    }, { $lost_beers ->
        [one] { $lost_beers } piwo
        [few] { $lost_beers } piwa
       *[other] { $lost_beers } piw
    }, { $lost_dice ->
        [one] { $lost_dice } kość
        [few] { $lost_dice } kości
       *[other] { $lost_dice } kości
    }.
   *[no] { $seat } zamyka i zostawia { $thalers ->
        [one] { $thalers } dukat
        [few] { $thalers } dukaty
       *[other] { $thalers } dukatów
    } i { $beers ->
        [one] { $beers } piwo
        [few] { $beers } piwa
       *[other] { $beers } piw
    }; traci { $lost_thalers ->
        [one] { $lost_thalers } dukat
        [few] { $lost_thalers } dukaty
       *[other] { $lost_thalers } dukatów
    }, { $lost_beers ->
        [one] { $lost_beers } piwo
        [few] { $lost_beers } piwa
       *[other] { $lost_beers } piw
    }, { $lost_dice ->
        [one] { $lost_dice } kość
        [few] { $lost_dice } kości
       *[other] { $lost_dice } kości
    }.
}
event-taverns_closed = Wieczór { $round }: zamknięcie karczmy.
event-counted = { $me ->
    [yes] Masz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, w zapasie { $stored }.
   *[no] { $seat } ma { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, w zapasie { $stored }.
}
event-won = { $me ->
    [yes] Wygrywasz: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }!
   *[no] { $seat } wygrywa: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }!
}
event-schnapps_poured = { $me ->
    [yes] Dostajesz sznapsy: +{ $count }.
   *[no] { $seat } dostaje sznapsy: +{ $count }.
}
event-entertainer_came = { $me ->
    [yes] Przychodzi do ciebie { $entertainer }: za { schnapps-price } { said-action }.
   *[no] { $seat }: przychodzi { $entertainer }, za { schnapps-price } { said-action }.
}
event-drunk = { $me ->
    [yes] Wydajesz { schnapps-price }: { said-action }.
   *[no] { $seat } wydaje { schnapps-price }: { said-action }.
}
event-rolled_again = { $me ->
    [yes] Przerzucasz: { $before } → { $die }.
   *[no] { $seat } przerzuca: { $before } → { $die }.
}
event-die_placed = { $me ->
    [yes] Kładziesz { $die }: { $space }{ at-place }.
   *[no] { $seat } kładzie { $die }: { $space }{ at-place }.
}
event-dice_left = { $me ->
    [yes] Zostawiasz obok karczmy { $die }.
   *[no] { $seat } zostawia obok karczmy { $die }.
}
event-reputation_counted = { $me ->
    [yes] Twoja sława: +{ $steps } (dukaty +{ $thalers }, piwo +{ $beers }).
   *[no] { $seat }, sława: +{ $steps } (dukaty +{ $thalers }, piwo +{ $beers }).
}
event-renowned = { $me ->
    [yes] Twój znacznik sławy stoi na polu { $position }.
   *[no] { $seat }: znacznik sławy na polu { $position }.
}
event-start_card_dealt = { $me ->
    [yes] Dostajesz kartę startową{ package }.
   *[no] { $seat } dostaje kartę startową{ package }.
}
event-start_card_laid = { $me ->
    [yes] Dostajesz kartę startową.
   *[no] { $seat } dostaje kartę startową.
}
event-start_card_kept = { $me ->
    [yes] Zostawiasz kartę startową{ package }.
   *[no] { $seat } zostawia kartę startową{ package }.
}
event-start_card_chosen = { $me ->
    [yes] Wybór dokonany.
   *[no] { $seat }: wybór dokonany.
}
event-start_card_revealed = { $me ->
    [yes] Twoja karta startowa{ package }.
   *[no] { $seat }, karta startowa{ package }.
}
event-signed = { $me ->
    [yes] Twoja księga gości, wpis { $count }: { $line }.
   *[no] { $seat }, księga gości, wpis { $count }: { $line }.
}

# Rules
rule-setup = Każdy ma karczmę z dziewięcioma płytkami podstawową stroną do góry, 4 białe kości i talię: 7 stałych gości, kelnerka, stół i dostawca.
rule-mug = Los wskazuje gracza rozpoczynającego, który bierze kufel. Co wieczór kufel przechodzi w lewo.
rule-evening = Osiem wieczorów po siedem faz: bonus wieczoru, przychodzą goście, kelnerki, kości, planowanie, podanie, zamknięcie.
rule-round-bonus = Księżyc idzie dalej i wszyscy dostają to, co pokazuje tor rund; z dwóch bonusów dokładnie jeden. Zdobyte teraz karty pojawią się jeszcze tego wieczoru.
rule-fill = Odkrywaj karty ze swojego stosu, aż wszystkie miejsca będą zajęte. Pierwszy szlachcic zajmuje miejsce, kolejni dosiadają się do niego. Stoły dają miejsca, pracownicy stają obok karczmy.
rule-redraw = Gdy wszystkie stoły są zajęte, możesz odrzucić gościa przy barze i wszystkie karty z tej fazy, a potem zacząć ją od nowa.
rule-barmaids = Każda wyłożona kelnerka, a także zatrudniona na stałe, daje kość w swoim kolorze, którą od razu się rzuca. W rundzie najwyżej 3 takie kości.
rule-draft = Wszyscy rzucają 4 białymi kośćmi. Po kolei każdy bierze jedną z podstawki przed sobą; potem podstawki przesuwa się w lewo, aż skończą się kości.
rule-plan = Kości można rozłożyć jako plan, zanim się czegoś użyje. Plan nikogo nie wiąże, więc o nic się nie pyta; w grze ze sławą wiąże.
rule-serve = Po kolei każdy używa kości, kupuje, ulepsza i pozyskuje gości, w dowolnej kolejności. Na początku tury ma dukaty ze skarbca, piwo z magazynu i po jednym piwie za każdego handlarza.
rule-use = Zdejmij kość z pola, które wymaga jej wartości, i weź, co ono daje. Goście, kasa i beczka przyjmują jedną kość, mnich i dostawca dowolną liczbę. Każdy pomywacz dodaje 1 oczko jednej kości; 6 nie staje się 1.
rule-dishwashers = Każdy wyłożony pomywacz, a także zatrudniony na stałe, dodaje 1 oczko jednej kości. Kilku może pomóc tej samej kości; 6 nie staje się 1.
rule-buy = Karty karczmy kosztują dukaty, w rundzie najwyżej jedna każdego rodzaju. Każda zdobyta karta trafia zakryta na twój stos do dobierania.
rule-upgrade = Zapłać, odwróć płytkę, weź szlachcica. Kelnerka, zmywak i stoły działają od następnego wieczoru, reszta od razu.
rule-special-offer = Za każdą pasującą kartę oddaną do puli ulepszenie tanieje o jej cenę; różnica przepada.
rule-recruit = Jeden gość w rundzie: zapłać piwem, weź kartę z jej bonusem natychmiastowym. Na jego miejsce odkrywa się następnego.
rule-nobles = Jeden szlachcic za 9 piw, dwóch za 14, trzech za 18. Limit jednego gościa ich nie dotyczy.
rule-counter-guest = Gość przy barze wraca do pudełka za jedno pole na torze klasztoru.
rule-monastery = Tor to pierścień złożony z 23 pól. Każdy bonus, który znacznik osiąga lub mija, wykorzystuje się od razu, a na drugim okrążeniu znowu.
rule-bonus = Bonusy gości i klasztoru wykorzystuje się natychmiast albo przepadają. Z karty można zrezygnować.
rule-refuse = Stały gość lub gość przy twoim stole odchodzi z gry, obsłużony czy nie. Miejsce zostaje puste.
rule-close = W skarbcu zostają najwyżej 2 dukaty, w magazynie 2 piwa, po ulepszeniu po 5. Reszta przepada, tak jak nieużyte kości.
rule-closing-time = Wszystkie wyłożone karty trafiają na stos odrzuconych. Kufel przechodzi w lewo.
rule-end = Po rundzie 8 liczy się punkty na wszystkich twoich kartach. Wygrywa ten, kto ma ich najwięcej; przy remisie ten, kto ma w zapasie więcej dukatów i piw razem.
rule-modules = Gra podstawowa to moduł 1. Każdy następny moduł dodaje coś do wszystkich wcześniejszych: sznapsy, sławę, karty startowe, księgę gości.
rule-winter = Ze sznapsami używa się zimowej strony planszy klasztoru: w rundach 2, 3 i 5 przychodzą artyści, w 7 kość lub handlarz, w 8 darmowe ulepszenie.
rule-schnapps = Oddaj tyle sznapsów, ile pokazuje płytka, i wykonaj jej akcję. Dowolnie często, chyba że płytka to ogranicza.
rule-entertainers = W rundach 2, 3 i 5 przychodzi artysta. Wybierz jedną z dwóch stron do końca gry.
rule-juggler = Wybierz kości, których jeszcze nie zdjęto, i rzuć nimi ponownie. Ze sławą tylko przed ułożeniem planu.
rule-reputation = Bonusy, które znacznik osiąga lub mija, wykorzystuje się od razu. Na koniec gry pole daje swoje punkty.
rule-binding-plan = Połóż każdą kość na polu akcji albo obok karczmy. Znacznik sławy idzie o mniejszą z sum dukatów i piw, które by dały, i o 1 za każdego barda.
rule-start-cards = Zostaw w tajemnicy jedną z trzech kart startowych. Zastępuje kelnerkę, stół i dostawcę pierwszej talii.
rule-guest-book = Gdy kość po raz pierwszy zdejmuje się z gościa danego rodzaju lub z mnicha, w tym wierszu pojawia się wpis. Wpisy dają bonusy.

paragraph-setup = Przed pierwszym wieczorem
paragraph-mug = Kufel
paragraph-evening = A. Nowy wieczór
paragraph-round-bonus = Bonus wieczoru
paragraph-fill = B. Karczma się zapełnia
paragraph-redraw = Gość przy barze: od nowa
paragraph-barmaids = C. Kelnerki
paragraph-draft = D. Wybór kości
paragraph-plan = E. Planowanie
paragraph-serve = F. Podanie
paragraph-use = Użycie kości
paragraph-dishwashers = Pomywacze
paragraph-buy = Karty karczmy
paragraph-upgrade = Ulepszenia
paragraph-special-offer = Oferta specjalna
paragraph-recruit = Pozyskiwanie gości
paragraph-nobles = Szlachcice
paragraph-counter-guest = Gość przy barze: klasztor
paragraph-monastery = Klasztor
paragraph-bonus = Bonusy
paragraph-refuse = Pana nie obsługujemy
paragraph-close = Koniec tury
paragraph-closing-time = G. Zamknięcie
paragraph-end = Koniec gry
paragraph-modules = Moduły
paragraph-winter = Moduł 2: zima
paragraph-schnapps = Moduł 2: sznapsy
paragraph-entertainers = Moduł 2: artyści
paragraph-juggler = Moduł 2: żongler
paragraph-reputation = Moduł 3: sława
paragraph-binding-plan = Moduł 3: plan wiąże
paragraph-start-cards = Moduł 4: karty startowe
paragraph-guest-book = Moduł 5: księga gości

# Table
phase-evening = A Wieczór
phase-filling = B Goście
phase-barmaids = C Kelnerki
phase-draft = D Kości
phase-planning = E Plan
phase-serving = F Podanie
phase-closing = G Zamknięcie

source-noble = Szlachcice
source-guest = Goście
source-regular = Stali goście
source-tavern_cards = Karty karczmy
source-host = Sława

waiting-evening = { $seat } wybiera bonus
waiting-filling = { $seat } zostawia karty lub zaczyna od nowa
waiting-draft = { $seat } bierze kość
waiting-planning = { $seat } kładzie kości
waiting-serving = { $seat } podaje

table-name = { $seat }
heading-round = Wieczór { $round } z { $rounds }
table-round = Wieczór { $round } z { $rounds }
table-goods = dukaty { $thalers } · piwo { $beers } · goście przy barze { $guests } · klasztor { $position }
table-dice = Kości
table-dishwashers = pomywacze { $count }
table-staff = Obok karczmy
table-tiles = Ulepszone
table-pile = stos do dobierania { $count }, odrzucone { $discard }
table-coaster = Podstawka
table-offers = Goście do pozyskania
table-plan = Najlepszy dochód: dukaty { $thalers }, piwo { $beers }, pola { $steps }
table-schnapps = sznapsy { $count }
table-reputation = sława { $position }
table-book = księga gości { $count }
table-start = Karta startowa
table-laid = Położone
table-guest = { $beers ->
        [one] { $beers } piwo
        [few] { $beers } piwa
       *[other] { $beers } piw
    }: chce { $die }, płaci { $thalers }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }

view-taverns = Karczmy
view-market = Targ
view-round = Wieczór
view-rounds = Wieczory
view-phase = Faza
view-over = Koniec
view-winners = Zwycięzcy
view-scores = Punkty
view-points = Punkty
view-mug = Kufel
view-turn = Tura
view-thalers = Dukaty
view-beers = Piwo
view-dice = Kości
view-tiles = Płytki
view-spaces = Pola akcji
view-staff = Pracownicy
view-coasters = Podstawki
view-monastery = Klasztor
view-track = Tor rund
view-module = Moduł
view-season = Pora roku
view-parts = Moduły
view-box = Pudełko

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
board-now = teraz
board-later = po obsłudze
board-staff = Pracownicy
board-staff-limit = dukaty · po jednym
board-guests = Goście
board-guests-limit = piwo · jeden na rundę
board-guests-taken = piwo · jeden już pozyskany
board-nobles = Szlachcice · po { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
board-upgrades = Ulepszenia
board-upgrades-note = dukaty · ze szlachcicem
board-name-merchant = Handlarz
board-name-dishwasher = Pomywacz
board-name-barmaid = Kelnerka
board-name-table = Stół
board-name-brewer = Dostawca
board-name-bard = Bard
board-left = zostało { $count }
board-stack = w stosie { $count }
board-stand-can = stać cię teraz
board-stand-later = starczy po obsłudze
board-stand-no = nie starczy
board-stand-bought = kupione w tej rundzie
board-stand-gone = nie ma więcej
board-works-at_once = działa od razu
board-works-next_evening = działa od następnego wieczoru
board-upgraded = ulepszone
board-back = Wstecz
board-side-now = teraz
board-side-then = potem
board-side-tables = { $figure ->
    [one] { $figure } stół
    [few] { $figure } stoły
   *[other] { $figure } stołów
}
board-side-barmaid = { $figure ->
    [0] nikogo
   *[other] +{ $figure } kolorowa kość co wieczór
}
board-side-kitchen = { $figure ->
    [0] nikogo
   *[other] co wieczór +{ $figure } do jednej kości
}
board-side-cash_register = +{ board-count-thalers } za kość
board-side-monk = +{ board-count-steps } za każdą kość
board-side-barrel = +{ board-count-beers } za kość
board-side-yard = +{ board-count-beers } za każdą kość
board-side-safe = mieści { board-count-thalers }
board-side-cellar = mieści { board-count-beers }
board-offer = Oferta specjalna
board-offer-dishwasher = Oddaj wyłożonych pomywaczy
board-offer-barmaid = Oddaj wyłożone kelnerki
board-offer-table = Oddaj wyłożone stoły
board-offer-brewer = Oddaj wyłożonych dostawców
board-offer-none = Nie wyłożono pasującej karty
board-give = Oddaj: { $card }, −{ $count }
board-gain-noble = +1 szlachcic, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
board-upgrade-for = Ulepsz za { $count }
board-upgrade-gives = { board-given }, +1 szlachcic
board-given = { $count ->
    [one] −{ $count } karta
    [few] −{ $count } karty
   *[other] −{ $count } kart
}
board-recruit = Pozyskaj za { board-count-beers }
board-stays = zostanie: { $what }
board-stays-nothing = nic nie zostanie
board-passes = { $dice } → { $seat }
board-ring-you = Jesteś na { $position }
board-ring-next = { board-steps } do { $position }:
board-ring-space = Pole { $position }
board-ring-marker = { $seat }: { $position }
board-coming = Następne wieczory
board-or = { $one } albo { $two }
board-gift-counter_guest = gość przy barze
board-gift-guest = gość za 3 piwa
board-gift-own_die = kolorowa kość
board-gift-upgrade = darmowe odwrócenie płytki
board-rival-waiting = czeka na swoją kolej
board-rival-serving = obsługuje
board-rival-closed = zamknięte
board-dice = Kości
board-nothing = brak
board-in-play = Wyłożone
board-turned = Ulepszone
board-pile = Talia
board-at-bar = Goście przy barze
board-pass = Podaj w lewo
board-my-coaster = Twoja podstawka
board-pick-of = wybór { $number } z { $count }
board-waits = czeka
board-taking = bierze kość
board-took = ma kość
board-next-for-me = Następna dla ciebie
board-tonight = Twoja karczma dziś
board-tonight-fits = { $die } pasuje do zaznaczonych
board-fits = pasuje
board-my-dice = Twoje kości
idle-take-die = Wybierz kość
tab-parts = Więcej
board-entertainers = Artyści
board-schnapps = { $count ->
    [one] { $count } sznaps
    [few] { $count } sznapsy
   *[other] { $count } sznapsów
}
board-used = użyto { $count } z { $limit }
board-limit = { $count } na rundę
board-fame-you = pole { $position } · { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
board-fame-next = Za { board-steps }:
board-fame-plan = Plan da { board-steps }: { $thalers ->
    [one] { $thalers } dukat
    [few] { $thalers } dukaty
   *[other] { $thalers } dukatów
}, { $beers ->
    [one] { $beers } piwo
    [few] { $beers } piwa
   *[other] { $beers } piw
}, liczy się mniejsza.
board-book = Księga gości
board-book-signed = wpisy: { $count } z { $lines }
board-book-done = wpisano
board-book-bonuses = Bonusy za wpisy
board-book-next = Następny wpis daje:
board-start-card = Karta startowa
board-keep-start = Zatrzymaj tę kartę
board-keep-side = Tą stroną do góry
idle-keep-start-card = Wybierz kartę
idle-choose-side = Wybierz stronę
board-bind = Ułóż plan na stałe
board-rival-planning = układa plan

# Board
tab-market = Targ
tab-monastery = Klasztor
tab-rival = Karczma
board-sign-kitchen = Zmywak
board-sign-barmaid = Kelnerki
board-sign-safe = Skarbiec
board-sign-monk = Mnich
board-sign-cash_register = Kasa
board-sign-barrel = Beczka
board-sign-tables = Stoły
board-sign-yard = Dostawca
board-sign-cellar = Magazyn
board-sign-price = { $name }, ulepszenie za { $price }
board-sign-upgraded = { $name }, ulepszone
board-track = Tor rund
board-abbey = Klasztor: pole { $position }, za { board-steps }: { $bonus }
board-steps = { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[other] { $steps } pól
}
board-in-steps = za { $count }
board-count-thalers = { $count ->
    [one] { $count } dukat
    [few] { $count } dukaty
   *[other] { $count } dukatów
}
board-count-beers = { $count ->
    [one] { $count } piwo
    [few] { $count } piwa
   *[other] { $count } piw
}
board-count-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[other] { $count } kości
}
board-count-steps = { $count ->
    [one] { $count } pole
    [few] { $count } pola
   *[other] { $count } pól
}
board-plus-thalers = +{ board-count-thalers }
board-plus-beers = +{ board-count-beers }
board-plus-steps = +{ board-count-steps }
board-store-thalers = Skarbiec: { $count } z { $holds ->
    [one] { $holds } dukata
    [few] { $holds } dukatów
   *[other] { $holds } dukatów
}
board-store-beers = Magazyn: { $count } z { $holds ->
    [one] { $holds } piwa
    [few] { $holds } piw
   *[other] { $holds } piw
}
board-counter-guests = Goście przy barze: { $count }
board-space-seat = Stół { $place }
board-space-yard = Dostawca
board-space-monk = Mnich
board-space-cash_register = Kasa
board-space-barrel = Beczka
board-wants = chce { $dice }
board-any = dowolna wartość
board-lies = leży { $dice }
board-washers = pomywacze: { $count }
board-served = obsłużony
board-free-seat = Wolny stół
board-taken = Zajęte { $count } z { $seats ->
    [one] { $seats } stołu
    [few] { $seats } stołów
   *[other] { $seats } stołów
}
board-use-seat = { $die } na stół { $place }
board-use-cash_register = { $die } do kasy
board-use-barrel = { $die } do beczki
board-use-monk = { $die } na mnicha
board-use-yard = { $die } na dostawcę
board-close = Zamknij karczmę
board-lost = przepadnie: { $what }
board-has-mug = ma kufel
board-each = za kość
board-queue = Kolejka przed drzwiami
board-deck = Talia { $count }
board-discard = Odrzucone { $count }
board-tomorrow = Jutro pierwsze
board-then = potem
board-keeps-thalers = skarbiec przechowa { $count }
board-keeps-beers = magazyn przechowa { $count }
board-merchants = handlarze { $count }
board-unplaced = Jeszcze bez pola: { board-count-dice }
board-own-die = Kolorowa kość, { $die }
board-white-die = Biała kość, { $die }
board-best = Najwięcej
board-anew = Od nowa
board-rest = Resztę po kolei
board-all-placed = Wszystkie kości leżą. Obsłużysz w swojej turze.
board-keep-pays = Ci goście płacą
board-redraw-pays = Inni, średnio
board-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
board-stopped = Przerwano: ta decyzja należy do ciebie.
board-tip-plan = Ułóż kości na podświetlonych polach: plan do niczego nie zobowiązuje. Potem zdejmuj je w dowolnej kolejności i kupuj, kiedy chcesz.
board-tip-close = Po zamknięciu zostaje tylko to, co mieszczą skarbiec i magazyn. Resztę wydaj wcześniej.
board-tip-dishwasher = Każdy pomywacz dodaje tego wieczoru 1 do jednej kości; kilku może pomóc tej samej.
board-tip-top = Każda nowa karta trafia na wierzch talii: jutro przyjdzie pierwsza.
board-tip-offer = Oferta specjalna: wyłożeni pasujący pracownicy mogą wrócić do puli i obniżyć cenę ulepszenia o swój koszt.
board-tip-works = Każde ulepszenie daje szlachcica. Kelnerka, zmywak i stoły działają od następnego wieczoru.
board-tip-guest = Jeden gość na rundę; szlachcice się nie liczą.
board-tip-nobles = Wszyscy szlachcice wieczoru siedzą przy jednym stole, więc zajmują mało miejsc.
board-tip-counter = Gość przy barze pozwala dobrać wszystkie karty od nowa albo później daje pole klasztoru. Jedno z dwojga.
board-tip-gift = To, co teraz weźmiesz, trafia na wierzch talii i przychodzi jeszcze tego wieczoru.
board-tip-coaster = Weź jedną kość; podstawka wędruje w lewo. To, co zostawisz, dostanie sąsiad.
board-tip-refuse = Kogo nie obsłużysz, ten na zawsze znika z talii: pozbądź się biednego gościa, a lepsi będą przychodzić częściej.
board-tip-bonus = Bonusy wykorzystuje się natychmiast albo przepadają.
board-forgo = Bez ruchu
board-warnings = Ostrzeżenia
board-warning-goods = Przepadną dukaty lub piwo
board-warning-dice = Zostaną nieużyte kości
board-percent = { $percent } %
board-odds-dice = Co dodaje każda wartość
board-odds-nothing = nic więcej
board-odds-redraw = Po ponownym dobraniu: średnio { board-mean } dukata
board-odds-next = Następna karta twojej talii

# Why an answer is better
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
why-die = Wartość { $die } przy najlepszym rozłożeniu dodaje { said-action }, wartość { $other_die } dodaje { $other_number }.
why-keep = Ci goście płacą średnio { $pay ->
    [one] { $pay } dukata
    [few] { $pay } dukaty
    [many] { $pay } dukatów
   *[other] { $pay } dukata
}, nowi – { $other_pay }.
why-redraw = Nowi goście płacą średnio { $pay ->
    [one] { $pay } dukata
    [few] { $pay } dukaty
    [many] { $pay } dukatów
   *[other] { $pay } dukata
}, ci – { $other_pay }.
why-unused = Zamykając teraz, marnujesz { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[other] { $dice } kości
}.
later = { $later ->
    [one] { $later } punktu
    [few] { $later } punktów
    [many] { $later } punktów
   *[other] { $later } punktu
}
why-now = Tego wieczoru daje to średnio o { points } więcej.
why-later = W następne wieczory daje to około { later } więcej.
why-both = Tego wieczoru daje to średnio o { points } więcej, a potem jeszcze około { $later }.
why-sooner = Tego wieczoru daje to średnio o { points } więcej; potem będzie mniej o około { $later }, ale warto.
why-patient = Potem daje to około { later } więcej; tego wieczoru będzie mniej średnio o { $points }, ale warto.

# The board in words
words-phase = { $phase_id ->
    [evening] Zaczyna się wieczór.
    [filling] Do karczm schodzą się goście.
    [barmaids] Kelnerki przynoszą kości.
    [draft] Trwa wybieranie białych kości.
    [planning] Wszyscy rozkładają swoje kości.
    [serving] Goście są obsługiwani, a dochód wydawany.
   *[closing] Karczmy się zamykają.
}
words-tavern = { $me ->
    [yes] Twoja karczma
   *[no] Karczma: { $seat }
}
words-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
words-own-dice = Kolorowe kości: { $dice }.
words-loss = Jeśli zamkniesz teraz, przepadnie: { $what }.
words-unsigned = Jeszcze bez wpisu: { $lines }.
words-track = Dziś z toru rund: { $gifts }.
words-goods = { $goods }.
words-seat = { board-space-seat }: { $guest }.
words-seat-served = { board-space-seat }: { $guest } ({ board-served }).
words-several = { $guest } ×{ $count }
words-dice = Białe kości: { $dice }{ $count ->
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
    [yes] Masz kufel.
   *[no] Kufel ma { $seat }.
}
words-belongings = { $me ->
    [yes] Masz:
   *[no] { $seat } ma:
} { $goods }.
words-counter = { $count ->
    [0] Przy barze nie ma gości.
   *[other] { board-counter-guests }.
}
words-taken = { $count ->
    [0] Wszystkie stoły są wolne, razem { $seats }.
   *[other] { board-taken }.
}
words-abbey = W klasztorze: pole { $position }; { board-steps } dalej czeka bonus: { $bonus }.
words-piles = W talii { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}, na stosie odrzuconych { $discarded }.
words-plan = Kości mogą dać najwyżej: { $gains }.
words-offer = { choice-recruit }.
words-schnapps = { board-schnapps }.
words-entertainer = { choice-drink }.
