import type { ReactNode } from 'react';
import { type PlaceName, useExtras } from './extras';

/** Everything that stands at a place; `undefined` where nothing does. */
export function usePlace(name: PlaceName): ReactNode {
  const there = useExtras().flatMap((extra) => {
    const Each = extra.places?.[name];
    return Each ? <Each key={extra.name} /> : [];
  });
  return there.length === 0 ? undefined : there;
}

/** Everything that stands at a place. */
export const Place = ({ name }: { name: PlaceName }) => usePlace(name);
