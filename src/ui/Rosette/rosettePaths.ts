/** Half the side of the square view box. Large, so that whole numbers are fine enough. */
export const RADIUS = 3_000;

const FULL = 2 * Math.PI;

/**
 * A ring of closed curves ("threads") that oscillate across the ring on their way round the centre, each shifted against
 * the previous one. The middle of the ring oscillates too, in lobes, and its width may vary with them. Lengths are in the
 * unit of `RADIUS`.
 */
type Band = {
  readonly middle: number;
  /** Amplitude of the lobes. */
  readonly reach: number;
  /** Half the width of the ring, and what the lobes add to it. */
  readonly half: number;
  readonly swell: number;
  readonly lobes: number;
  /** Phase of the lobes, in lobes. */
  readonly turn: number;
  /** Shape of a lobe: round below zero, pointed above. */
  readonly point: number;
  /** Oscillations of a thread per lobe: a whole number, so that the thread closes. */
  readonly swingsPerLobe: number;
  readonly threads: number;
  /** Phase of the first thread, in threads. */
  readonly ahead: number;
};

/** A direction from the centre, and the middle and width of the ring there. */
type Place = {
  readonly cos: number;
  readonly sin: number;
  readonly middle: number;
  readonly middleSlope: number;
  readonly half: number;
  readonly halfSlope: number;
};

/** Points per oscillation: crest, middle, trough, middle. With the slope in each, a curve needs no more. */
const POINTS_PER_SWING = 4;

/**
 * The rosette of one run as SVG paths, from the outside in: an outer and an inner pair of rings, half a lobe apart, and a
 * core. Fewer than 4,000 points. The circles of the word, at 1,830 to 2,015 and 785 to 945, and the centre up to 290 are
 * always free.
 *
 * @param numbers eight whole numbers, 0 to 65,535; each changes the rosette
 */
export function rosettePaths(numbers: readonly number[]): readonly string[] {
  const part = (at: number) => (numbers[at] ?? 0) / 65_536;
  const whole = (at: number, from: number, to: number) => from + Math.floor(part(at) * (to - from + 1));
  const outerLobes = whole(0, 9, 15);
  const innerLobes = whole(3, 6, 11);
  const innerSwings = whole(4, 2, 4);
  const innerReach = 150 + 60 * part(6);
  const inner = {
    lobes: innerLobes,
    turn: part(5),
    point: 0.3 * (part(7) - 0.5),
  };
  return [
    chain({
      middle: 2_495,
      reach: 120,
      half: 320,
      lobes: outerLobes,
      turn: part(1),
      point: 0.45 * (part(2) - 0.5),
      swingsPerLobe: 2,
      threads: Math.floor(112 / outerLobes),
    }),
    chain({
      ...inner,
      middle: 1_370,
      reach: innerReach,
      half: 395 - innerReach,
      swingsPerLobe: innerSwings,
      threads: Math.floor(190 / (innerLobes * innerSwings)),
    }),
    bandPath({
      ...inner,
      middle: 530,
      reach: 45,
      half: 145,
      swell: 45,
      swingsPerLobe: 2,
      threads: Math.floor(75 / innerLobes),
      ahead: 0,
    }),
  ];
}

function chain(band: Omit<Band, 'swell' | 'ahead'>): string {
  return (
    bandPath({ ...band, swell: 0, ahead: 0 }) +
    bandPath({ ...band, swell: 0, ahead: 0.5, turn: band.turn + 0.5 })
  );
}

function bandPath(band: Band): string {
  const places = placesOf(band);
  const swings = band.lobes * band.swingsPerLobe;
  return Array.from({ length: band.threads }, (_, thread) =>
    threadPath(places, swings, (thread + band.ahead) / band.threads),
  ).join('');
}

function placesOf(band: Band): readonly Place[] {
  const points = band.lobes * band.swingsPerLobe * POINTS_PER_SWING;
  const tallest = 1 + Math.abs(band.point);
  return Array.from({ length: points }, (_, at) => {
    const angle = (FULL * at) / points;
    const lobe = band.lobes * angle + FULL * band.turn;
    const wave = (Math.cos(lobe) + band.point * Math.cos(2 * lobe)) / tallest;
    const slope = (-band.lobes * (Math.sin(lobe) + 2 * band.point * Math.sin(2 * lobe))) / tallest;
    return {
      cos: Math.cos(angle),
      sin: Math.sin(angle),
      middle: band.middle + band.reach * wave,
      middleSlope: band.reach * slope,
      half: band.half + band.swell * wave,
      halfSlope: band.swell * slope,
    };
  });
}

/** One closed thread as Bézier curves. The slope in each point is the handle on both sides, so that it has no corner. */
function threadPath(places: readonly Place[], swings: number, ahead: number): string {
  const handle = FULL / places.length / 3;
  const at = (place: Place, step: number) => {
    const phase = FULL * (step / POINTS_PER_SWING + ahead);
    const swing = Math.sin(phase);
    const radius = place.middle + place.half * swing;
    const slope = place.middleSlope + place.halfSlope * swing + place.half * swings * Math.cos(phase);
    return {
      x: radius * place.cos,
      y: radius * place.sin,
      handleX: (slope * place.cos - radius * place.sin) * handle,
      handleY: (slope * place.sin + radius * place.cos) * handle,
    };
  };
  let end = '';
  const [start = '', ...arrivals] = places.map((place, step) => {
    const { x, y, handleX, handleY } = at(place, step);
    const arrival = `${Math.round(x - handleX)} ${Math.round(y - handleY)} ${Math.round(x)} ${Math.round(y)}`;
    if (step > 0) return arrival;
    end = `S${arrival}Z`;
    return `M${Math.round(x)} ${Math.round(y)}C${Math.round(x + handleX)} ${Math.round(y + handleY)}`;
  });
  return `${start} ${arrivals.join('S')}${end}`;
}
