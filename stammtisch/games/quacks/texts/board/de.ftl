board-pot = Kessel mit { $chips } Chips. Das Wertungsfeld bringt { $coins } Münzen und { $points } Punkte{ $rubies ->
    [0] {""}
   *[other] {" "}und einen Rubin
}.
board-stop-now = Jetzt
board-scores = Wertung
board-whites = von { $limit } in weißen Chips
board-look = In den Kessel schauen: { $seat }
board-fortune = Wahrsagekarte
board-in-bag = im Beutel
board-tails = { $count ->
    [one] { $count } Rattenschwanz
   *[other] { $count } Rattenschwänze
}
board-aside = neben dem Kessel
board-books = Bücher
board-pot-again = Zum Kessel
board-from-round = ab Runde { $round }
board-offer-open = zu kaufen
board-offer-dear = zu teuer
board-offer-locked = noch nicht im Angebot
board-offer-sold_out = ausverkauft
board-offer-colour = einer dieser Farbe genügt
board-offer-plain = auf dem Markt zu haben
board-understood = Verstanden
board-tip-buy-chip = Kauf bis zu zwei Chips verschiedener Farben. Übrige Münzen verfallen am Rundenende.
board-tip-spend-rubies = Zwei Rubine rücken deinen Tropfen dauerhaft ein Feld vor oder füllen die Flasche.
board-tip-choose-reward = Ein explodierter Kessel bringt Punkte oder Münzen, nicht beides.
board-tip-use-rats = Wer zurückliegt, beginnt näher am Ziel: um so viele Felder, wie Rattenschwänze zwischen dir und der Spitze liegen.
board-left = Was noch im Beutel ist
board-stop = Aufhören: { $coins } Münzen, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-buy = { $count ->
    [one] 1 Chip für { $coins } kaufen
   *[other] { $count } Chips für { $coins } kaufen
}
board-buy-nothing = Nichts kaufen
board-bought-enough = Keinen zweiten Chip
board-evaluation = Wertung der Runde { $round }
board-beat-letters = A B C D E F
board-beat-a = Bonuswürfel
board-beat-b = Chipaktionen
board-beat-c = Rubine
board-beat-d = Punkte
board-beat-e = Markt
board-beat-f = Rubine ausgegeben
board-behind = Rattenschwänze zwischen { $points } und { $leader } Punkten: { $count }
board-tubes = Reagenzgläser: der Tropfen steht bei Glas { $glass } von { $count }
board-start = Start
board-fortune-purple = Wahrsagekarte: sofort
board-fortune-blue = Wahrsagekarte: diese Runde
board-flask-ready = Flasche voll: sie kann den letzten Chip zurücklegen
board-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
board-hand-ready = hat entschieden
board-hand-thinks = überlegt
board-hand-chip = ein Chip in der Hand
board-hand-empty = eine leere Hand
board-bag = Im Beutel von { $seat }: { $count ->
    [one] { $count } Chip
   *[other] { $count } Chips
}
board-bag-closed = An diesem Tisch schaut niemand in einen Beutel.
board-bag-equal = Jeder Chip wird gleich oft gezogen.
board-purse = Deine Börse
board-becomes = wird
board-slot-1 = erster Chip
board-slot-2 = zweiter Chip
board-offer-chosen = im Korb
board-risk = explodiert
board-risk-of = explodiert · { $count } von { $chips }
board-tip-brew = Zieh einen Chip aus dem Beutel. Er rückt um seine Zahl weiter. Je voller der Kessel, desto mehr zahlt er; aber zu viel Weiß, und er explodiert.
board-tip-scoring = Das leuchtende Feld nach deinem letzten Chip zahlt, wenn du aufhörst: Münzen für neue Chips, Punkte, manchmal einen Rubin.
board-tip-fuse = Jeder weiße Chip verbrennt ein Stück Lunte. Geht die Summe über ihr Ende hinaus, explodiert der Kessel, und du bekommst Punkte oder Münzen, nicht beides.
board-tip-flask = Einmal je Runde legt die Flasche in der Ecke den eben gezogenen weißen Chip zurück in den Beutel.
board-tip-together = In der letzten Runde entscheiden alle zugleich und öffnen gemeinsam die Hände: ein Chip oder keiner.
board-tip-place-one = Diese Chips hast du zum Ansehen gezogen. Leg einen davon in den Kessel oder alle zurück; jeder zeigt, was der Kessel dann zahlt.
board-tip-tubes = Jeder Tropfenschritt geht in den Kessel oder in die Reagenzgläser. Der Kessel gibt in jeder Runde Vorsprung, ein Glas zahlt einmal, dafür sofort.
board-tip-fortune = Jede Runde beginnt mit einer Wahrsagekarte für alle. Lila wirkt sofort, blau während der Runde.
board-plan-stop = Jetzt aufhören
board-plan-draw = Noch ein Chip
board-plan-risk = Weiter bis { $risk } % Risiko
board-plans = Im Schnitt
board-odds-later = Chancen zeigen sich beim Brauen.
board-market-rule = Ein Chip oder zwei verschiedener Farben. Weiße stehen nicht zum Verkauf.
board-offer-full = zwei Chips genügen
