you = Вы
seat = Место { $number }
help = Отвечайте числом или словом · ? правила · o шансы · h подсказка · u отменить · q сохранить и выйти
your-turn = Ваш ход
not-a-choice = «{ $text }»: такого ответа нет.
nothing-to-undo = Отменить нельзя: потом уже вмешались случай или чужой ответ.
taken-back = Отменено.
no-odds = Шансы в этой игре не вычисляются.
no-rules = Для этих ответов правило не записано.
odds = Шансы по тому, что вы знаете
saved = Сохранено. Продолжить: stammtisch play --resume { $path }
recorded = Партия записана в { $path }.
not-over = Партия не окончена.
won = { $count ->
    [1] Победа: { $winners }.
   *[other] Общая победа: { $winners }.
}
review-making = Разбор
review-sum = В начале { $start } %. Удача: { $luck }. Решения: −{ $cost }. В конце { $end } %.
review-sound = Верных решений: { $sound }/{ $decisions }
review-cost = Раунд { $round }: { $step } −{ $cost } % (±{ $error })
review-better = Выбрано: { $chosen }. Лучше: { $best }
review-luck-for = удача
review-luck-against = невезение
review-price = цена решения
review-note = Каждое решение оценено по тому, что тогда можно было знать; последующая удача не в счёт. К удаче относится и то, что делали другие.
why-more = Очков в среднем: +{ $points }
why-fewer = Так выигрывают чаще, хотя очков в среднем меньше: −{ $points }
thinking = Обдумываем…
percent = { $percent } %
verdict-only = Другого выбора нет
verdict-equal = Одинаково хорошо, насколько видно
verdict-slightly = Немного лучше: { $option }
verdict-better = Лучше: { $option }
verdict-clearly = Явно лучше: { $option }
hint-points = Очков в конце: около { $points }
then-line = Потом чаще всего: { $line }
hint-note = Шансы на победу с погрешностью. То, чего вы не видите, предполагается. Воображаемых партий: { $games }
