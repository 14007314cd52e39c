you = Вы
seat = Место { $number }
help = Число или слово — ответ · ? правила · o вероятности · u отменить · q сохранить и выйти
your-turn = Ваш ход
not-a-choice = { $text } — нет такого ответа.
nothing-to-undo = Отменить нельзя: дальше уже был случай или чужой ответ.
taken-back = Отменено.
no-odds = Вероятностей здесь нет.
no-rules = Для этих ответов правило не записано.
odds = Вероятности по тому, что вы знаете
saved = Сохранено. Продолжить: stammtisch play --resume { $path }
recorded = Партия записана в { $path }.
not-over = Партия не окончена.
won = { $count ->
    [1] Победа: { $winners }.
   *[other] Общая победа: { $winners }.
}
