/** Which drawing of the sprite shows a thing of the rules. */
const GIFT: Record<string, string> = {
  counter_guest: 'i-stool',
  guest: 'i-guest',
  upgrade: 'i-turn',
  merchant: 'i-cart',
  dishwasher: 'i-tub',
  barmaid: 'i-maid',
  table: 'i-table',
  brewer: 'i-hop',
  bard: 'i-lute',
  juggler: 'i-juggler',
  fire_breather: 'i-fire',
  magician: 'i-magic',
};
const BONUS: Record<string, string> = {
  ...GIFT,
  thalers: 'i-thaler',
  steps: 'i-bell',
  refuse_service: 'i-refuse',
  noble: 'i-crown',
  schnapps: 'i-schnapps',
  reputation: 'i-fame',
  reroll: 'i-juggler',
  own_die: 'i-maid',
  beers: 'i-mug',
};
const TILE: Record<string, string> = {
  kitchen: 'i-tub',
  barmaid: 'i-dog',
  safe: 'i-safe',
  monk: 'i-monk',
  cash_register: 'i-reg',
  barrel: 'i-cask',
  tables: 'i-table',
  yard: 'i-wagon',
  cellar: 'i-mug',
};

/** A bonus of the round track. */
export const giftPicture = (gift: string): string => GIFT[gift] ?? 'i-turn';

/** A bonus of a guest or of the monastery. */
export const bonusPicture = (bonus: string): string => BONUS[bonus] ?? 'i-bell';

export const tilePicture = (tile: string): string => TILE[tile] ?? 'i-turn';

/** The five tavern cards and the noble; regulars and guests are portraits. */
export const STAFF = ['merchant', 'dishwasher', 'barmaid', 'table', 'brewer'] as const;
