/** Where the spaces of the pot lie: an Archimedean spiral, measured from its last space inwards. */
export interface Point {
  x: number;
  y: number;
}

export const SIZE = 390;
const MIDDLE = SIZE / 2;
const OUTSIDE = 171;
const PITCH = 39.6;
const STRIDE = 38;
const BEGIN = (-42 * Math.PI) / 180;

/** The road at a turn of `a` radians from the last space. */
export function onRoad(a: number): Point {
  const radius = OUTSIDE - (PITCH * a) / (2 * Math.PI);
  return {
    x: MIDDLE + radius * Math.cos(BEGIN - a),
    y: MIDDLE + radius * Math.sin(BEGIN - a),
  };
}

/** Each next space is the first point a stride away from the former. */
export function spaces(count: number): Point[] {
  const found = [onRoad(0)];
  let a = 0;
  let last = found[0] as Point;
  while (found.length < count) {
    a += 0.004;
    const point = onRoad(a);
    if (Math.hypot(point.x - last.x, point.y - last.y) >= STRIDE) {
      found.push(point);
      last = point;
    }
  }
  return found.reverse();
}

/** The line of the road, for drawing. */
export function road(turns: number): string {
  const points: string[] = [];
  for (let a = 0; a <= turns * 2 * Math.PI; a += 0.06) {
    const { x, y } = onRoad(a);
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}
