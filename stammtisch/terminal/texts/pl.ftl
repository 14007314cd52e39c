you = Ty
seat = Miejsce { $number }
help = Odpowiadaj numerem lub słowem · ? zasady · o szanse · u cofnij · q zapisz i wyjdź
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
