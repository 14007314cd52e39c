you = Ви
seat = Місце { $number }
help = Відповідайте числом або словом · ? правила · o шанси · h підказка · u скасувати · q зберегти і вийти
your-turn = Ваш хід
not-a-choice = «{ $text }»: такої відповіді немає.
nothing-to-undo = Скасувати не можна: потім уже втрутилися випадок або чужа відповідь.
taken-back = Скасовано.
no-odds = Шансів тут не обчислюють.
no-rules = Для цих відповідей правила не записано.
odds = Шанси з того, що ви знаєте
saved = Збережено. Продовжити: stammtisch play --resume { $path }
recorded = Гру записано у { $path }.
not-over = Гру не завершено.
won = { $count ->
    [1] Перемога: { $winners }.
   *[other] Спільна перемога: { $winners }.
}
review-making = Розбір
review-sum = На початку { $start } %. Удача: { $luck }. Рішення: −{ $cost }. Наприкінці { $end } %.
review-sound = Слушних рішень: { $sound }/{ $decisions }
review-cost = Раунд { $round }: { $step } −{ $cost } % (±{ $error })
review-better = Обрано: { $chosen }. Краще: { $best }
review-luck-for = удача
review-luck-against = невезіння
review-price = ціна рішення
review-note = Кожне рішення оцінено за тим, що тоді можна було знати; подальша удача не враховується. До удачі належить і те, що робили інші.
why-more = Очок у середньому: +{ $points }
why-fewer = Так виграють частіше, хоч очок у середньому менше: −{ $points }
thinking = Обмірковуємо…
percent = { $percent } %
verdict-only = Іншого вибору немає
verdict-equal = Однаково добре, наскільки видно
verdict-slightly = Трохи краще: { $option }
verdict-better = Краще: { $option }
verdict-clearly = Явно краще: { $option }
hint-points = Очок наприкінці: близько { $points }
then-line = Потім найчастіше: { $line }
hint-note = Шанси на перемогу з похибкою. Те, чого ви не бачите, припущено. Уявних партій: { $games }
