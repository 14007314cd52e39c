you = Ty
seat = Miejsce { $number }
help = Odpowiadaj numerem lub słowem · ? zasady · o szanse · h podpowiedź · u cofnij · q zapisz i wyjdź
your-turn = Twój ruch
not-a-choice = „{ $text }” nie jest jedną z odpowiedzi.
nothing-to-undo = Nie można cofnąć: potem zadziałał już los albo odpowiedział ktoś inny.
taken-back = Cofnięto.
no-odds = Tu nie ma obliczonych szans.
no-rules = Do tych odpowiedzi nie zapisano zasady.
odds = Szanse według tego, co wiesz
saved = Zapisano. Dalej: stammtisch play --resume { $path }
recorded = Partia jest w { $path }.
not-over = Partia trwa.
won = { $count ->
    [1] Wygrywa: { $winners }.
   *[other] Wygrywają: { $winners }.
}
review-making = Analiza
review-sum = Na początku { $start } %. Szczęście: { $luck }. Decyzje: −{ $cost }. Na końcu { $end } %.
review-sound = Dobrych decyzji: { $sound }/{ $decisions }
review-cost = Runda { $round }: { $step } −{ $cost } % (±{ $error })
review-better = Wybrano: { $chosen }. Lepiej: { $best }
review-luck-for = szczęście
review-luck-against = pech
review-price = koszt decyzji
review-note = Każda decyzja jest oceniana według tego, co można było wtedy wiedzieć; późniejsze szczęście się nie liczy. Do szczęścia należy też to, co zrobili inni.
why-more = Punktów średnio: +{ $points }
why-fewer = Tak wygrywa się częściej, choć punktów średnio mniej: −{ $points }
thinking = Namyślamy się…
percent = { $percent } %
verdict-only = Nic innego nie jest możliwe
verdict-equal = Równie dobre, o ile to widać
verdict-slightly = Trochę lepiej: { $option }
verdict-better = Lepiej: { $option }
verdict-clearly = Wyraźnie lepiej: { $option }
hint-points = Punkty na koniec: około { $points }
then-line = Potem najczęściej: { $line }
hint-note = Szanse na wygraną z marginesem błędu. Czego nie widzisz, to zgadujemy. Wyobrażonych gier: { $games }
