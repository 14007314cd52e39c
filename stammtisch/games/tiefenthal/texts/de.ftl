game-name = Die Tavernen im Tiefen Thal
game-tagline = Füll deine Tische, bediene mit den richtigen Würfeln und mach aus Talern und Bier Personal, Gäste und Adlige.

# Options
option-module = Modul { $value }
option-module-help = Jedes Modul ergänzt alle niedrigeren. Modul 1 ist das Grundspiel.
option-module-1-help = Das Grundspiel. Gäste, Würfel, Personal, Ausbauten und Adlige.
option-module-2-help = Schnaps und drei Gaukler auf der Winterseite. Für Schnaps gibt es zusätzliche Aktionen.
option-module-3-help = Ruf und Barden. Die Würfel liegen fest, und die kleinere Summe aus Talern und Bier zählt.
option-module-4-help = Startkarten. Alle behalten heimlich eine von dreien und beginnen mit deren Karten.
option-module-5-help = Das Gästebuch. Wer zum ersten Mal bedient wird, unterschreibt, und Unterschriften bringen Boni.
option-three_beer_stack = Gäste für 3 Bier: { $value }
option-three_beer_stack-top = nur der oberste
option-three_beer_stack-choose = jeder von ihnen
option-three_beer_stack-help = Sie liegen als Stapel, also gibt es nur die oberste Karte.
option-special_offer_floor = Niedrigster Preis beim Sonderangebot: { $value }
option-special_offer_floor-help = Die polnische Regel geht bis auf 0 hinunter, die ukrainische nie.
option-special_offer_overpay_allowed = Mehr Karten zurückgeben als nötig: { $value }
option-special_offer_overpay_allowed-true = ja
option-special_offer_overpay_allowed-false = nein
option-special_offer_overpay_allowed-help = Die polnische Regel sagt, dass der Rest verfällt; also darf es vorkommen.
option-own_dice_cap = Eigene Würfel in einer Runde: höchstens { $value }
option-own_dice_cap-help = Es gibt nur drei Würfel je Farbe; bei 4 kommt der Würfel der Runden 3 und 7 dazu.
option-noble_purchase_repeatable = Adlige für Bier mehrmals im Zug: { $value }
option-noble_purchase_repeatable-true = ja
option-noble_purchase_repeatable-false = nein
option-noble_purchase_repeatable-help = Nichts verbietet es.
option-monastery_positions = Felder des Klosterrings: { $value }
option-monastery_positions-help = Nach Feld 22 kommt wieder 0; bei 22 ist es Feld 1.
option-monk_step_optional = Ein Würfel darf den Mönch ohne Schritt verlassen: { $value }
option-monk_step_optional-true = ja
option-monk_step_optional-false = nein
option-monk_step_optional-help = Nach den Regeln darf man den Marker ziehen.
option-r2_free_guest_counts_as_recruit = Das Geschenk der Runde 2 ist der Gast dieser Runde: { $value }
option-r2_free_guest_counts_as_recruit-true = ja
option-r2_free_guest_counts_as_recruit-false = nein
option-r2_free_guest_counts_as_recruit-help = Ein Geschenk ist nicht angeworben, also darf noch ein Gast kommen.
option-bonus_cards_count_toward_buy_limit = Karten aus Boni zählen als gekauft: { $value }
option-bonus_cards_count_toward_buy_limit-true = ja
option-bonus_cards_count_toward_buy_limit-false = nein
option-bonus_cards_count_toward_buy_limit-help = Die Grenze von einer je Sorte spricht vom Kaufen.
option-refuse_service_may_hit_noble = Auch Adligen darf die Bedienung verweigert werden: { $value }
option-refuse_service_may_hit_noble-true = ja
option-refuse_service_may_hit_noble-false = nein
option-refuse_service_may_hit_noble-help = Die Regeln nennen Stammgäste und Gäste.
option-return_dishwasher_while_in_use = Zurückgegebene Tellerwäscher helfen noch: { $value }
option-return_dishwasher_while_in_use-true = ja
option-return_dishwasher_while_in_use-false = nein
option-return_dishwasher_while_in_use-help = Sonst kann ein Tellerwäscher, den ein Würfel noch braucht, nicht gehen.
option-bonus_card_may_be_declined = Karten aus Boni darf man ablehnen: { $value }
option-bonus_card_may_be_declined-true = ja
option-bonus_card_may_be_declined-false = nein
option-bonus_card_may_be_declined-help = Boni werden sofort genutzt oder verfallen.
option-module2_schnapps_supply_limited = Schnapsmarker können ausgehen: { $value }
option-module2_schnapps_supply_limited-true = ja
option-module2_schnapps_supply_limited-false = nein
option-module2_schnapps_supply_limited-help = Es gibt 20 Marker, und allein der Mond kann vier Spielern 28 bringen.
option-module3_lock_dice_after_reputation = Würfel bleiben, wo sie gezählt wurden: { $value }
option-module3_lock_dice_after_reputation-true = ja
option-module3_lock_dice_after_reputation-false = nein
option-module3_lock_dice_after_reputation-help = Sonst könnte man für den Ruf einen Plan zeigen und einen anderen spielen.
option-module3_merchants_count = Bier der Bierhändler zählt für den Ruf: { $value }
option-module3_merchants_count-true = ja
option-module3_merchants_count-false = nein
option-module3_merchants_count-help = Bierhändler bringen Bier, wenn auch ohne Würfel.
option-module3_storage_counts = Vorräte zählen für den Ruf: { $value }
option-module3_storage_counts-true = ja
option-module3_storage_counts-false = nein
option-module3_storage_counts-help = Die Regeln vergleichen, was die Würfel bringen.
option-module4_start_upgrade_brings_noble = Ein Plättchen der Startkarte bringt einen Adligen: { $value }
option-module4_start_upgrade_brings_noble-true = ja
option-module4_start_upgrade_brings_noble-false = nein
option-module4_start_upgrade_brings_noble-help = Solche Startkarten bringen dafür mehr Karten.

# Words
card-merchant = Bierhändler
    .acc = den Bierhändler
card-dishwasher = Tellerwäscher
    .acc = den Tellerwäscher
card-barmaid = Kellnerin
    .acc = die Kellnerin
card-table = Tisch
    .acc = den Tisch
card-brewer = Lieferant
    .acc = den Lieferanten
card-bard = Barde
    .acc = den Barden
card-noble = Adliger
    .acc = den Adligen
card-regular = Stammgast
    .acc = den Stammgast
card-guest = Gast
    .acc = den Gast

tile-tables = Tische
tile-barmaid = Kellnerin
tile-cash_register = Kasse
tile-monk = Mönch
tile-kitchen = Tellerwäscher
tile-safe = Tresor
tile-barrel = Fass
tile-yard = Lieferant
tile-cellar = Bierlager

space-cash_register = Kasse
space-barrel = Fass
space-monk = Mönch
space-yard = Lieferant
space-seat = Tisch

gift-counter_guest = einen Tresengast
gift-guest = einen Gast für 3 Bier
gift-own_die = einen eigenen Würfel
gift-upgrade = einen Ausbau umsonst
gift-merchant = einen Bierhändler
gift-dishwasher = einen Tellerwäscher
gift-barmaid = eine Kellnerin
gift-table = einen Tisch
gift-brewer = einen Lieferanten
gift-juggler = den Jongleur
gift-fire_breather = den Feuerspucker
gift-magician = den Zauberer

bonus-none = nichts
bonus-thalers = Taler
bonus-steps = Schritte
bonus-refuse_service = Bedienung verweigern
bonus-merchant = ein Bierhändler
bonus-dishwasher = ein Tellerwäscher
bonus-barmaid = eine Kellnerin
bonus-table = ein Tisch
bonus-brewer = ein Lieferant
bonus-noble = ein Adliger
bonus-bard = ein Barde
bonus-schnapps = Schnaps
bonus-reputation = Ruf

goods-thalers = Taler
goods-beers = Bier
goods-steps = Schritte

entertainer-juggler = Jongleur
entertainer-fire_breather = Feuerspucker
entertainer-magician = Zauberer

action-reroll = beliebige eigene Würfel neu würfeln
action-own_die = ein weiterer eigener Würfel
action-refuse_service = Bedienung verweigern
action-merchant = ein Bierhändler
action-dishwasher = ein Tellerwäscher
action-barmaid = eine Kellnerin
action-table = ein Tisch
action-brewer = ein Lieferant
action-noble = ein Adliger
said-action = { $action_id ->
    [thalers] { $number ->
        [one] { $number } Taler
       *[other] { $number } Taler
    }
    [beers] { $number ->
        [one] { $number } Bier
       *[other] { $number } Bier
    }
    [steps] { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }
   *[other] { $action }
}
schnapps-price = { $schnapps ->
    [one] { $schnapps } Schnaps
   *[other] { $schnapps } Schnäpse
}
package = { $merchant ->
    [0] { "" }
   *[other] { " " }· Bierhändler ×{ $merchant }
}{ $dishwasher ->
    [0] { "" }
   *[other] { " " }· Tellerwäscher ×{ $dishwasher }
}{ $barmaid ->
    [0] { "" }
   *[other] { " " }· Kellnerin ×{ $barmaid }
}{ $table ->
    [0] { "" }
   *[other] { " " }· Tisch ×{ $table }
}{ $brewer ->
    [0] { "" }
   *[other] { " " }· Lieferant ×{ $brewer }
}{ $bard ->
    [0] { "" }
   *[other] { " " }· Barde ×{ $bard }
}{ $tile_id ->
    [none] { "" }
   *[other] { " " }· ausgebaut: { $tile }
}{ $schnapps ->
    [0] { "" }
   *[other] { " " }· Schnaps ×{ $schnapps }
}{ $counter_guests ->
    [0] { "" }
   *[other] { " " }· Tresengast ×{ $counter_guests }
}
at-place = { $place ->
    [0] { "" }
   *[other] { " " }{ $place }
}

line-regular_1 = ein Stammgast, der 1 zahlt
line-regular_2 = ein Stammgast, der 2 zahlt
line-guest_3 = ein Gast für 3 Bier
line-guest_4 = ein Gast für 4 Bier
line-guest_5 = ein Gast für 5 Bier
line-guest_6 = ein Gast für 6 Bier
line-guest_7 = ein Gast für 7 Bier
line-guest_8 = ein Gast für 8 Bier
line-noble = ein Adliger
line-monk = der Mönch

# Questions
step-first-mug = Wer nimmt den Bierkrug?
step-reveal-stack = Der nächste Gast für 3 Bier
step-reveal-guest = Ein Gast kommt in Sicht
step-choose-bonus = Wähle einen der beiden Boni
step-pick-guest = Welcher Gast kommt umsonst?
step-turn-tile = Welches Plättchen drehst du umsonst um?
step-roll-own-die = Ein eigener Würfel rollt
step-draw-card = Die nächste Karte kommt
step-keep-or-redraw = Diese Gäste behalten oder neu ziehen?
step-roll-white-die = Die weißen Würfel rollen
step-take-die = Nimm einen Würfel vom Bierdeckel
step-serve = { $dice ->
    [0] Ausgeben oder schließen?
   *[other] Bedienen oder ausgeben?
}
step-give-back = Ausbau für { $price }: { $tile }. Wie viele Karten gehen zurück? Jede macht ihn um { $discount } billiger.
step-take-bonus = Bonus: { $card_acc } nehmen?
step-refuse-service = Bedienung verweigern: Wer geht für immer?
step-choose-side = { $entertainer }: Welche Seite liegt von nun an oben?
step-lift-die = Welche Würfel werden neu gewürfelt?
step-roll-again = Ein Würfel wird neu gewürfelt
step-place-die = Wohin kommt die { $die }?
step-deal-start-card = Startkarten werden ausgeteilt
step-keep-start-card = Welche Startkarte behältst du?

# Answers
choice-keep = Behalten
choice-redraw = Neu ziehen
choice-accept = Nehmen
choice-decline = Ablehnen
choice-send = Einen Tresengast für einen Schritt ins Kloster schicken
choice-close = Taverne schließen
choice-choose = Nimm { $gift }
choice-turn = Umdrehen: { $tile }
choice-take = Die { $die } nehmen
choice-use = { $place ->
    [0] Die { $die } nutzen: { $space }
   *[other] Die { $die } nutzen: { $space } { $place }
}
choice-forgo = Ohne Schritt vom Mönch nehmen: { $die }
choice-buy = Für { $price ->
        [one] { $price } Taler
       *[other] { $price } Taler
    } kaufen: { $card }
choice-upgrade = Für { $price ->
        [one] { $price } Taler
       *[other] { $price } Taler
    } ausbauen: { $tile }
choice-give = { $count ->
    [0] Keine Karte zurückgeben
   *[other] { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } zurückgeben
}
choice-recruit = Für { $beers ->
        [one] { $beers } Bier
       *[other] { $beers } Bier
    } anwerben: will { $die }, zahlt { $thalers }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $bonus_id ->
    [none] { "" }
    [thalers] , bringt { $number ->
        [one] { $number } Taler
       *[other] { $number } Taler
    }
    [steps] , bringt { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }
    [schnapps] , bringt { $number ->
        [one] { $number } Schnaps
       *[other] { $number } Schnäpse
    }
    [reputation] , bringt Ruf +{ $number }
   *[other] , Bonus: { $bonus }
}
choice-pick = Den Gast für { $beers ->
        [one] { $beers } Bier
       *[other] { $beers } Bier
    } nehmen: will { $die }, zahlt { $thalers }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $bonus_id ->
    [none] { "" }
    [thalers] , bringt { $number ->
        [one] { $number } Taler
       *[other] { $number } Taler
    }
    [steps] , bringt { $number ->
        [one] { $number } Schritt
       *[other] { $number } Schritte
    }
   *[other] , Bonus: { $bonus }
}
choice-nobles = { $count ->
        [one] { $count } Adliger
       *[other] { $count } Adlige
    } für { $beers ->
        [one] { $beers } Bier
       *[other] { $beers } Bier
    }
choice-refuse = Tisch { $place }
choice-mug = { $first_seat }
choice-die = { $die }
choice-card = { $card_id ->
    [regular] { $card }, will { $die }, zahlt { $thalers }
    [guest] { $card }, will { $die }, zahlt { $thalers }
   *[other] { $card }
}
choice-guest = { $card }, will { $die }, zahlt { $thalers }
choice-side = Für { schnapps-price }: { said-action }{ $limit ->
    [0] { "" }
   *[other] , höchstens { $limit }× in der Runde
}
choice-drink = { $entertainer } für { schnapps-price }: { said-action }
choice-lift = Die { $die } aufheben
choice-roll = Würfeln
choice-place = Die { $die } legen: { $space }{ at-place }
choice-leave = Neben der Taverne lassen: { $die }
choice-start = Startkarte behalten{ package }
choice-deal = Startkarte{ package }

# Events
event-mug_taken = { $me ->
    [yes] Du nimmst den Bierkrug.
   *[no] { $seat } nimmt den Bierkrug.
}
event-guest_revealed = Ein Gast für { $beers ->
        [one] { $beers } Bier
       *[other] { $beers } Bier
    } ist zu haben: will { $die }, zahlt { $thalers }.
event-evening_began = { $me ->
    [yes] Abend { $round }: Du hast den Bierkrug.
   *[no] Abend { $round }: { $seat } hat den Bierkrug.
}
event-gift_chosen = { $me ->
    [yes] Du wählst { $gift }.
   *[no] { $seat } wählt { $gift }.
}
event-counter_guest_came = { $me ->
    [yes] Ein Tresengast setzt sich zu dir.
   *[no] Ein Tresengast setzt sich zu { $seat }.
}
event-tile_turned = { $me ->
    [yes] Du drehst umsonst um: { $tile }.
   *[no] { $seat } dreht umsonst um: { $tile }.
}
event-card_gained = { $me ->
    [yes] Auf deinen Stapel kommt: { $card }.
   *[no] Auf den Stapel von { $seat } kommt: { $card }.
}
event-own_die_rolled = { $me ->
    [yes] Dein eigener Würfel zeigt { $die }.
   *[no] Der eigene Würfel von { $seat } zeigt { $die }.
}
event-white_dice_rolled = { $me ->
    [yes] Dein Bierdeckel: { $dice }.
   *[no] Der Bierdeckel von { $seat }: { $dice }.
}
event-shuffled = { $me ->
    [yes] Du mischst deinen Ablagestapel.
   *[no] { $seat } mischt den Ablagestapel.
}
event-came_in = { $me ->
    [yes] Zu dir kommt: { $card }.
   *[no] Zu { $seat } kommt: { $card }.
}
events-came_in = { $me ->
    [yes] Zu dir kommen: { $card }.
   *[no] Zu { $seat } kommen: { $card }.
}
event-redrawn = { $me ->
    [yes] Dein Tresengast geht heim, und mit ihm alle Karten.
   *[no] Ein Tresengast von { $seat } geht heim, und mit ihm alle Karten.
}
event-die_taken = { $me ->
    [yes] Du nimmst die { $die }.
   *[no] { $seat } nimmt die { $die }.
}
event-coasters_passed = Die Bierdeckel wandern nach links.
event-turn_began = { $me ->
    [yes] Du bedienst mit { $thalers ->
        [one] { $thalers } Taler
       *[other] { $thalers } Talern
    } und { $beers ->
        [one] { $beers } Bier
       *[other] { $beers } Bier
    }.
   *[no] { $seat } bedient mit { $thalers ->
        [one] { $thalers } Taler
       *[other] { $thalers } Talern
    } und { $beers ->
        [one] { $beers } Bier
       *[other] { $beers } Bier
    }.
}
event-used = { $me ->
    [yes] Du nutzt eine { $die }: { $space }{ $place ->
        [0] { "" }
       *[other] { " " }{ $place }
    }, { $goods } +{ $amount }.
   *[no] { $seat } nutzt eine { $die }: { $space }{ $place ->
        [0] { "" }
       *[other] { " " }{ $place }
    }, { $goods } +{ $amount }.
}
event-forgone = { $me ->
    [yes] Du nimmst einen Würfel ohne Schritt vom Mönch: { $die }.
   *[no] { $seat } nimmt einen Würfel ohne Schritt vom Mönch: { $die }.
}
event-moved = { $me ->
    [yes] Dein Marker im Kloster erreicht Feld { $position }.
   *[no] Der Klostermarker von { $seat } erreicht Feld { $position }.
}
event-bonus_used = { $me ->
    [yes] Dein Bonus: { $bonus } +{ $number }.
   *[no] Bonus für { $seat }: { $bonus } +{ $number }.
}
event-bonus_lapsed = { $number ->
   *[other] { $me ->
        [yes] Dein Bonus verfällt: { $bonus }.
       *[no] Der Bonus von { $seat } verfällt: { $bonus }.
    }
}
event-declined = { $me ->
    [yes] Du lehnst ab.
   *[no] { $seat } lehnt ab.
}
event-refused = { $me ->
    [yes] Du bedienst nicht an Tisch { $place }: { $card } geht für immer.
   *[no] { $seat } bedient nicht an Tisch { $place }: { $card } geht für immer.
}
event-bought = { $me ->
    [yes] Du kaufst für { $price }: { $card }.
   *[no] { $seat } kauft für { $price }: { $card }.
}
event-upgraded = { $me ->
    [yes] Du baust für { $price } aus: { $tile }{ $count ->
        [0] { "" }
       *[other] , zurückgegeben: { $count ->
           [one] { $count } Karte
          *[other] { $count } Karten
       }
    }.
   *[no] { $seat } baut für { $price } aus: { $tile }{ $count ->
        [0] { "" }
       *[other] , zurückgegeben: { $count ->
           [one] { $count } Karte
          *[other] { $count } Karten
       }
    }.
}
event-recruited = { $me ->
    [yes] Du wirbst für { $beers ->
        [one] { $beers } Bier
       *[other] { $beers } Bier
    } einen Gast an.
   *[no] { $seat } wirbt für { $beers ->
        [one] { $beers } Bier
       *[other] { $beers } Bier
    } einen Gast an.
}
event-guest_given = { $me ->
    [yes] Ein Gast kommt umsonst zu dir.
   *[no] Ein Gast kommt umsonst zu { $seat }.
}
event-nobles_taken = { $me ->
    [yes] Du gewinnst { $count ->
        [one] { $count } Adligen
       *[other] { $count } Adlige
    } mit { $beers ->
        [one] { $beers } Bier
       *[other] { $beers } Bier
    }.
   *[no] { $seat } gewinnt { $count ->
        [one] { $count } Adligen
       *[other] { $count } Adlige
    } mit { $beers ->
        [one] { $beers } Bier
       *[other] { $beers } Bier
    }.
}
event-counter_guest_sent = { $me ->
    [yes] Du schickst einen Tresengast ins Kloster.
   *[no] { $seat } schickt einen Tresengast ins Kloster.
}
event-turn_closed = { $me ->
    [yes] Du schließt mit { $thalers ->
        [one] { $thalers } Taler
       *[other] { $thalers } Talern
    } und { $beers ->
        [one] { $beers } Bier
       *[other] { $beers } Bier
    }; verloren: { $lost_thalers ->
        [one] { $lost_thalers } Taler
       *[other] { $lost_thalers } Taler
    }, { $lost_beers ->
        [one] { $lost_beers } Bier
       *[other] { $lost_beers } Bier
    }, { $lost_dice ->
        [one] { $lost_dice } Würfel
       *[other] { $lost_dice } Würfel
    }.
   *[no] { $seat } schließt mit { $thalers ->
        [one] { $thalers } Taler
       *[other] { $thalers } Talern
    } und { $beers ->
        [one] { $beers } Bier
       *[other] { $beers } Bier
    }; verloren: { $lost_thalers ->
        [one] { $lost_thalers } Taler
       *[other] { $lost_thalers } Taler
    }, { $lost_beers ->
        [one] { $lost_beers } Bier
       *[other] { $lost_beers } Bier
    }, { $lost_dice ->
        [one] { $lost_dice } Würfel
       *[other] { $lost_dice } Würfel
    }.
}
event-taverns_closed = Abend { $round }: Sperrstunde.
event-counted = { $me ->
    [yes] Du hast { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, im Lager { $stored }.
   *[no] { $seat } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, im Lager { $stored }.
}
event-won = { $me ->
    [yes] Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[no] { $seat } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
}
event-schnapps_poured = { $me ->
    [yes] Du bekommst Schnaps: +{ $count }.
   *[no] { $seat } bekommt Schnaps: +{ $count }.
}
event-entertainer_came = { $me ->
    [yes] Zu dir kommt: { $entertainer }, für { schnapps-price } { said-action }.
   *[no] Zu { $seat } kommt: { $entertainer }, für { schnapps-price } { said-action }.
}
event-drunk = { $me ->
    [yes] Du trinkst { schnapps-price }: { said-action }.
   *[no] { $seat } trinkt { schnapps-price }: { said-action }.
}
event-rolled_again = { $me ->
    [yes] Du würfelst neu: { $before } → { $die }.
   *[no] { $seat } würfelt neu: { $before } → { $die }.
}
event-die_placed = { $me ->
    [yes] Du legst die { $die }: { $space }{ at-place }.
   *[no] { $seat } legt die { $die }: { $space }{ at-place }.
}
event-dice_left = { $me ->
    [yes] Du lässt neben der Taverne: { $die }.
   *[no] { $seat } lässt neben der Taverne: { $die }.
}
event-reputation_counted = { $me ->
    [yes] Dein Ruf: +{ $steps } (Taler +{ $thalers }, Bier +{ $beers }).
   *[no] Der Ruf von { $seat }: +{ $steps } (Taler +{ $thalers }, Bier +{ $beers }).
}
event-renowned = { $me ->
    [yes] Dein Ruf erreicht Feld { $position }.
   *[no] Der Ruf von { $seat } erreicht Feld { $position }.
}
event-start_card_dealt = { $me ->
    [yes] Du bekommst eine Startkarte{ package }.
   *[no] { $seat } bekommt eine Startkarte{ package }.
}
event-start_card_laid = { $me ->
    [yes] Du bekommst eine Startkarte.
   *[no] { $seat } bekommt eine Startkarte.
}
event-start_card_kept = { $me ->
    [yes] Du behältst die Startkarte{ package }.
   *[no] { $seat } behält die Startkarte{ package }.
}
event-start_card_chosen = { $me ->
    [yes] Du hast gewählt.
   *[no] { $seat } hat gewählt.
}
event-start_card_revealed = { $me ->
    [yes] Deine Startkarte{ package }.
   *[no] Startkarte von { $seat }{ package }.
}
event-signed = { $me ->
    [yes] Dein Gästebuch, Unterschrift { $count }: { $line }.
   *[no] Gästebuch von { $seat }, Unterschrift { $count }: { $line }.
}

# Rules
rule-setup = Alle haben eine Taverne mit neun Plättchen auf der Grundseite, 4 weiße Würfel und einen Stapel aus 7 Stammgästen, Kellnerin, Tisch und Lieferant.
rule-mug = Das Los bestimmt, wer beginnt und den Bierkrug nimmt. Er geht jeden Abend nach links.
rule-evening = Acht Abende mit je sieben Phasen: Bonus des Abends, Gäste kommen, Kellnerinnen, Würfel, Planen, Bedienen, Sperrstunde.
rule-round-bonus = Der Mond zieht weiter, und alle bekommen, was die Rundenleiste zeigt; von zwei Boni genau einen. Karten von jetzt kommen noch an diesem Abend.
rule-fill = Decke Karten deines Stapels auf, bis jeder Platz besetzt ist. Der erste Adlige nimmt einen Platz, alle weiteren setzen sich zu ihm. Tische bringen Plätze, Personal steht neben der Taverne.
rule-redraw = Sind alle Plätze besetzt, darf ein Tresengast heimgehen: Alle Karten dieser Phase kommen auf die Ablage, und sie beginnt neu.
rule-barmaids = Jede ausliegende Kellnerin und die des ausgebauten Plättchens bringt einen eigenen Würfel, der sofort geworfen wird. Höchstens 3 eigene Würfel je Runde.
rule-draft = Alle werfen vier weiße Würfel. Reihum nimmt jeder einen vom Bierdeckel vor sich; dann wandern die Bierdeckel nach links, bis alle genommen sind.
rule-plan = Würfel darf man als Plan auslegen, bevor etwas genutzt wird. Der Plan bindet niemanden, darum wird nichts gefragt; im Spiel mit Ruf bindet er.
rule-serve = Reihum nutzt jeder Würfel, kauft, baut aus und wirbt an, in beliebiger Reihenfolge. Ein Zug beginnt mit den Talern des Tresors, dem Bier des Lagers und einem Bier je Bierhändler.
rule-use = Nutze einen Würfel auf einem Feld, das seine Zahl will, und nimm, was es gibt. Gäste, Kasse und Fass nehmen einen Würfel, Mönch und Lieferant beliebig viele. Jeder Tellerwäscher lässt einen Würfel 1 mehr zählen; aus 6 wird nie 1.
rule-dishwashers = Jeder ausliegende Tellerwäscher und der des ausgebauten Plättchens lässt einen Würfel 1 mehr zählen. Mehrere dürfen demselben Würfel helfen; aus 6 wird nie 1.
rule-buy = Tavernenkarten kosten Taler, je Sorte höchstens eine in der Runde. Jede gewonnene Karte kommt verdeckt auf deinen Nachziehstapel.
rule-upgrade = Zahle den Preis, drehe das Plättchen um, nimm einen Adligen. Kellnerin, Tellerwäscher und Tische wirken ab dem nächsten Abend, alle anderen sofort.
rule-special-offer = Für jede passende ausliegende Karte, die in den Vorrat zurückgeht, kostet der Ausbau so viel weniger wie diese Karte; was übrig ist, verfällt.
rule-recruit = Ein Gast je Runde: Zahle das Bier, nimm die Karte mit ihrem Sofortbonus. Ein anderer Gast rückt nach.
rule-nobles = Ein Adliger für 9 Bier, zwei für 14, drei für 18. Sie zählen nicht als Gast der Runde.
rule-counter-guest = Ein Tresengast geht für einen Schritt im Kloster zurück in die Schachtel.
rule-monastery = Die Leiste ist ein Ring aus 23 Feldern. Jeder Bonus, den der Marker erreicht oder überschreitet, wird sofort genutzt, beim zweiten Umlauf noch einmal.
rule-bonus = Boni von Gästen und Kloster werden sofort genutzt oder verfallen. Eine Karte darf man ablehnen.
rule-refuse = Ein Stammgast oder Gast an deinen Tischen verlässt das Spiel, bedient oder nicht. Der Platz bleibt leer.
rule-close = Höchstens zwei Taler bleiben im Tresor, zwei Bier im Lager, ausgebaut je fünf. Der Rest ist verloren, auch ungenutzte Würfel.
rule-closing-time = Alle ausliegenden Karten kommen auf die Ablage. Der Bierkrug geht nach links.
rule-end = Nach Runde 8 zählen die Punkte auf allen deinen Karten. Wer die meisten hat, gewinnt; bei Gleichstand, wer mehr Taler und Bier zusammen gelagert hat.
rule-modules = Das Grundspiel ist Modul 1. Jedes weitere Modul fügt allen niedrigeren etwas hinzu: Schnaps, Ruf, Startkarten, Gästebuch.
rule-winter = Mit Schnaps gilt die Winterseite des Klosterplans: In den Runden 2, 3 und 5 kommen Gaukler, in 7 ein Würfel oder ein Bierhändler, in 8 ein Ausbau umsonst.
rule-schnapps = Gib so viel Schnaps ab, wie das Plättchen zeigt, und führe dann seine Aktion aus. Beliebig oft, wenn das Plättchen es nicht begrenzt.
rule-entertainers = In den Runden 2, 3 und 5 kommt ein Gaukler. Wähle eine seiner beiden Seiten für den Rest des Spiels.
rule-juggler = Wähle Würfel, die noch nicht genutzt sind, und würfle sie neu. Mit Ruf nur, bevor der Plan liegt.
rule-reputation = Boni, die der Marker erreicht oder überschreitet, werden sofort genutzt. Am Ende zählt das Feld seine Punkte.
rule-binding-plan = Lege jeden Würfel auf ein Feld oder neben die Taverne. Der Marker zieht um die kleinere Summe aus Talern und Bier, die sie brächten, und 1 weiter je Barde.
rule-start-cards = Behalte heimlich eine von drei Startkarten. Sie ersetzt Kellnerin, Tisch und Lieferant des ersten Stapels.
rule-guest-book = Wird ein Würfel zum ersten Mal von einer Art Gast oder vom Mönch genommen, wird diese Zeile unterschrieben. Unterschriften bringen Boni.

paragraph-setup = Vor dem ersten Abend
paragraph-mug = Der Bierkrug
paragraph-evening = A. Ein neuer Abend
paragraph-round-bonus = Bonus des Abends
paragraph-fill = B. Die Taverne füllt sich
paragraph-redraw = Tresengast: neu ziehen
paragraph-barmaids = C. Kellnerinnen
paragraph-draft = D. Würfel wählen
paragraph-plan = E. Planen
paragraph-serve = F. Bedienen
paragraph-use = Einen Würfel nutzen
paragraph-dishwashers = Tellerwäscher
paragraph-buy = Tavernenkarten
paragraph-upgrade = Ausbauen
paragraph-special-offer = Sonderangebot
paragraph-recruit = Gäste anwerben
paragraph-nobles = Adlige
paragraph-counter-guest = Tresengast: ein Schritt
paragraph-monastery = Kloster
paragraph-bonus = Boni
paragraph-refuse = Bedienung verweigern
paragraph-close = Den Zug beenden
paragraph-closing-time = G. Sperrstunde
paragraph-end = Das Ende
paragraph-modules = Module
paragraph-winter = Modul 2: Winter
paragraph-schnapps = Modul 2: Schnaps
paragraph-entertainers = Modul 2: Gaukler
paragraph-juggler = Modul 2: Jongleur
paragraph-reputation = Modul 3: Ruf
paragraph-binding-plan = Modul 3: Der Plan bindet
paragraph-start-cards = Modul 4: Startkarten
paragraph-guest-book = Modul 5: Gästebuch

# Table
phase-evening = A Abend
phase-filling = B Gäste
phase-barmaids = C Kellnerinnen
phase-draft = D Würfel
phase-planning = E Plan
phase-serving = F Bedienen
phase-closing = G Sperrstunde

source-noble = Adlige
source-guest = Gäste
source-regular = Stammgäste
source-tavern_cards = Tavernenkarten
source-host = Ruf

waiting-evening = { $seat } wählt einen Bonus
waiting-filling = { $seat } behält oder beginnt neu
waiting-draft = { $seat } nimmt einen Würfel
waiting-planning = { $seat } legt die Würfel
waiting-serving = { $seat } bedient

table-name = { $seat }
heading-round = Abend { $round } von { $rounds }
table-round = Abend { $round } von { $rounds }
table-goods = Taler { $thalers } · Bier { $beers } · Tresengäste { $guests } · Kloster { $position }
table-dice = Würfel
table-dishwashers = Tellerwäscher { $count }
table-staff = Neben der Taverne
table-tiles = Ausgebaut
table-pile = Nachziehstapel { $count }, Ablage { $discard }
table-coaster = Bierdeckel
table-offers = Gäste zum Anwerben
table-plan = Bestes Einkommen: Taler { $thalers }, Bier { $beers }, Schritte { $steps }
table-schnapps = Schnaps { $count }
table-reputation = Ruf { $position }
table-book = Gästebuch { $count }
table-start = Startkarte
table-laid = Gelegt
table-guest = { $beers ->
        [one] { $beers } Bier
       *[other] { $beers } Bier
    }: will { $die }, zahlt { $thalers }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

view-taverns = Tavernen
view-market = Markt
view-round = Abend
view-rounds = Abende
view-phase = Phase
view-over = Zu Ende
view-winners = Gewonnen
view-scores = Punkte
view-points = Punkte
view-mug = Bierkrug
view-turn = Am Zug
view-thalers = Taler
view-beers = Bier
view-dice = Würfel
view-tiles = Plättchen
view-spaces = Felder
view-staff = Personal
view-coasters = Bierdeckel
view-monastery = Kloster
view-track = Rundenleiste
view-module = Modul
view-season = Jahreszeit
view-parts = Module
view-box = Schachtel

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
board-now = jetzt
board-later = nach dem Bedienen
board-staff = Personal
board-staff-limit = Taler · jede Sorte einmal
board-guests = Gäste
board-guests-limit = Bier · einer pro Runde
board-guests-taken = Bier · einer ist angeworben
board-nobles = Adlige · je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-upgrades = Ausbauten
board-upgrades-note = Taler · mit Adligem
board-name-merchant = Händler
board-name-dishwasher = Spüler
board-name-barmaid = Kellnerin
board-name-table = Tisch
board-name-brewer = Lieferant
board-name-bard = Barde
board-left = noch { $count }
board-stack = { $count } im Stapel
board-stand-can = jetzt bezahlbar
board-stand-later = nach dem Bedienen bezahlbar
board-stand-no = nicht bezahlbar
board-stand-bought = diese Runde gekauft
board-stand-gone = nichts mehr da
board-works-at_once = wirkt sofort
board-works-next_evening = wirkt ab dem nächsten Abend
board-upgraded = ausgebaut
board-back = Zurück
board-side-now = jetzt
board-side-then = dann
board-side-tables = { $figure ->
    [one] { $figure } Tisch
   *[other] { $figure } Tische
}
board-side-barmaid = { $figure ->
    [0] niemand
   *[other] +{ $figure } eigener Würfel jeden Abend
}
board-side-kitchen = { $figure ->
    [0] niemand
   *[other] jeden Abend +{ $figure } auf einen Würfel
}
board-side-cash_register = +{ board-count-thalers } für einen Würfel
board-side-monk = +{ board-count-steps } je Würfel
board-side-barrel = +{ board-count-beers } für einen Würfel
board-side-yard = +{ board-count-beers } je Würfel
board-side-safe = fasst { board-count-thalers }
board-side-cellar = fasst { board-count-beers }
board-offer = Sonderangebot
board-offer-dishwasher = Gib ausliegende Tellerwäscher zurück
board-offer-barmaid = Gib ausliegende Kellnerinnen zurück
board-offer-table = Gib ausliegende Tische zurück
board-offer-brewer = Gib ausliegende Lieferanten zurück
board-offer-none = Keine passende Karte liegt aus
board-give = Zurückgeben: { $card }, −{ $count }
board-gain-noble = +1 Adliger, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-upgrade-for = Ausbauen für { $count }
board-upgrade-gives = { board-given }, +1 Adliger
board-given = { $count ->
    [one] −{ $count } Karte
   *[other] −{ $count } Karten
}
board-recruit = Anwerben für { board-count-beers }
board-stays = Rest: { $what }
board-stays-nothing = nichts bleibt
board-passes = { $dice } → { $seat }
board-ring-you = Du stehst auf { $position }
board-ring-next = { board-steps.acc } bis { $position }:
board-ring-space = Feld { $position }
board-ring-marker = { $seat }: { $position }
board-coming = Die nächsten Abende
board-or = { $one } oder { $two }
board-gift-counter_guest = Tresengast
board-gift-guest = Gast für 3 Bier
board-gift-own_die = eigener Würfel
board-gift-upgrade = ein Plättchen umsonst umdrehen
board-rival-waiting = wartet auf den Zug
board-rival-serving = bedient gerade
board-rival-closed = hat geschlossen
board-dice = Würfel
board-nothing = keine
board-in-play = Ausliegend
board-turned = Ausgebaut
board-pile = Nachziehstapel
board-at-bar = Tresengäste
board-pass = Nach links weiter
board-my-coaster = Dein Bierdeckel
board-pick-of = Wahl { $number } von { $count }
board-waits = wartet
board-taking = nimmt einen Würfel
board-took = hat gewählt
board-next-for-me = Als Nächstes für dich
board-tonight = Deine Taverne heute
board-tonight-fits = eine { $die } passt auf die markierten
board-fits = passt
board-my-dice = Deine Würfel
idle-take-die = Wähle einen Würfel
tab-parts = Mehr
board-entertainers = Gaukler
board-schnapps = { $count ->
    [one] { $count } Schnaps
   *[other] { $count } Schnäpse
}
board-used = { $count } von { $limit } genutzt
board-limit = { $count } pro Runde
board-fame-you = Feld { $position } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-fame-next = In { board-steps }:
board-fame-plan = Der Plan bringt { board-steps.acc }: { $thalers ->
    [one] { $thalers } Taler
   *[other] { $thalers } Taler
}, { $beers ->
    [one] { $beers } Bier
   *[other] { $beers } Bier
}, die kleinere Zahl zählt.
board-book = Gästebuch
board-book-signed = { $count } von { $lines } unterschrieben
board-book-done = unterschrieben
board-book-bonuses = Boni der Unterschriften
board-book-next = Die nächste Unterschrift bringt:
board-start-card = Startkarte
board-keep-start = Diese Startkarte behalten
board-keep-side = Diese Seite nach oben
idle-keep-start-card = Wähle eine Karte
idle-choose-side = Wähle eine Seite
board-bind = Plan endgültig legen
board-rival-planning = legt den Plan

# Board
tab-market = Markt
tab-monastery = Kloster
tab-rival = Taverne
board-sign-kitchen = Spüler
board-sign-barmaid = Kellnerin
board-sign-safe = Tresor
board-sign-monk = Mönch
board-sign-cash_register = Kasse
board-sign-barrel = Fass
board-sign-tables = Tische
board-sign-yard = Lieferant
board-sign-cellar = Bierlager
board-sign-price = { $name }, Ausbau für { $price }
board-sign-upgraded = { $name }, ausgebaut
board-track = Rundenleiste
board-abbey = Kloster: Feld { $position }, in { board-steps }: { $bonus }
board-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
}
    .acc = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    }
board-in-steps = in { $count }
board-count-thalers = { $count ->
    [one] { $count } Taler
   *[other] { $count } Taler
}
board-count-beers = { $count ->
    [one] { $count } Bier
   *[other] { $count } Bier
}
board-count-dice = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
board-count-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
board-plus-thalers = +{ board-count-thalers }
board-plus-beers = +{ board-count-beers }
board-plus-steps = +{ board-count-steps }
board-store-thalers = Tresor: { $count } von { $holds ->
    [one] { $holds } Taler
   *[other] { $holds } Talern
}
board-store-beers = Bierlager: { $count } von { $holds ->
    [one] { $holds } Bier
   *[other] { $holds } Bier
}
board-counter-guests = Tresengäste: { $count }
board-space-seat = Tisch { $place }
board-space-yard = Lieferant
board-space-monk = Mönch
board-space-cash_register = Kasse
board-space-barrel = Fass
board-wants = will { $dice }
board-any = nimmt jede Zahl
board-lies = dort liegt { $dice }
board-washers = Tellerwäscher: { $count }
board-served = bedient
board-free-seat = Freier Tisch
board-taken = { $count } von { $seats ->
    [one] { $seats } Tisch
   *[other] { $seats } Tischen
} besetzt
board-use-seat = Die { $die } an Tisch { $place }
board-use-cash_register = Die { $die } an der Kasse
board-use-barrel = Die { $die } am Fass
board-use-monk = Die { $die } beim Mönch
board-use-yard = Die { $die } beim Lieferanten
board-close = Taverne schließen
board-lost = verloren: { $what }
board-has-mug = hat den Krug
board-each = je Würfel
board-queue = Schlange vor der Tür
board-deck = Stapel { $count }
board-discard = Ablage { $count }
board-tomorrow = Morgen zuerst
board-then = danach
board-keeps-thalers = Tresor hält { $count }
board-keeps-beers = Lager hält { $count }
board-merchants = Händler { $count }
board-unplaced = Noch auf keinem Feld: { board-count-dice }
board-own-die = Eigener Würfel, { $die }
board-white-die = Weißer Würfel, { $die }
board-best = Am meisten
board-anew = Neu legen
board-rest = Den Rest bedienen
board-all-placed = Alle Würfel liegen. Bedient wird, wenn du dran bist.
board-keep-pays = Diese Gäste zahlen
board-redraw-pays = Andere im Schnitt
board-mean = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
board-stopped = Angehalten: Das entscheidest du selbst.
board-tip-plan = Lege die Würfel auf Felder, die leuchten; der Plan bindet niemanden. Dann bediene in beliebiger Reihenfolge und gib zwischendurch aus.
board-tip-close = Beim Schließen bleibt nur, was Tresor und Bierlager fassen. Gib den Rest vorher aus.
board-tip-dishwasher = Jeder Tellerwäscher lässt heute einen Würfel 1 mehr zählen; mehrere dürfen demselben helfen.
board-tip-top = Jede neue Karte kommt oben auf deinen Stapel: Morgen kommt sie zuerst.
board-tip-offer = Sonderangebot: Ausliegendes passendes Personal darf zurück in den Vorrat und macht den Ausbau um seinen Preis billiger.
board-tip-works = Jeder Ausbau bringt einen Adligen. Kellnerin, Tellerwäscher und Tische wirken ab dem nächsten Abend.
board-tip-guest = Ein Gast pro Runde; Adlige kommen noch dazu.
board-tip-nobles = Alle Adligen eines Abends teilen sich einen Tisch, viele kosten also wenig Platz.
board-tip-counter = Ein Tresengast lässt dich alle Karten neu ziehen oder bringt später einen Schritt im Kloster. Nicht beides.
board-tip-gift = Was du jetzt nimmst, liegt oben auf dem Stapel und kommt noch an diesem Abend.
board-tip-coaster = Nimm einen Würfel; der Bierdeckel wandert nach links. Was du lässt, bekommt dein Nachbar.
board-tip-refuse = Wem du die Bedienung verweigerst, der verlässt deinen Stapel für immer: Schick einen armen Stammgast, dann kommen bessere öfter.
board-tip-bonus = Boni nutzt man sofort, oder sie verfallen.
board-forgo = Ohne Schritt
board-warnings = Warnungen
board-warning-goods = Taler oder Bier gingen verloren
board-warning-dice = Würfel blieben ungenutzt
board-percent = { $percent } %
board-odds-dice = Was jede Zahl einbringt
board-odds-nothing = nichts weiter
board-odds-redraw = Neu gezogen: im Schnitt { board-mean } Taler
board-odds-next = Nächste Karte deines Stapels

# Why an answer is better
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
why-die = Die { $die } bringt bei bester Verteilung { said-action } mehr, die { $other_die } bringt { $other_number }.
why-keep = Diese Gäste zahlen im Schnitt { $pay ->
    [one] { $pay } Taler
   *[other] { $pay } Taler
}, neu gezogene { $other_pay }.
why-redraw = Neu gezogene Gäste zahlen im Schnitt { $pay ->
    [one] { $pay } Taler
   *[other] { $pay } Taler
}, diese { $other_pay }.
why-unused = { $dice ->
    [one] Beim Schließen bliebe jetzt ein Würfel ungenutzt.
   *[other] Beim Schließen blieben jetzt { $dice } Würfel ungenutzt.
}
later = { $later ->
    [one] { $later } Punkt
   *[other] { $later } Punkte
}
why-now = Das bringt an diesem Abend im Schnitt { points } mehr.
why-later = Das bringt an späteren Abenden etwa { later } mehr.
why-both = Das bringt an diesem Abend im Schnitt { points } mehr und später etwa { $later } mehr.
why-sooner = Das bringt an diesem Abend im Schnitt { points } mehr und kostet später etwa { $later }, aber das lohnt sich.
why-patient = Das bringt später etwa { later } mehr und kostet an diesem Abend im Schnitt { $points }, aber das lohnt sich.

# The board in words
words-phase = { $phase_id ->
    [evening] Der Abend beginnt.
    [filling] Die Tavernen füllen sich mit Gästen.
    [barmaids] Die Kellnerinnen bringen Würfel.
    [draft] Die weißen Würfel werden verteilt.
    [planning] Alle planen ihre Würfel ein.
    [serving] Die Gäste werden bedient, und die Einkünfte werden ausgegeben.
   *[closing] Die Tavernen schließen.
}
words-tavern = { $me ->
    [yes] Deine Taverne
   *[no] Die Taverne von { $seat }
}
words-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
words-own-dice = Die eigenen Würfel zeigen { $dice }.
words-loss = Schließt du jetzt, verfällt: { $what }.
words-unsigned = Noch ohne Eintrag: { $lines }.
words-track = Die Rundenleiste bringt heute: { $gifts }.
words-goods = { $goods }.
words-seat = { board-space-seat }: { $guest }.
words-seat-served = { board-space-seat }: { $guest } ({ board-served }).
words-several = { $guest } ×{ $count }
words-dice = Die weißen Würfel zeigen { $dice }{ $count ->
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
    [yes] Du hast den Bierkrug.
   *[no] { $seat } hat den Bierkrug.
}
words-belongings = { $me ->
    [yes] Du hast
   *[no] { $seat } hat
} { $goods }.
words-counter = { $count ->
    [0] Keine Tresengäste.
   *[other] { board-counter-guests }.
}
words-taken = { $count ->
    [0] Kein Tisch ist besetzt, { $seats ->
        [one] { $seats } ist
       *[other] { $seats } sind
    } frei.
   *[other] { board-taken }.
}
words-abbey = Im Kloster: Feld { $position }; in { board-steps } wartet ein Bonus: { $bonus }.
words-piles = Im Stapel { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, auf der Ablage { $discarded }.
words-plan = Im besten Fall bringen die Würfel { $gains }.
words-offer = { choice-recruit }.
words-schnapps = { board-schnapps }.
words-entertainer = { choice-drink }.
