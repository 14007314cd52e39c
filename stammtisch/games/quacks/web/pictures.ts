/** What a fortune card shows: things of the box that it speaks of. */
export const PICTURES: Record<string, string[]> = {
  second_chance: ['pot', 'bag'],
  well_stirred: ['i-white', 'bag'],
  lucky_devil: ['ruby', 'seal'],
  shining_extra_bright: ['ruby', 'ruby'],
  seasoned_perfectly: ['i-white', 'drop'],
  pot_is_full: ['die', 'die'],
  living_in_luxury: ['i-white', 'bomb'],
  pumpkin_patch_party: ['i-orange', 'i-orange'],
  strong_ingredient: ['bag', 'pot'],
  magic_potion: ['flask', 'flask'],
  schadenfreude: ['spark', 'bag'],
  just_in_time: ['seal', 'i-white'],
  less_is_more: ['bag', 'i-blue'],
  choose_wisely: ['drop', 'i-purple'],
  opportunistic_moment: ['i-green', 'bag'],
  roll_the_die: ['die'],
  only_choose_one: ['i-black', 'ruby'],
  good_start: ['rat', 'ruby'],
  rat_infestation: ['rat', 'rat'],
  rats_are_friends: ['rat', 'seal'],
  charity: ['ruby'],
  pot_is_filling_up: ['drop', 'pot'],
  wheel_and_deal: ['ruby', 'i-red'],
  beginners_bonus: ['i-green'],
};

/** The colours of the ingredients, where a chip is only a dot. */
export const COLOURS: Record<string, string> = {
  white: '#fff8e7',
  orange: '#e8862e',
  green: '#86a548',
  blue: '#4e86ae',
  red: '#cf4b3e',
  yellow: '#eec443',
  purple: '#8a63a0',
  black: '#4a4340',
};
