you = Du
seat = Platz { $number }
help = Antworte mit Nummer oder Wort · ? Regeln · o Chancen · h Hinweis · u zurücknehmen · q speichern und beenden
your-turn = Du bist dran
not-a-choice = „{ $text }“ gehört nicht zu den Antworten.
nothing-to-undo = Nichts zurückzunehmen: Danach kamen schon Zufall oder andere.
taken-back = Zurückgenommen.
no-odds = Hier werden keine Chancen berechnet.
no-rules = Zu diesen Antworten steht keine Regel.
odds = Chancen nach deinem Wissen
saved = Gespeichert. Weiter mit: stammtisch play --resume { $path }
recorded = Die Partie steht in { $path }.
not-over = Die Partie läuft noch.
won = { $count ->
    [one] Es gewinnt: { $winners }.
   *[other] Es gewinnen: { $winners }.
}
review-making = Rückblick
review-sum = Am Anfang { $start } %. Glück: { $luck }. Entscheidungen: −{ $cost }. Am Ende { $end } %.
review-sound = Gute Entscheidungen: { $sound }/{ $decisions }
review-cost = Runde { $round }: { $step } −{ $cost } % (±{ $error })
review-better = Gewählt: { $chosen }. Besser: { $best }
review-luck-for = Glück
review-luck-against = Pech
review-price = Preis einer Entscheidung
review-note = Jede Entscheidung wird nach dem beurteilt, was man da wissen konnte; das Glück danach zählt nicht. Zum Glück gehört auch, was die anderen taten.
why-more = Punkte im Schnitt: +{ $points }
why-fewer = Es gewinnt öfter, wenn auch mit weniger Punkten im Schnitt: −{ $points }
thinking = Es wird überlegt …
percent = { $percent } %
verdict-only = Anderes ist nicht möglich
verdict-equal = Gleich gut, soweit man sehen kann
verdict-slightly = Etwas besser: { $option }
verdict-better = Besser: { $option }
verdict-clearly = Deutlich besser: { $option }
hint-points = Punkte am Ende: etwa { $points }
then-line = Danach meist: { $line }
hint-note = Gewinnchancen mit Fehlerspanne. Was du nicht siehst, ist geraten. Gedachte Spiele: { $games }
