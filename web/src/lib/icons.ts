/** The icon set: a grid of 24, lines of 2, round caps, the colour of the text around it. */
export const ICONS = {
  globe:
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18"/>',
  moon: '<path d="M19 14.5A8 8 0 0 1 9.5 5 8 8 0 1 0 19 14.5z"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  people:
    '<circle cx="9" cy="8" r="3.5"/><path d="M2.5 20c0-4 3-6.5 6.5-6.5s6.5 2.5 6.5 6.5M16 5.5a3 3 0 0 1 0 5.5M18 14c2 .8 3.5 3 3.5 6"/>',
  clock: '<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3.5 2"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1"/>',
  right: '<path d="M9 5l7 7-7 7"/>',
  left: '<path d="M15 5l-7 7 7 7"/>',
  down: '<path d="M6 9.5l6 6 6-6"/>',
  robot:
    '<rect x="4" y="8" width="16" height="11" rx="3"/><path d="M12 8V4M9 13v1.5M15 13v1.5M2 12v4M22 12v4"/><circle cx="12" cy="3.5" r="1"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  key: '<circle cx="8" cy="8" r="4.5"/><path d="M11.5 11.5L20 20M16 16l3-2.5M18.5 18.5l2-1.5"/>',
  tick: '<path d="M5 12.5l4.5 5L19 7"/>',
  undo: '<path d="M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4"/>',
  log: '<path d="M5 4h11l3 3v13H5z"/><path d="M8.5 10h7M8.5 14h7"/>',
  odds: '<circle cx="7" cy="7" r="3"/><circle cx="17" cy="17" r="3"/><path d="M18 5L6 19"/>',
  bulb: '<path d="M9 18h6M10 21h4M12 3a6 6 0 0 1 3.5 10.9c-.6.5-.9 1-1 1.6h-5c-.1-.6-.4-1.1-1-1.6A6 6 0 0 1 12 3z"/>',
  again: '<path d="M20 12a8 8 0 1 1-2.5-5.8M20 3v4.5h-4.5"/>',
  clover:
    '<path d="M12 12c-3-1-5-2-5-4.500a2.500 2.500 0 0 1 5-.5 2.500 2.500 0 0 1 5 .5c0 2.500-2 3.500-5 4.500zM12 12c-1 3-2 5-4.500 5M12 12c1 3 2 5 4.500 5M12 12v9"/>',
  flag: '<path d="M6 21V4h11l-2.500 4L17 12H6"/>',
  close: '<path d="M6 6l12 12M18 6L6 18"/>',
  burst: '<path d="M12 3l2 5 5-2-2 5 4 3-5 1 0 5-4-3-4 3v-5l-5-1 4-3-2-5 5 2z"/>',
  scales: '<path d="M12 4v16M7 20h10M4 8h16M4 8l-2 6h5L4.5 8M19.5 8L17 14h5L20 8"/>',
  speech: '<path d="M4 5h16v11h-9l-5 4v-4H4z"/>',
  barrel: '<path d="M7 3h10q4 9 0 18H7Q3 12 7 3zM5.5 8.5h13M5.5 15.5h13"/>',
  tap: '<path d="M4 9h12a4 4 0 0 1 4 4v4h-5v-3H4zM10 9V5M6.5 4.5h7"/><path d="M17.5 20v1"/>',
  card: '<path d="M8 4h11v15H8z"/><path d="M5 7v14h11"/>',
  book: '<path d="M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14"/>',
  share:
    '<circle cx="6" cy="12" r="2.5"/><circle cx="18" cy="5.5" r="2.5"/><circle cx="18" cy="18.5" r="2.5"/><path d="M8.3 10.8l7.3-4M8.3 13.2l7.3 4"/>',
  gear: '<circle cx="12" cy="12" r="3.2"/><path d="M12 2.5v3.5M12 18v3.5M2.5 12H6M18 12h3.5M5.3 5.3l2.5 2.5M16.2 16.2l2.5 2.5M18.7 5.3l-2.5 2.5M7.8 16.2l-2.5 2.5"/>',
  help: '<circle cx="12" cy="12" r="9"/><path d="M9.3 9.5a2.8 2.8 0 1 1 4 2.5c-.9.5-1.3 1-1.3 2M12 17v.1"/>',
  bug: '<path d="M12 9c3 0 4.5 2 4.5 5s-1.5 6-4.5 6-4.5-3-4.5-6 1.5-5 4.5-5zM9 9c0-4 6-4 6 0M12 11v9M7.5 12L4 10M16.5 12L20 10M7.5 16H3.5M16.5 16h4M8 19l-3 2M16 19l3 2"/>',
  shield: '<path d="M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6zM8.5 12l2.5 2.5 4.5-5"/>',
  play: '<path d="M7 4.5v15l12-7.5z"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  first: '<path d="M18 5l-8 7 8 7zM6 5v14"/>',
  last: '<path d="M6 5l8 7-8 7zM18 5v14"/>',
  eye: '<path d="M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7z"/><circle cx="12" cy="12" r="3"/>',
  door: '<path d="M6 21V3h12v18M3 21h18M14.5 12v.1"/>',
  trophy:
    '<path d="M7 4h10v6a5 5 0 0 1-10 0zM7 6H3.5c0 4 1.5 5 4 5.5M17 6h3.5c0 4-1.5 5-4 5.5M12 15v4M8 20h8"/>',
  copy: '<rect x="8" y="8" width="12" height="12" rx="2"/><path d="M16 8V4H4v12h4"/>',
  phone: '<rect x="7" y="2.5" width="10" height="19" rx="2.5"/><path d="M11 18.5h2"/>',
  sound:
    '<path d="M4 9.5v5h4l5 4.5v-14L8 9.5z"/><path d="M16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11"/>',
  mute: '<path d="M4 9.5v5h4l5 4.5v-14L8 9.5z"/><path d="M17 9.5l5 5M22 9.5l-5 5"/>',
  dot: '<circle cx="12" cy="12" r="3"/>',
  die: '<rect x="4" y="4" width="16" height="16" rx="3.5"/><path d="M8.5 8.5v.1M15.5 15.5v.1M12 12v.1"/>',
  chair: '<path d="M7 3v10h10V3M7 13v8M17 13v8M7 8h10"/>',
  warning: '<path d="M12 3.5L22 20H2z"/><path d="M12 10v4.5M12 17.2v.1"/>',
  market:
    '<path d="M4 11v9h16v-9M3 10l2-6h14l2 6c0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0 0 3-4.5 3-4.5 0z"/>',
  abbey: '<path d="M3 21V11l5-4v14M8 21V6l4-4 4 4v15M16 9h5v12M3 21h18M12 21v-4"/>',
  cap: '<path d="M2 9.500l10-4.500 10 4.500-10 4.500zM6.500 11.500v5q5.500 3.500 11 0v-5M22 9.500v6"/>',
  puzzle: '<path d="M4 8h4.500a2.500 2.500 0 1 1 5 0H18v4.500a2.500 2.500 0 1 1 0 5V22H4z"/>',
  mug: '<path d="M6 9h10v11H6zM16 11h3v6h-3M6 9a3 3 0 0 1 2-5 4 4 0 0 1 6 0 3 3 0 0 1 2 5"/>',
} as const;

export type IconName = keyof typeof ICONS;
