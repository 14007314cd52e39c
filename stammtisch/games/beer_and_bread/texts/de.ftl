game-name = Bier & Brot
game-tagline = Zwei Dörfer teilen sich sechs Jahre lang die Felder. Es zählt nur die Ware, an der du weniger verdient hast.

option-memory = { $value ->
    [true] Gedächtnishilfe: Der Tisch zeigt, welche Karten der anderen Hand du schon gesehen hast
   *[other] Keine Gedächtnishilfe
}
option-memory-help = Die Handkarten wandern hin und her, also hast du die meisten der anderen Hand gesehen. Die Hilfe zeigt nur, was du dir auch merken könntest.
option-harvest_count = { $value ->
    [total] Die Ernte zählt alle Symbole der Spalte
   *[other] Die Ernte zählt nur lückenlose Reihen von Symbolen
}
option-harvest_count-total = alle Symbole
option-harvest_count-contiguous = lückenlose Reihen
option-harvest_count-help = Die Anleitung zählt jedes Symbol der Spalte; manche spielen, dass eine Lücke die Zählung beendet.
option-overflow_keep = { $value ->
    [fill_all_cells] Wer zu viele Plättchen hat, füllt jedes Lagerfeld
   *[other] Wer zu viele Plättchen hat, darf weniger behalten, als passt
}
option-overflow_keep-fill_all_cells = jedes Lagerfeld füllen
option-overflow_keep-keep_fewer_allowed = weniger behalten erlaubt
option-overflow_keep-help = Laut Anleitung wählst du, was du behältst. Absichtlich weniger zu behalten nützte nur der Windmühle wegen.
option-cleaning_only = { $value ->
    [only] „Nur Bier“ und „nur Brot“ heißt: nichts von der anderen Ware
   *[other] „Nur Bier“ und „nur Brot“ heißt: zwei Karten oder mehr
}
option-cleaning_only-only = nichts von der anderen Ware
option-cleaning_only-two_or_more = zwei Karten oder mehr
option-cleaning_only-help = Ein Wort auf diesen Ausbauten ist nicht sicher zu lesen; „nur“ passt am besten neben den Ausbau für beide Waren.
option-reshuffle = Ist der Stapel leer, wird der Ablagestapel gemischt: { $value }
option-reshuffle-next_draw = beim nächsten Ziehen
option-reshuffle-at_once = sofort
option-reshuffle-help = Die Regel sagt nur, dass aus dem Ablagestapel ein neuer Stapel wird. Beim nächsten Ziehen kommen auch die Karten mit, die inzwischen abgelegt wurden.

step-choose-starter = Wer beginnt?
step-lay-back = Der Stapel wird gemischt
step-draw-card = Eine Karte wird gezogen
step-draw-another = Eine Karte wird gezogen
step-draw-late = Eine Karte wird gezogen
step-turn-up = Eine Tauschkarte wird aufgedeckt
step-choose-pick-up = Welche Karten deiner Erntespalte lässt du liegen?
step-redraw = Eine Karte für die oberste des Stapels abwerfen?
step-play-card = Jahr { $year }, Zug { $turn } von 5: Spiele eine Karte
step-choose-payment = „{ $card }“: Wie viel { $kind } zahlst du?
step-give-card = Welche Karte legst du für „{ $card }“ hin?
step-reserve-card = Eine Karte umdrehen, bevor du die anderen weitergibst?
step-choose-offer = { $left ->
    [one] 1 Plättchen zu viel: Welches bietest du an?
   *[other] { $left } Plättchen zu viel: Welche bietest du an?
}
step-accept-offer = { $giver_seat } bietet{ tokens } an. Was nimmst du?
step-choose-gathering = { $left ->
    [one] Das Aufräumen bringt 1 Plättchen: Welches?
   *[other] Das Aufräumen bringt { $left } Plättchen: Welche?
}

choice-keep-hand = Hand behalten
choice-pick-up-rest = Den Rest aufnehmen
choice-hand-over = So weitergeben
choice-offer-made = Das ist mein Angebot
choice-leave-rest = Den Rest liegen lassen
choice-offer = { $kind } anbieten
choice-take = { $kind } nehmen
choice-gather = { $kind } ernten
choice-pay = { $count } { $kind }
choice-harvest = Mit „{ $card }“ ernten
choice-sell = „{ $card }“ verkaufen
choice-upgrade = Mit „{ $card }“ ausbauen
choice-give = „{ $card }“ hinlegen
choice-discard = „{ $card }“ abwerfen
choice-leave = „{ $card }“ liegen lassen
choice-reserve = „{ $card }“ umdrehen
choice-starter = { $seat } beginnt
choice-back = Eine Karte mit { $product }
choice-card = „{ $card }“

event-starter-chosen = { $me ->
    [yes] Du beginnst und nimmst die Windmühle.
   *[no] { $seat } beginnt und nimmt die Windmühle.
}
event-year-begun = { $kind_of_year_id ->
    [dry] Jahr { $year } ist trocken. Felder und Fluss:{ tokens }.
   *[other] Jahr { $year } ist fruchtbar. Felder und Fluss:{ tokens }.
}
event-reshuffled = Die Ablage wird zum neuen Stapel: { counted-cards }.
event-drawn = Du ziehst „{ $card }“ ({ $product }).
event-drawn-back = { $seat } zieht eine Karte mit { $product }.
event-turned-up = Neue Tauschkarte: „{ $card }“.
event-picked-up = { $me ->
    [yes] Du nimmst deine Erntespalte auf: { counted-cards }.
   *[no] { $seat } nimmt die Erntespalte auf: { counted-cards }.
}
event-left = { $me ->
    [yes] Du lässt „{ $card }“ liegen.
   *[no] { $seat } lässt „{ $card }“ liegen.
}
event-discarded = { $me ->
    [yes] Du wirfst „{ $card }“ ab.
   *[no] { $seat } wirft „{ $card }“ ab.
}
event-reserved = Du drehst „{ $card }“ um ({ $product }).
event-reserved-back = { $seat } dreht eine Karte mit { $product } um.
event-hands-swapped = Die Handkarten werden getauscht, je { counted-cards }.
event-given = { $me ->
    [yes] Du legst „{ $card }“ auf Tauschplatz { $space }.
   *[no] { $seat } legt „{ $card }“ auf Tauschplatz { $space }.
}
event-exchanged = { $me ->
    [yes] Du nimmst die Tauschkarte „{ $card }“.
   *[no] { $seat } nimmt die Tauschkarte „{ $card }“.
}
event-played = { $me ->
    [yes] Du erntest mit „{ $card }“.
   *[no] { $seat } erntet mit „{ $card }“.
}
event-harvested = { $me ->
    [yes] Du nimmst{ tokens }
   *[no] { $seat } nimmt{ tokens }
}{ $why ->
    [sow] {" "}nach der Aussaat
    [follow] {" "}nach der anderen Ernte
    [clean] {" "}für das Aufräumen
   *[action] {""}
}{ $from_supply ->
    [0] {""}
   *[other] , davon { $from_supply } aus dem Vorrat
}.
event-offered = { $me ->
    [yes] Zu viel: Du bietest{ tokens } an.
   *[no] Zu viel: { $seat } bietet{ tokens } an.
}
event-accepted = { $me ->
    [yes] Du nimmst{ tokens }.
   *[no] { $seat } nimmt{ tokens }.
}
event-returned = Zurück in den Vorrat:{ tokens }.
event-sold = { $me ->
    [yes] Du verkaufst „{ $card }“ für { $value } und zahlst{ tokens }.
   *[no] { $seat } verkauft „{ $card }“ für { $value } und zahlt{ tokens }.
}
event-upgraded = { $me ->
    [yes] Du baust aus: { $upgrade } (Platz { $slot }, „{ $card }“).
   *[no] { $seat } baut aus: { $upgrade } (Platz { $slot }, „{ $card }“).
}
event-cleaned = { $me ->
    [yes] Du räumst auf: Bier { $beers }, Brot { $breads }.
   *[no] { $seat } räumt auf: Bier { $beers }, Brot { $breads }.
}
event-windmill-passed = { $me ->
    [yes] { $kept ->
        [yes] Du behältst die Windmühle
       *[no] Du bekommst die Windmühle
    }
   *[no] { $kept ->
        [yes] { $seat } behält die Windmühle
       *[no] { $seat } bekommt die Windmühle
    }
}: { $tokens ->
    [one] { $tokens } Plättchen
   *[other] { $tokens } Plättchen
} zu { $other }.
event-table-cleared = Tauschkarten und Spalten kommen auf die Ablage: { counted-cards }.
event-counted = { $me ->
    [yes] Dein Ergebnis: Bier { $beer }, Brot { $bread } – es zählt { $final }.
   *[no] { $seat }: Bier { $beer }, Brot { $bread } – es zählt { $final }.
}

tokens = { $water ->
    [0] {""}
   *[other] {" "}{ $water } Wasser
}{ $wheat ->
    [0] {""}
   *[other] { $first ->
        [wheat] {" "}
       *[other] {", "}
    }{ $wheat } Weizen
}{ $barley ->
    [0] {""}
   *[other] { $first ->
        [barley] {" "}
       *[other] {", "}
    }{ $barley } Gerste
}{ $rye ->
    [0] {""}
   *[other] { $first ->
        [rye] {" "}
       *[other] {", "}
    }{ $rye } Roggen
}{ $hops ->
    [0] {""}
   *[other] { $first ->
        [hops] {" "}
       *[other] {", "}
    }{ $hops } Hopfen
}

counted-tokens = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
counted-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
kind-water = Wasser
    .none = kein Wasser
kind-wheat = Weizen
    .none = kein Weizen
kind-barley = Gerste
    .none = keine Gerste
kind-rye = Roggen
    .none = kein Roggen
kind-hops = Hopfen
    .none = kein Hopfen
kind-any = nach Wahl
    .none = nichts
product-beer = Bier
product-bread = Brot

card-BE01 = Wiesenhelles
card-BE02 = Fährmanns Weiße
card-BE03 = Roggengeflüster
card-BE04 = Ernteblondes
card-BE05 = Hopfenkobold
card-BE06 = Mühlbach
card-BE07 = Klostergold
card-BE08 = Weiße Kutte
card-BE09 = Klarbach
card-BE10 = Vier Winde
card-BE11 = Kupferkessel
card-BE12 = Hopfenkranz
card-BE13 = Gerstenbaron
card-BE14 = Markttag
card-BE15 = Roggenlaterne
card-BE16 = Alter Küfer
card-BE17 = Bernsteinbruder
card-BE18 = Wolkenhirte
card-BE19 = Fuchs und Garbe
card-BE20 = Roter Giebel
card-BE21 = Kellerglocke
card-BE22 = Nachtvesper
card-BE23 = Dunkler Prior
card-BE24 = Rabenroggen
card-BE25 = Winterpilger
card-BE26 = Doppelter Abt
card-BE27 = Schwarzer Hopfen
card-BE28 = Zwei Dörfer
card-BE29 = Rauch und Roggen
card-BE30 = Bitterer Prior
card-BR01 = Morgensemmel
card-BR02 = Müllerwecken
card-BR03 = Roggenpfennig
card-BR04 = Feldknoten
card-BR05 = Gerstenfladen
card-BR06 = Klosterbrötchen
card-BR07 = Roggenhörnchen
card-BR08 = Weißer Stern
card-BR09 = Hirtensemmel
card-BR10 = Vierkornsemmel
card-BR11 = Dorflaib
card-BR12 = Sonntagszopf
card-BR13 = Brunnenlaib
card-BR14 = Gerstenrad
card-BR15 = Pflügerlaib
card-BR16 = Goldkruste
card-BR17 = Halb und halb
card-BR18 = Flusslaib
card-BR19 = Malzflechte
card-BR20 = Marktlaib
card-BR21 = Großer Ofen
card-BR22 = Festrad
card-BR23 = Mönchsmalz
card-BR24 = Drei Felder
card-BR25 = Kellerlaib
card-BR26 = Schwarzer Müller
card-BR27 = Erntekrone
card-BR28 = Brauerbrot
card-BR29 = Priors Tafel
card-BR30 = Winterroggen

type-beer-1 = helles Bier
type-beer-2 = Bernsteinbier
type-beer-3 = dunkles Bier
type-bread-1 = Brötchen
type-bread-2 = Landbrot
type-bread-3 = dunkles Brot

slot-1 = Kalender
slot-2 = Felder
slot-3 = Lager
slot-4 = Produktion
slot-5 = Aufräumen
slot-6 = Wertung

upgrade-redraw = Zweiter Blick
upgrade-selective_pickup = Wählerischer Koch
upgrade-last_turn_draw = Späte Lieferung
upgrade-reserve_card = Versiegeltes Rezept
upgrade-sow_wheat = Früher Weizen
upgrade-sow_barley = Frühe Gerste
upgrade-sow_rye = Früher Roggen
upgrade-sow_hops = Früher Hopfen
upgrade-extra_wheat = Reicher Weizen
upgrade-extra_barley = Reiche Gerste
upgrade-extra_rye = Reicher Roggen
upgrade-extra_hops = Reicher Hopfen
upgrade-supply_wheat = Weizenhändler
upgrade-supply_barley = Gerstenhändler
upgrade-supply_rye = Roggenhändler
upgrade-supply_hops = Hopfenhändler
upgrade-water_follow = Flussabwärts
upgrade-store_any = Scheune
upgrade-store_water = Zisterne
upgrade-brewery_plus = Zweiter Bottich
upgrade-bakery_plus = Zweiter Ofen
upgrade-swap_wheat = Weizen zu Malz
upgrade-swap_hops = Hopfenhandel
upgrade-swap_water = Langer Sud
upgrade-clean_beer = Treber
upgrade-clean_bread = Brösel
upgrade-clean_only_beer = Brauers Rast
upgrade-clean_only_bread = Bäckers Rast
upgrade-clean_both = Frühjahrsputz
upgrade-score_low = Krämerladen
upgrade-score_mid = Schenke
upgrade-score_high = Zunfthaus
upgrade-score_per2_beer = Brauermarkt
upgrade-score_per2_bread = Bäckermarkt
upgrade-score_most_upgrades = Baumeister
upgrade-score_more_resources = Volle Scheuer
upgrade-score_three_breads = Brotkorb
upgrade-score_three_beers = Bierprobe

effect-redraw = Jedes Jahr darfst du, sobald beide gezogen haben, { $count ->
    [one] eine Karte
   *[other] bis zu { $count } Karten
} abwerfen und ebenso viele ziehen.
effect-selective_pickup = In trockenen Jahren nimmst du nur die Karten deiner Erntespalte auf, die du willst.
effect-last_turn_draw = Ziehe zu Beginn deines letzten Zuges eines fruchtbaren Jahres { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}; spiele eine, wirf den Rest ab.
effect-reserve_card = Im ersten Zug eines fruchtbaren Jahres darfst du { $count ->
    [one] eine Karte
   *[other] bis zu { $count } Karten
} deiner Hand umdrehen: Nur du darfst spielen, was umgedreht ist.
effect-sow_wheat = Ernte nach jeder Aussaat { $count } { $kind }.
effect-sow_barley = Ernte nach jeder Aussaat { $count } { $kind }.
effect-sow_rye = Ernte nach jeder Aussaat { $count } { $kind }.
effect-sow_hops = Ernte nach jeder Aussaat { $count } { $kind }.
effect-extra_wheat = Wenn deine Ernteaktion { $kind } nimmt, nimm { $count } mehr.
effect-extra_barley = Wenn deine Ernteaktion { $kind } nimmt, nimm { $count } mehr.
effect-extra_rye = Wenn deine Ernteaktion { $kind } nimmt, nimm { $count } mehr.
effect-extra_hops = Wenn deine Ernteaktion { $kind } nimmt, nimm { $count } mehr.
effect-supply_wheat = Ist auf dem Feld { $kind_none } mehr, ernte aus dem Vorrat.
effect-supply_barley = Ist auf dem Feld { $kind_none } mehr, ernte aus dem Vorrat.
effect-supply_rye = Ist auf dem Feld { $kind_none } mehr, ernte aus dem Vorrat.
effect-supply_hops = Ist auf dem Feld { $kind_none } mehr, ernte aus dem Vorrat.
effect-water_follow = Ernte nach jeder Ernteaktion der anderen Seite { $count } { $kind }.
effect-store_any = { $count ->
    [one] { $count } weiteres Lagerfeld
   *[other] { $count } weitere Lagerfelder
}.
effect-store_water = { $count ->
    [one] { $count } weiteres Lagerfeld
   *[other] { $count } weitere Lagerfelder
} nur für Wasser.
effect-brewery_plus = { $count ->
    [one] { $count } weiterer Platz
   *[other] { $count } weitere Plätze
} in deiner Brauerei.
effect-bakery_plus = { $count ->
    [one] { $count } weiterer Platz
   *[other] { $count } weitere Plätze
} in deiner Bäckerei.
effect-swap_wheat = Beim Brauen und Backen zählen { $count } { $kind } als 1 von: { $kinds }.
effect-swap_hops = Beim Brauen und Backen zählen { $count } { $kind } als 1 von: { $kinds }.
effect-swap_water = Beim Brauen und Backen zählen { $count } { $kind } als 1 von: { $kinds }.
effect-clean_beer = Räumst du Bier ab, ernte { $count } ({ $kind }).
effect-clean_bread = Räumst du Brot ab, ernte { $count } ({ $kind }).
effect-clean_only_beer = Räumst du nur Bier ab, ernte { $count } ({ $kind }).
effect-clean_only_bread = Räumst du nur Brot ab, ernte { $count } ({ $kind }).
effect-clean_both = Räumst du Bier und Brot ab, ernte { $count } ({ $kind }).
effect-score_low = Am Ende +{ $count } für jede verkaufte Karte im Wert von 4 oder 5, für ihre Ware.
effect-score_mid = Am Ende +{ $count } für jede verkaufte Karte im Wert von 6 oder 7, für ihre Ware.
effect-score_high = Am Ende +{ $count } für jede verkaufte Karte im Wert von 8 oder 9, für ihre Ware.
effect-score_per2_beer = Am Ende +{ $count } für Bier je zwei verkaufte Biere.
effect-score_per2_bread = Am Ende +{ $count } für Brot je zwei verkaufte Brote.
effect-score_most_upgrades = Am Ende +{ $count } für Bier oder Brot, wenn du mehr Ausbauten hast.
effect-score_more_resources = Am Ende +{ $count } für Bier oder Brot, wenn du mindestens zwei Plättchen mehr lagerst.
effect-score_three_breads = Am Ende +{ $count } für Bier oder Brot, wenn du alle drei Brotsorten verkauft hast.
effect-score_three_beers = Am Ende +{ $count } für Bier oder Brot, wenn du alle drei Biersorten verkauft hast.

rule-setup = Wer das erste Jahr mit der Windmühle beginnt, entscheidet der Zufall.
rule-deck = Die Rückseiten, Bier oder Brot, sind immer offen, auch im Stapel und auf der Hand. Vorderseiten sind geheim, bis eine Karte gespielt wird. Ein leerer Stapel wird aus der Ablage neu gemischt.
rule-seeding = Fruchtbare Jahre füllen die Felder auf 7 Weizen, 8 Gerste, 6 Roggen und 6 Hopfen auf; trockene setzen sie auf 5, 4, 4 und 4 und nehmen weg, was darüber ist. Alles Wasser des Vorrats fließt in den Fluss.
rule-cards = In fruchtbaren Jahren ziehen beide fünf Karten. In trockenen nimmst du zuerst deine Erntespalte auf und ziehst auf fünf nach; dann werden drei Tauschkarten aufgedeckt.
rule-turns = Jedes Jahr hat fünf Züge je Seite, die Windmühle beginnt. In fruchtbaren Jahren werden nach jedem Zugpaar die Handkarten getauscht.
rule-exchange = In trockenen Jahren darfst du eine Handkarte auf einen Tauschplatz legen, die Karte von dort nehmen und sofort spielen.
rule-windmill = Am Jahresende geht die Windmühle an die Seite mit weniger Plättchen; bei Gleichstand an die, die sie nicht hatte. Nach trockenen Jahren kommen Tauschkarten und Spalten auf die Ablage.
rule-harvest = Lege die Karte auf deine Erntespalte. Nimm von jeder Sorte der neuen Karte so viele Plättchen, wie die ganze Spalte davon zeigt. Nehmen ist Pflicht; hat das Feld weniger, nimm, was da ist.
rule-overflow = Was nicht passt, musst du anbieten: Behalte, was du willst, die andere Seite darf nehmen, was in freie Lagerfelder passt, der Rest kommt in den Vorrat.
rule-sell = Bier braucht einen freien Platz in der Brauerei, Brot in der Bäckerei. Zahle das ganze Rezept in den Vorrat; die Karte ist verkauft und blockiert ihren Platz bis zum Aufräumen.
rule-substitution = Ersatz ändert nur, was du zahlst, beliebig oft und auch nacheinander. Niemand zahlt mehr, als die gewählte Art verlangt.
rule-upgrade = Schiebe die Karte unter ihren Platz: Sie wirkt ab jetzt. Dann räume auf: Alle verkauften Karten verlassen Brauerei und Bäckerei.
rule-cleaning-upgrades = Ausbauten fürs Aufräumen ernten sofort, auch ein eben gelegter. Was nicht passt, musst du anbieten.
rule-redraw = Sobald beide gezogen haben, darfst du eine Karte abwerfen und die oberste ziehen; die Windmühle zuerst.
rule-selective_pickup = Bevor du auf fünf nachziehst, darfst du Karten deiner Spalte auf die Ablage legen.
rule-last_turn_draw = Im letzten Zug eines fruchtbaren Jahres ziehst du zuerst, spielst eine Karte und wirfst den Rest ab.
rule-reserve_card = Eine umgedrehte Karte wandert mit den anderen, aber nur wer sie umgedreht hat, darf sie ansehen und spielen. Sind alle Handkarten umgedreht, darf sie sehen, wer daraus spielen muss.
rule-scoring = Alle verkauften Karten zählen, auch die in Brauerei und Bäckerei. Dein Ergebnis ist die niedrigere Summe von Bier und Brot. Bei Gleichstand zählt die höhere andere Summe, dann gewinnt, wer die Windmühle nicht hat.

paragraph-setup = Aufbau
paragraph-deck = Karten
paragraph-seeding = Aussaat
paragraph-cards = Kartenphase
paragraph-turns = Züge
paragraph-exchange = Tausch
paragraph-windmill = Windmühle
paragraph-harvest = Ernten und lagern
paragraph-overflow = Zu viele Plättchen
paragraph-sell = Herstellen und verkaufen
paragraph-substitution = Ersatz
paragraph-upgrade = Ausbauen und aufräumen
paragraph-cleaning-upgrades = Ausbauten fürs Aufräumen
paragraph-redraw = Zweiter Blick
paragraph-selective_pickup = Wählerischer Koch
paragraph-last_turn_draw = Späte Lieferung
paragraph-reserve_card = Versiegeltes Rezept
paragraph-scoring = Wertung

table-name = { $seat }
phase-seeding = Aussaat
phase-cards = Karten
phase-actions = Aktionen
phase-end = Ende
odds-unseen = Noch nicht gesehene Karten
odds-ahead = Nächste Rückseiten des Stapels
odds-beers_ahead = davon Bier
odds-breads_ahead = davon Brot
odds-next_harvests = Die nächste Karte erntet
odds-soon_harvests = Eine der nächsten Karten erntet
odds-note = Gezählt aus dem, was dieser Platz gesehen hat: Vorderseiten im Stapel und in der anderen Hand sind gleich unbekannt.
odds-next-card = nächste Karte
odds-one-of = { $count ->
    [one] die nächste
   *[other] eine der nächsten { $count }
}
odds-shows = Chance, dass eine Karte es zeigt
waiting-cards = { $seat } wählt
waiting-actions = { $seat } spielt eine Karte

heading-round = Jahr { $round } von { $rounds }
board-years = Jahre
board-year = Jahr { $year }
board-fruitful = Fruchtbar
board-dry = Trocken
board-now-fruitful = Die Felder sind voll; haben beide gespielt, tauscht ihr die Handkarten.
board-now-dry = Es wächst weniger, Handkarten bleiben, drei Karten zum Tausch.
board-windmill = Windmühle
board-windmill-of = Windmühle: { $seat }
board-windmill-next = Endete das Jahr jetzt, ginge die Windmühle an: { $seat }
board-stores = { $seat }: { counted-tokens } im Lager
board-fields = Fluss und Felder
board-river = Fluss
board-village = Dein Dorf
board-storage = Lager
board-free = frei
board-over = zu viel
board-brewery = Brauerei
board-bakery = Bäckerei
board-column = Erntespalte
board-column-empty = noch leer
board-upgrades = Ausbauten
board-none = keine
board-counts = zählt
board-sold = verkauft
board-their-hand = Hand der anderen Seite
board-hand = Deine Hand
board-exchange = Tausch
board-goes-to = Der Rest geht an { $seat }
board-hand-stays = Deine Handkarten bleiben bei dir
board-uses = drei Möglichkeiten zeigen
board-lift-hint = Wähle eine Karte: Sie zeigt, was jede der drei Möglichkeiten jetzt bringt.
board-put-back = Zurück
board-harvest = Ernten
board-sell-beer = Brauen & verkaufen
board-sell-bread = Backen & verkaufen
board-upgrade = Ausbauen & aufräumen
board-too-many = { $count ->
    [one] { $count } Plättchen zu viel: Du bietest es an
   *[other] { $count } Plättchen zu viel: Du bietest sie an
}
board-fits = alles passt
board-nothing = nichts zu nehmen
board-cost-met = Kosten gedeckt
board-by-swap = gedeckt durch Ersatz
board-short = { $count ->
    [one] es fehlt { $count } Plättchen
   *[other] es fehlen { $count } Plättchen
}
board-full-beer = die Brauerei ist voll
board-full-bread = die Bäckerei ist voll
board-cleans = räumt auf: Bier { $beers }, Brot { $breads }
board-cleans-nothing = noch nichts aufzuräumen
board-of-choice = +{ $count } nach Wahl
board-free-cells = { $count ->
    [one] { $count } freies Lagerfeld
   *[other] { $count } freie Lagerfelder
}
board-offer-these = Anbieten:{ tokens }
board-take-these = Nehmen:{ tokens }
board-gather-these = Ernten:{ tokens }
board-pay-these = Zahlen:{ tokens }
board-pay-how = „{ $card }“: Womit zahlst du?
board-recipe = Das Rezept verlangt
board-room = { $seat }: { $count ->
    [one] { $count } freies Lagerfeld
   *[other] { $count } freie Lagerfelder
}
board-pick = Wähle { counted-tokens }
board-offer-from = Deine Plättchen
board-accept-from = Angebotene Plättchen
board-gather-from = Plättchen in Fluss und Feldern
board-comes = { $kind }, käme dazu
board-goes = { $kind }, ginge weg
board-their-cards = Hand gegenüber: Bier { $beers }, Brot { $breads }; von dir gesehen: { $known }
board-deck = Stapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}. Nächste Rückseiten: { $next }
board-discards = Ablagestapel: Bier { $beers }, Brot { $breads }
board-result = Ergebnis { $from } → { $to }
board-result-now = Dein Ergebnis jetzt: { $count }
board-seen = Auf der Hand von { $seat } hast du gesehen
board-unseen = Nicht gesehen: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
board-seen-help = Gezeigt wird, was du dir merken könntest: Karten, die du weitergegeben hast oder die offen lagen.
board-reserved = umgedreht: nur du darfst sie spielen
board-turned = von der anderen Seite umgedreht
board-percent = { $percent } %
board-total = Summe
board-tip-play = Tippe auf eine Karte: Sie hat drei Möglichkeiten, und jede Zeile sagt, was sie jetzt bringt. Am Ende zählt nur das Schwächere von Bier und Brot, also fördere beides.
board-tip-column = Die Erntespalte wächst: Eine neue Karte bringt von jeder ihrer Sorten so viele Plättchen, wie die ganze Spalte zeigt. Die hellen Symbole zählen.
board-tip-full = Eine verkaufte Karte blockiert ihren Platz in Brauerei oder Bäckerei. „Ausbauen & aufräumen“ mit einer beliebigen Karte macht wieder Platz.
board-tip-dry = In trockenen Jahren behältst du deine Hand. Statt einer eigenen Karte darfst du eine Tauschkarte spielen: Dann legst du eine Handkarte an ihre Stelle.
board-tip-choose-offer = Mehr Plättchen als Lagerfelder: Wähle, was du abgibst, alt oder neu. Die andere Seite darf nehmen, was passt, der Rest geht in den Vorrat.
board-tip-accept-offer = Ein Geschenk: Nimm, was in deine freien Felder passt, so viel du willst. Doch die Windmühle bekommt, wer weniger Plättchen lagert.
board-pick-most = Wähle bis zu { counted-tokens }

source-beer_1 = Helles Bier
source-beer_2 = Bernsteinbier
source-beer_3 = Dunkles Bier
source-beer_bonus = Boni für Bier
source-bread_1 = Brötchen
source-bread_2 = Landbrot
source-bread_3 = Dunkles Brot
source-bread_bonus = Boni für Brot

# Why an answer is better
why-use = { $use ->
    [sell] Verkaufen bringt sofort { $number }
    [harvest] Die Ernte bringt { $number ->
        [one] { $number } Plättchen
       *[other] { $number } Plättchen
    }
   *[upgrade] { $number ->
        [0] Der Ausbau wirkt ab jetzt
        [one] Der Ausbau wirkt ab jetzt und räumt { $number } Karte ab
       *[other] Der Ausbau wirkt ab jetzt und räumt { $number } Karten ab
    }
}, { $other_use ->
    [same] die andere Karte { $other_number }
    [sell] Verkaufen sofort { $other_number }
    [harvest] die Ernte { $other_number ->
        [one] { $other_number } Plättchen
       *[other] { $other_number } Plättchen
    }
   *[upgrade] { $other_number ->
        [0] der Ausbau wirkt ab jetzt
        [one] der Ausbau räumt { $other_number } Karte ab
       *[other] der Ausbau räumt { $other_number } Karten ab
    }
}; die niedrigere Summe nach dem trockenen Jahr ist dann durchschnittlich { $low }, sonst { $other_low }.
why-years = Nach dem trockenen Jahr ist die niedrigere Summe durchschnittlich { $low }, sonst { $other_low }.
why-upgrades = Nach dem trockenen Jahr hast du im Schnitt { $upgrades ->
    [one] einen Ausbau
   *[other] { $upgrades } Ausbauten
}, sonst { $other_upgrades }.
why-tokens = Nach dem trockenen Jahr { $tokens ->
    [one] liegt im Schnitt ein Plättchen
   *[other] liegen im Schnitt { $tokens } Plättchen
} im Lager, sonst { $other_tokens }.
why-rival = Nach dem trockenen Jahr ist die niedrigere Summe des anderen Dorfes durchschnittlich { $rival }, sonst { $other_rival }.
why-lags = Nur die niedrigere Summe zählt: { $product } steht bei { $low }, das andere bei { $high }.

words-phase = { $phase_id ->
    [seeding] Die Felder werden bestellt.
    [cards] Karten werden gezogen.
    [actions] Beide spielen abwechselnd ihre Karten.
   *[end] Das Jahr geht zu Ende.
}
words-turn = Zug { $turn } des Jahres.
words-village = { $me ->
    [yes] Dein Dorf
   *[no] Das Dorf von { $seat }
}
words-surplus = Zu viel:{ tokens }.
words-brewery = { board-brewery }{ $count ->
    [0] : leer, mit { $places ->
        [one] { $places } Platz
       *[other] { $places } Plätzen
    }
   *[other] , belegt: { $count } von { $places }
}.
words-bakery = { board-bakery }{ $count ->
    [0] : leer, mit { $places ->
        [one] { $places } Platz
       *[other] { $places } Plätzen
    }
   *[other] , belegt: { $count } von { $places }
}.
words-sold = Bisher verkauft: Bier { $beers }, Brot { $breads }.
words-hand = Karten auf der Hand: Bier { $beers }, Brot { $breads }.
words-seen = Davon hast du gesehen: { $cards }.
words-card = „{ $card }“: { $type }, Wert { $value }.
words-chosen = Bisher gewählt:{ tokens }.
words-fields = { board-fields }:{ tokens }.
words-fields-none = Fluss und Felder sind leer.
words-storage = { board-storage }:{ tokens }; { words-free }.
words-storage-none = { board-storage }: leer, { board-free-cells }.
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
words-fruitful = Das Jahr ist fruchtbar. { board-now-fruitful }
words-dry = Das Jahr ist trocken. { board-now-dry }
words-windmill = { $me ->
    [yes] Du hast die Windmühle.
   *[no] { $seat } hat die Windmühle.
}
words-windmill-next = { $me ->
    [yes] Endete das Jahr jetzt, ginge sie an dich.
   *[no] Endete das Jahr jetzt, ginge sie an { $seat }.
}
words-deck = { board-deck }.
words-discards = { board-discards }.
words-free = { $count ->
    [0] kein Lagerfeld ist frei
   *[other] { board-free-cells }
}
words-sold-none = Noch ist nichts verkauft.
words-goes-to = { board-goes-to }.
words-reserved = Sie ist umgedreht: Nur du darfst sie spielen.
words-over = { $me ->
    [yes] Das letzte Jahr ist vorbei, und du gewinnst mit { $points }.
   *[no] Das letzte Jahr ist vorbei, und { $seat } gewinnt mit { $points }.
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
