game-name = Polterfass
game-tagline = Der Wirt wirft Fässer, die Gäste bestellen heimlich, und wer zu gierig ist, zahlt.

option-target = Gespielt wird bis { $value } { $value ->
    [one] Krug
   *[other] Krüge
}
option-target-help = Das Spiel endet nach der Runde, in der jemand so viele Punkte hat. Laut Regel sind es 75.
option-barrels = Fässer: { $value }
option-barrels-box = wie in der Schachtel
option-barrels-leaflet = wie im Faltblatt
option-barrels-help = In der Schachtel liegen sieben Zahlenfässer. Das russische Faltblatt nennt dreizehn, davon sieben mit 9/2: ein Druckfehler, aber spielbar.
option-throw_model = Würfe: { $value }
option-throw_model-crowd = im vollen Becher stehen sie besser
option-throw_model-flat = immer dieselbe Chance
option-throw_model-help = Niemand hat die Holzfässer vermessen. Im vollen Becher stützen sie sich, heißt es; darum steht ein Fass mit 20 % und 2 % mehr für jedes geworfene.
option-flat_percent = Ein Fass steht mit { $value } %
option-flat_percent-help = Zählt nur, wo die Chance immer dieselbe ist.
option-all_guests_equal_when_greedy = Gierig und alle gleich: { $value }
option-all_guests_equal_when_greedy-net_zero = verlieren und gewinnen
option-all_guests_equal_when_greedy-lose_only = alle verlieren
option-all_guests_equal_when_greedy-nobody = nichts geschieht
option-all_guests_equal_when_greedy-help = Bestellen alle gleich viel und es reicht nicht, ist jeder zugleich am gierigsten und am bescheidensten. Wörtlich genommen verlieren und gewinnen alle dasselbe.
option-final_tie = Gleichstand am Ende: { $value }
option-final_tie-shared = geteilter Sieg
option-final_tie-play_another_round = noch eine Runde
option-final_tie-help = Die Regel kennt keinen Stichentscheid, also wird der Sieg geteilt.
option-specials_may_share_target = Zerstören und Verdoppeln dürfen dasselbe Fass treffen: { $value }
option-specials_may_share_target-true = ja
option-specials_may_share_target-false = nein
option-specials_may_share_target-help = Die Rechenbeispiele der Regel gehen nur mit zwei verschiedenen Fässern auf, darum lässt sich ein Verdoppler sonst nicht an ein zerstörtes verschwenden.
option-laid_cards = Gelegte Karten: { $value }
option-laid_cards-at_once = sofort zu sehen
option-laid_cards-together = erst zu sehen, wenn alle bestellt haben
option-laid_cards-help = Nach der Regel sieht man, wie viele Karten ein Gast legt. Alle bestellen gleichzeitig, darum lässt sich die Zahl auch verbergen, bis der letzte bestellt hat.

face-lying = liegt
face-double = Verdoppler
face-cancel = Zerstörer

case-bust = der Ausschank bricht zusammen
case-enough = es reicht für alle
case-greedy = die Gäste waren gierig

reason-nothing = Ausschank zusammengebrochen
reason-rest = der Rest
reason-everything = alles
reason-served = wie bestellt
reason-greediest = die gierigste Bestellung
reason-modest = die bescheidenste Bestellung
reason-between = weder gierig noch bescheiden
reason-equal = alle haben gleich bestellt

step-first-innkeeper = Wer ist am großzügigsten?
step-first-throw = Die Fässer poltern
step-place-order = Bestelle mit 1–2 Karten
step-close-or-throw = { $lying ->
    [0] Jedes Fass steht. Bei { $showing } zudrehen?
   *[other] Bei { $showing } zudrehen?
}
step-throw-again = Die Fässer poltern
step-cancel-barrel = { $left ->
    [1] Welches Fass wird zerstört?
   *[other] Welche Fässer werden zerstört? Das niedrigere zuerst.
}
step-double-barrel = { $left ->
    [1] Welches Fass zählt doppelt?
   *[other] Welche Fässer zählen doppelt? Das niedrigere zuerst.
}

choice-close = Zapfhahn zudrehen
choice-throw = { $doubles ->
    [0] { $cancels ->
        [0] Noch einmal werfen
        [1] Noch einmal werfen, mit dem Zerstörer
       *[other] Noch einmal werfen, mit beiden Zerstörern
    }
    [1] { $cancels ->
        [0] Noch einmal werfen, mit dem Verdoppler
       *[other] Noch einmal werfen, mit Verdoppler und Zerstörer
    }
   *[other] Noch einmal werfen, mit beiden Verdopplern
}
choice-order = { $count ->
    [1] { $total } bestellen
   *[other] { $cards } = { $total } bestellen
}
choice-cancel = Die { $number } zerstören
choice-double = { $number ->
    [0] Das zerstörte Fass verdoppeln
   *[other] Die { $number } verdoppeln
}
choice-barrel = { $face }
choice-innkeeper = { $seat }

event-took_over = { $me ->
    [yes] Runde { $round }: Du führst das Wirtshaus.
   *[no] Runde { $round }: { $seat } führt das Wirtshaus.
}
event-threw = { $me ->
    [yes] Du wirfst { $count ->
        [one] ein Fass
       *[other] { $count } Fässer
    }.
   *[no] { $seat } wirft { $count ->
        [one] ein Fass
       *[other] { $count } Fässer
    }.
}
event-landed = { $face_id ->
    [lying] Ein Fass fällt um.
   *[other] Ein Fass steht: { $face }.
}
events-landed = Ergebnis: { $face }.
event-repeated = Keine Zahl steht: alle Fässer noch einmal.
event-ordered = Du bestellst { $count ->
    [1] { $total } mit einer Karte
   *[other] { $total } mit { $cards }
}.
event-laid = { $seat } legt { $count ->
    [1] eine Karte
   *[other] zwei Karten
} verdeckt aus.
event-readied = { $seat } hat bestellt.
event-closed = { $me ->
    [yes] Du drehst den Zapfhahn zu.
   *[no] { $seat } dreht den Zapfhahn zu.
}
event-broke_down = { $me ->
    [yes] Kein Fass steht: Dein Ausschank bricht zusammen.
   *[no] Kein Fass steht: { $seat } geht leer aus.
}
event-cancelled = Die { $number } ist zerstört.
event-doubled = Die { $number } zählt doppelt.
event-wasted = Der Verdoppler geht an ein zerstörtes Fass und verpufft.
event-counted = { $me ->
    [yes] Du schenkst { $service } aus.
   *[no] { $seat } schenkt { $service } aus.
}
event-revealed = { $me ->
    [yes] Deine Bestellung: { $count ->
        [1] { $total }
       *[other] { $cards } = { $total }
    }.
   *[no] { $seat }, Bestellung: { $count ->
        [1] { $total }
       *[other] { $cards } = { $total }
    }.
}
event-billed = { $case_id ->
    [bust] Der Ausschank ist zusammengebrochen: Die Gäste trinken umsonst, zusammen { $ordered }.
    [enough] { $service } ausgeschenkt, { $ordered } bestellt: Es reicht für alle!
   *[greedy] { $service } ausgeschenkt, { $ordered } bestellt: Die Gäste waren gierig!
}
event-scored = { $me ->
    [yes] Du: { $points } ({ $reason }), jetzt { $total }.
   *[no] { $seat }: { $points } ({ $reason }), jetzt { $total }.
}
event-played_on = Gleichstand bei { $points }: noch eine Runde.
event-won = { $me ->
    [yes] Du gewinnst mit { $points }!
   *[no] { $seat } gewinnt mit { $points }!
}

table-name = { $seat }
table-round = Runde { $round }, gespielt wird bis { $target }
table-exact = Auf dem Tresen: { $showing }. Zudrehen ergibt { $most }.
table-between = Auf dem Tresen: { $showing }. Zudrehen ergibt { $least } bis { $most }.

view-standing = Es stehen
view-lying = Es liegen
view-close = Zudrehen ergibt eines von
view-throws = Noch einmal werfen und dann zudrehen
view-ordered = Alle Bestellungen zusammen
view-barrels = Fässer im Becher
view-stands = Ein Fass steht mit
view-bust = Der Ausschank bricht zusammen mit
view-mean = Im Mittel, wenn hoch gezielt wird
view-most = Höchstens
view-least = Mindestens
view-round = Runde
view-target = Ziel
view-phase = Phase
view-over = Zu Ende
view-winners = Gewonnen haben
view-innkeeper = Wirt
view-opening = Erster Wurf
view-bar = Tresen
view-laid = Gelegte Karten
view-cards = Handkarten
view-players = Mitspielende
view-bill = Letzte Rechnung
view-sheet = Punkteblatt
view-points = Punkte
view-order = Bestellung
view-service = Ausschank
view-case = Fall
view-showing = Auf dem Tresen

rule-innkeeper = In jeder Runde ist eine Person Wirt, die anderen sind Gäste. Wer am großzügigsten ist (ausgelost), beginnt; dann geht die Rolle nach links.
rule-throw = Jedes geworfene Fass liegt am Ende oder steht mit einer seiner Seiten nach oben. Wie oft die Holzfässer wirklich stehen, weiß niemand; darum entscheidet ein Modell, das die Optionen nennen.
rule-first-throw = Der Wirt wirft alle Fässer, bis mindestens ein Zahlenfass steht. Stehende Fässer werden beiseite gestellt; alle sehen das Ergebnis.
rule-orders = Jeder Gast legt eine oder zwei Karten verdeckt aus. Ihre Summe ist die Bestellung, von 0 bis 13. Wie viele Karten es sind, sehen alle; welche, sieht niemand.
rule-service = Der Wirt dreht den Zapfhahn zu oder wirft noch einmal: alle liegenden Fässer und beliebige der stehenden Sonderfässer. Stehende Zahlen bleiben stehen. Steht keines der eben geworfenen Fässer, bricht der Ausschank zusammen.
rule-count = Ist der Zapfhahn zu, wählt der Wirt für jedes stehende Sonderfass ein Ziel; die übrigen Zahlen werden addiert, das ist der Ausschank. Die Bestellungen sind noch verdeckt.
rule-count-cancel = Jeder stehende Zerstörer zerstört ein stehendes Zahlenfass. Verzichten darf man nicht. Ohne Zahl bleibt er wirkungslos.
rule-count-double = Jeder stehende Verdoppler verdoppelt ein Zahlenfass, das nicht zerstört ist. Verzichten darf man nicht; zwei Verdoppler brauchen zwei verschiedene Fässer.
rule-bill = Bricht der Ausschank zusammen, bekommen die Gäste ihre Bestellung und der Wirt nichts. Reicht er für alle, bekommen die Gäste ihre Bestellung und der Wirt den Rest. Reicht er nicht, bekommt der Wirt den ganzen Ausschank, die höchste Bestellung verliert ihren Wert, die niedrigste gewinnt den Wert der höchsten, alle anderen gehen leer aus.
rule-end = Das Spiel endet nach einer Runde, in der jemand das Ziel erreicht hat. Die meisten Punkte gewinnen.

paragraph-innkeeper = Der Wirt
paragraph-throw = Ein Wurf
paragraph-first-throw = Erster Wurf
paragraph-orders = Bestellungen
paragraph-service = Ausschank
paragraph-count = Zählen
paragraph-count-cancel = Zerstörer
paragraph-count-double = Verdoppler
paragraph-bill = Die Rechnung
paragraph-end = Das Ende

phase-first_throw = Wurf
phase-orders = Bestellung
phase-service = Ausschank
phase-count = Zählen
phase-bill = Rechnung

source-service = Als Wirt
source-orders = Als Gast
source-gifts = Bescheidenste Bestellung
source-penalties = Gierigste Bestellung

waiting-orders = { $seat } wählt eine Bestellung
waiting-service = { $seat } entscheidet: zudrehen oder noch einmal werfen

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

board-taproom = Die Schankstube
board-open = Offen
board-closed = Zu
board-standing = auf dem Tresen
board-specials = mit Sonderfässern: { $aim }
board-standing-barrels = Stehende Fässer
board-stands = Stehendes Fass: { $face }
board-cancelled = Zerstörtes Fass: { $face }
board-doubled = Verdoppeltes Fass: { $face }
board-tip = In den Becher legen: { $face }
board-tip-cancel = Ein stehender Zerstörer muss eine Zahl wegnehmen, noch vor den Verdopplern.
board-tip-double = Ein stehender Verdoppler muss genutzt werden; zwei brauchen zwei verschiedene Fässer.
board-tip-specials = Stehende dunkle Fässer dürfen zurück in den Becher, stehende Zahlen nie.
board-tip-service = Dreh den Zapfhahn zu und zähle, oder wirf alles Liegende noch einmal. Steht davon dann nichts, bekommst du nichts.
board-tip-order = Du weißt schon, was steht. Alle bestellen gleichzeitig: Deine Karten sieht niemand, nur ob es eine oder zwei sind.
board-tip-bill = Sind alle Bestellungen zusammen mehr als ausgeschenkt, zahlt die höchste, und die niedrigste bekommt ebenso viel.
board-keep = Stehen lassen: { $face }
board-lying = { $count ->
    [0] Jedes Fass steht
    [one] Ein Fass liegt
   *[other] { $count } Fässer liegen
}
board-ends = Liegendes Fass { $ends }
board-ends-special = Liegendes Sonderfass: Verdoppler oder Zerstörer
board-percent = { $percent } %
board-none-stands = keins steht
board-face-down = Verdeckte Bestellungen
board-shelf-laid = { $seat }: { $count ->
    [one] eine Karte liegt
   *[other] { $count } Karten liegen
}
board-shelf-open = { $seat } wählt noch
board-hand = Deine Bestellkarten
board-card = Karte { $card }
board-order = Deine Bestellung
board-ordered = Du hast bestellt
board-pick = Wähle eine Karte oder zwei. Die Zahlen siehst nur du.
board-seen = { $count ->
    [one] Die anderen sehen eine Karte, nicht die Zahl.
   *[other] Die anderen sehen { $count } Karten, nicht die Zahlen.
}
board-guests = Die Gäste und ihre letzten Bestellungen
board-between = Diese Karten: { $least } bis { $most }
board-laid = { $count ->
    [one] Eine Karte liegt
   *[other] { $count } Karten liegen
}
board-choosing = wählt noch
board-last-bill = Rechnung { $round }
board-bill = Die Rechnung der Runde { $round }
board-sheet = Punkteblatt
board-next = Zu Runde { $round }
board-to-table = Zum Tisch
board-mugs = { $service ->
    [one] Ein Krug
   *[other] { $service } Krüge
} ausgeschenkt, { $ordered } bestellt
board-why-nothing = Kein Fass stand: nichts.
board-why-rest = Es reicht für alle: Der Rest bleibt im Haus, { $points }.
board-why-everything = Zu wenig für alle: Alle { $service } bleiben im Haus.
board-why-served = Bekommt die Bestellung, { $order }.
board-why-greediest = Die höchste Bestellung: zahlt { $order }.
board-why-modest = Die niedrigste Bestellung: bekommt so viel wie die höchste, { $points }.
board-why-between = Weder die höchste noch die niedrigste: nichts.
board-why-equal = Alle haben gleich bestellt, je { $order }.
board-round = Runde
board-poured = Gezapft
board-orders = Bestellt
board-burst = nichts
board-innkeeper = Wirtshaus

idle-place-order = Wähle eine Karte oder zwei
idle-cancel-barrel = Tippe das Fass an, das zerstört wird
idle-double-barrel = Tippe das Fass an, das doppelt zählt

odds-close = Jetzt zudrehen ergibt
odds-count = Noch möglich
odds-ordered = Die Karten auf dem Tisch
odds-throws = Der nächste Wurf und die Gefahr, dass keins steht
odds-stands = { $barrels ->
    [one] Das geworfene Fass steht mit
   *[other] Jedes von { $barrels } Fässern steht mit
}
odds-bust = Keins steht
odds-mean = Danach im Schnitt
odds-number = { $value }
odds-most = Nach diesem Wurf höchstens
board-odds-note = Einen Wurf voraus, nach dem Fassmodell dieses Tisches.

# Why an answer is better
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
why-close = Zudrehen ergibt sicher { $most } und bringt im Schnitt { points }; bei einem weiteren Wurf bricht der Ausschank in { $bust } % der Fälle zusammen, er bringt { $other_points }.
why-throw = Bei einem weiteren Wurf bricht der Ausschank in { $bust } % der Fälle zusammen, im Schnitt bringt er { points }; Zudrehen bei { $most } bringt { $other_points }.
why-cup = Bei diesem Wurf bricht der Ausschank in { $bust } % der Fälle zusammen, im Schnitt bringt er { points }; beim anderen sind es { $other_bust } % und { $other_points }.
why-order = Eine Bestellung von { $total } bringt im Schnitt { points } und zahlt in { $pays } % der Fälle als gierigste; { $other_total } zu bestellen bringt { $other_points } und zahlt in { $other_pays } %.
why-safe = Eine Bestellung von { $total } bringt im Schnitt { points }, { $other_total } zu bestellen bringt { $other_points }; als gierigste zahlt kaum je eine davon.
why-target = Ein Ausschank von { $service } bringt im Schnitt { points }{ $greedy ->
    [0] {""}
   *[other] {""}: In { $greedy } % der Fälle haben die Gäste mehr bestellt
}. Einer von { $other_service } bringt { $other_points }.
why-rival = Der stärkste Gegner bekommt in dieser Runde im Schnitt { $rival }, sonst { $other_rival }.

words-phase = { $phase_id ->
    [first_throw] Gleich rollen alle Fässer.
    [orders] Die Gäste bestellen.
    [service] Es wird ausgeschenkt: noch ein Wurf oder Zudrehen.
    [count] Der Zapfhahn ist zu, jetzt wird gezählt.
   *[bill] Die Rechnung kommt.
}
words-bar = Auf dem Tresen
words-standing = Es stehen: { $barrels }.
words-none-stands = Kein Fass steht.
words-lying = Es liegen oder sind im Becher, mit ihren zwei Enden: { $barrels }.
words-none-lies = Kein Fass ist mehr zu werfen.
words-face = { $face }
words-destroyed = { $face } (zerstört)
words-doubled = { $face } (zählt doppelt)
words-ends = { $first } oder { $second }
words-players = Am Tisch
words-player = { $me ->
    [yes] Du hast
   *[no] { $seat } hat
} { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $role ->
    [innkeeper] {" "}und { $me ->
        [yes] führst
       *[no] führt
    } das Wirtshaus
   *[guest] {""}
}.
words-laid = { $count ->
    [one] Vor { $seat } liegt eine Karte.
   *[other] Vor { $seat } liegen { $count } Karten.
}
words-choosing = { board-shelf-open }.
