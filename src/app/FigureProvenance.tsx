import type { ComponentProps } from 'react';
import { Provenance } from '../features/provenance/Provenance';
import { lazyComponent } from './lazyComponent';
import { partNotice } from './PartNotice';

const fetchOrigin = () => import('../features/provenance/Origin').then((chunk) => chunk.Origin);
const Origin = lazyComponent(fetchOrigin, partNotice('section'));

/** The button that says where a figure comes from. What it says is loaded once the button is reached. */
export function FigureProvenance({ figure }: Pick<ComponentProps<typeof Provenance>, 'figure'>) {
  const prefetch = () => void fetchOrigin().catch(() => undefined); // imported again when it is rendered
  return <Provenance figure={figure} Origin={Origin} onReach={prefetch} />;
}
