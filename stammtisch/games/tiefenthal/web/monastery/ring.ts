/** A point of the drawing, and the direction from there to its middle. */
export interface Place {
  x: number;
  y: number;
  inward: { x: number; y: number };
}

/** The ring as drawn: a stadium, its middle line through these points. */
export const RING = { left: 18, top: 20, width: 280, height: 212 } as const;

const { left, top, width, height } = RING;
const RADIUS = height / 2;
const STRAIGHT = width - height;
const [MIDDLE_X, MIDDLE_Y] = [left + width / 2, top + RADIUS];

/** Where a space lies: 0 below in the middle, then to the left and around. */
export function placeOf(space: number, spaces: number): Place {
  const arc = Math.PI * RADIUS;
  let way = ((space % spaces) / spaces) * (2 * STRAIGHT + 2 * arc) - STRAIGHT / 2;
  if (way < 0) return at(MIDDLE_X - STRAIGHT / 2 - way, top + height, 0, -1);
  if (way < arc) return bend(MIDDLE_X - STRAIGHT / 2, way / RADIUS + Math.PI / 2);
  way -= arc;
  if (way < STRAIGHT) return at(MIDDLE_X - STRAIGHT / 2 + way, top, 0, 1);
  way -= STRAIGHT;
  if (way < arc) return bend(MIDDLE_X + STRAIGHT / 2, way / RADIUS - Math.PI / 2);
  return at(MIDDLE_X + STRAIGHT / 2 - (way - arc), top + height, 0, -1);
}

const at = (x: number, y: number, dx: number, dy: number): Place => ({
  x,
  y,
  inward: { x: dx, y: dy },
});

const bend = (x: number, angle: number): Place => {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  return at(x + RADIUS * dx, MIDDLE_Y + RADIUS * dy, -dx, -dy);
};

/** A player's marker: on its space, inside of it where a bonus is printed, beside the others there. */
export interface Marker {
  seat: number;
  x: number;
  y: number;
}

const APART = 17;
const INSIDE = 25;

export function markersOf(positions: number[], bonuses: boolean[]): Marker[] {
  return positions.map((space, seat) => {
    const { x, y, inward } = placeOf(space, bonuses.length);
    const here = positions.flatMap((other, number) => (other === space ? [number] : []));
    const along = (here.indexOf(seat) - (here.length - 1) / 2) * APART;
    const inside = bonuses[space] ? INSIDE : 0;
    return {
      seat,
      x: x + inward.x * inside - inward.y * along,
      y: y + inward.y * inside + inward.x * along,
    };
  });
}
