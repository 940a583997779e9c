/** Half the side of the square that everything is drawn in. Large, so that whole numbers are fine enough. */
export const RADIUS = 3_000;

const FULL = 2 * Math.PI;

/**
 * A band of lace: threads that swing across it on their way round the centre, each shifted against the last. The band
 * itself runs in lobes, and may swell where they reach out. Lengths are those of `RADIUS`.
 */
type Band = {
  readonly middle: number;
  /** How far the lobes carry the middle of the band out and in. */
  readonly reach: number;
  /** Half its breadth, and what the lobes add to it. */
  readonly half: number;
  readonly swell: number;
  readonly lobes: number;
  /** Where the lobes stand, in lobes. */
  readonly turn: number;
  /** The shape of a lobe: round below zero, pointed above. */
  readonly point: number;
  /** Swings of a thread in each lobe: whole, as the lobes are, or no thread would close. */
  readonly swingsPerLobe: number;
  readonly threads: number;
  /** How far the first thread is ahead, in threads. */
  readonly ahead: number;
};

/** A place on the way round that all threads of a band pass, and how the band runs there. */
type Place = {
  readonly cos: number;
  readonly sin: number;
  readonly middle: number;
  readonly middleSlope: number;
  readonly half: number;
  readonly halfSlope: number;
};

/** Crest, middle, trough, middle: with the right slope in each, a swing needs no more points to be drawn round. */
const POINTS_PER_SWING = 4;

/**
 * The engraving of one run: an outer and an inner chain, each of two bands half a lobe apart, and a core, as SVG path
 * text from the outside in. Whatever the run, it has fewer than 4,000 points and leaves free the circles that the word
 * runs on, at 1,830 to 2,015 and at 785 to 945, and the centre up to 290.
 *
 * @param numbers eight whole numbers, 0 to 65,535; other numbers are another engraving
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

/** One closed thread. Its slope in each point is the handle of the curves before and after, so that it has no corner. */
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
  // Joined once: a text that grew piece by piece would keep all its pieces.
  const [start = '', ...arrivals] = places.map((place, step) => {
    const { x, y, handleX, handleY } = at(place, step);
    const arrival = `${Math.round(x - handleX)} ${Math.round(y - handleY)} ${Math.round(x)} ${Math.round(y)}`;
    if (step > 0) return arrival;
    end = `S${arrival}Z`;
    return `M${Math.round(x)} ${Math.round(y)}C${Math.round(x + handleX)} ${Math.round(y + handleY)}`;
  });
  return `${start} ${arrivals.join('S')}${end}`;
}
