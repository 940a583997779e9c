/** Half the side of the square that everything is drawn in. */
export const RADIUS = 300;

/** A ring of lace between two radii, woven of waves that run around the centre, each shifted against the last. */
type Ring = {
  readonly inner: number;
  readonly outer: number;
  /** How often a wave swings on its way round; whole, so that it closes. */
  readonly swings: number;
  /** A second, slower swing that makes the lace breathe: whole, or it would not close either. */
  readonly petals: number;
  readonly depth: number;
  readonly threads: number;
  readonly turn: number;
};

/** Points of one thread on its way round: enough that a swing is drawn round, few enough to paint at no cost. */
const POINTS_PER_SWING = 10;

/**
 * The engraving of one run: three rings of lace, as SVG path text, from the outside in.
 *
 * @param numbers eight whole numbers, 0 to 65,535; other numbers are another engraving
 */
export function rosettePaths(numbers: readonly number[]): readonly string[] {
  const part = (at: number) => (numbers[at] ?? 0) / 65_536;
  const whole = (at: number, from: number, to: number) => from + Math.floor(part(at) * (to - from + 1));
  const petals = whole(0, 5, 11);
  const rings: readonly Ring[] = [
    {
      inner: 196,
      outer: 292,
      swings: whole(1, 2, 4) * petals,
      petals,
      depth: 0.32,
      threads: 9,
      turn: part(2),
    },
    {
      inner: 122,
      outer: 214,
      swings: whole(3, 1, 3) * petals + 1,
      petals,
      depth: 0.38,
      threads: 8,
      turn: part(4),
    },
    {
      inner: 74,
      outer: 138,
      swings: whole(5, 9, 17),
      petals: whole(6, 3, 6),
      depth: 0.22,
      threads: 7,
      turn: part(7),
    },
  ];
  return rings.map(ringPath);
}

function ringPath(ring: Ring): string {
  let path = '';
  for (let thread = 0; thread < ring.threads; thread += 1) path += threadPath(ring, thread / ring.threads);
  return path;
}

/** One closed thread, drawn through the middles of its points so that it has no corner. */
function threadPath({ inner, outer, swings, petals, depth, turn }: Ring, shift: number): string {
  const points = swings * POINTS_PER_SWING;
  const middle = (inner + outer) / 2;
  const reach = (outer - inner) / 2;
  const full = 2 * Math.PI;
  const at = (step: number) => {
    const angle = (step / points) * full;
    const breath = 1 - depth + depth * Math.cos(petals * angle + full * turn);
    const radius = middle + reach * breath * Math.sin(swings * angle + full * shift);
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  };
  const text = (value: number) => value.toFixed(1);
  let [x, y] = at(0);
  const [lastX, lastY] = at(-1);
  let path = `M${text((lastX + x) / 2)} ${text((lastY + y) / 2)}`;
  for (let step = 1; step <= points; step += 1) {
    const [nextX, nextY] = at(step);
    path += `Q${text(x)} ${text(y)} ${text((x + nextX) / 2)} ${text((y + nextY) / 2)}`;
    [x, y] = [nextX, nextY];
  }
  return `${path}Z`;
}
