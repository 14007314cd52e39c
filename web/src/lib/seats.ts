/** Each seat has a colour, a shape and a name: never the colour alone. */
export interface SeatLook {
  shape: 'circle' | 'triangle' | 'square' | 'diamond' | 'pentagon' | 'cross';
  fill: string;
  shade: string;
  outline: string;
  shadow: string;
}

export const SEAT_LOOKS: readonly [SeatLook, ...SeatLook[]] = [
  {
    shape: 'circle',
    fill: '#e0992b',
    shade: '#c07d1a',
    outline:
      'M16 3.2C23.2 3 29 8.8 28.9 16.1C28.8 23.2 23.1 29 15.9 28.8C8.8 28.7 3 23 3.1 15.9C3.2 8.9 8.9 3.3 16 3.2Z',
    shadow:
      'M28.9 16.1C28.8 23.2 23.1 29 15.9 28.8C12 28.7 8.5 27 6.2 24.4C17 27 25 19 24 6.5C27 8.9 28.9 12.2 28.9 16.1Z',
  },
  {
    shape: 'triangle',
    fill: '#5d7a3a',
    shade: '#48602b',
    outline: 'M16 3.4L29.6 27.6L2.4 27.9Z',
    shadow: 'M16 3.4L29.6 27.6L2.4 27.9L4.6 24L21.5 22.5Z',
  },
  {
    shape: 'square',
    fill: '#8f2d3b',
    shade: '#701f2c',
    outline: 'M4.2 4L28 4.3L27.8 28L4 27.7Z',
    shadow: 'M28 4.3L27.8 28L4 27.7L4 23L23 23.2L23.3 4.2Z',
  },
  {
    shape: 'diamond',
    fill: '#3e5c76',
    shade: '#2e475d',
    outline: 'M16 1.8L30 16.1L15.9 30.2L2 15.9Z',
    shadow: 'M30 16.1L15.9 30.2L8.5 22.6L16 23.3L23.3 9Z',
  },
  {
    shape: 'pentagon',
    fill: '#6b4a78',
    shade: '#523660',
    outline: 'M16 2.4L29.8 12.6L24.6 28.8L7.5 28.9L2.2 12.7Z',
    shadow: 'M29.8 12.6L24.6 28.8L7.5 28.9L6.2 24.6L21.5 24.3L25.4 9.4Z',
  },
  {
    shape: 'cross',
    fill: '#b5622e',
    shade: '#934c20',
    outline: 'M11 3L21 3.2L21 11L29 11.1L28.8 21L21 21L20.9 29L11 28.9L11 21L3 20.9L3.2 11L11 11Z',
    shadow:
      'M21 3.2L21 11L29 11.1L28.8 21L21 21L20.9 29L11 28.9L11 25.2L17.6 25.2L17.6 17.6L25.4 17.5L25.4 14.2L17.6 14L17.7 3.1Z',
  },
];

export function seatLook(seat: number): SeatLook {
  return SEAT_LOOKS[seat % SEAT_LOOKS.length] ?? SEAT_LOOKS[0];
}
