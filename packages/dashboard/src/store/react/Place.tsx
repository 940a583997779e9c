import type { ReactNode } from 'react';
import { type PlaceName, useExtras } from './extras';

/** Everything that stands at a place; `undefined` where nothing does. */
export function usePlace(name: PlaceName): ReactNode {
  const there = useExtras().filter(({ places }) => places?.[name]);
  if (there.length === 0) return undefined;
  return there.map((extra) => {
    const Each = extra.places?.[name];
    return Each && <Each key={extra.name} />;
  });
}

/** Everything that stands at a place. */
export const Place = ({ name }: { name: PlaceName }) => usePlace(name);
