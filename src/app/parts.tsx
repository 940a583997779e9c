import type { ComponentType } from 'react';
import type { DialogName } from '../address/scenes';
import type { Run } from '../engine';
import { WithdrawDialog } from '../features/withdraw/WithdrawDialog';
import { useStoreState } from '../store/react/useSession';
import { selectDialog } from '../store/selectors';
import { fetchHelpDialog, fetchStory } from './fetchStory';
import { lazyComponent } from './lazyComponent';
import { type PartKind, partNotice } from './PartNotice';

/** What a visitor can open: the dialogs, and the story beside the page. */
export type PartName = DialogName | 'story';

type Part = {
  /** Imports its chunk. The browser keeps a loaded chunk; a failed import can be tried again. */
  readonly load: () => Promise<ComponentType>;
  readonly Component: ComponentType;
};

function part(kind: PartKind, load: Part['load']): Part {
  return { load, Component: lazyComponent(load, partNotice(kind)) };
}

const fetchManyRuns = () => import('./Runs').then((chunk) => chunk.Runs);

/** The section about many runs, in the statistics. */
const ManyRuns = lazyComponent<{ run: Run }>(fetchManyRuns, partNotice('section'));

const statistics = part('dialog', async () => {
  fetchManyRuns().catch(() => undefined); // imported again when it is rendered
  const { Statistics } = await import('../features/statistics/Statistics');
  return () => <Statistics Runs={ManyRuns} />;
});

/** One part for all sheets, which change places in it, and for what opens over them. */
const controls = part('dialog', async () => (await import('./Controls')).Controls);

/** Every part that a visitor can open: what opens, prefetches, reloads and renders one reads this table. */
const PARTS: Readonly<Record<PartName, Part>> = {
  withdraw: part('dialog', async () => WithdrawDialog),
  play: controls,
  run: controls,
  share: controls,
  settings: controls,
  explanation: part(
    'dialog',
    async () => (await import('../features/explanation/GuidedExplanation')).GuidedExplanation,
  ),
  statistics,
  runs: statistics, // with many runs counted at once
  'share/qr': controls,
  'share/classList': controls,
  'share/embed': controls,
  help: part('dialog', fetchHelpDialog),
  story: part('panel', fetchStory),
};

/** Loads the chunk of a part that a visitor is about to open. A failed one is imported again when the part is opened. */
export function prefetch(name: PartName): void {
  PARTS[name].load().catch(() => undefined);
}

/** The parts that are open: the story beside the page, and the dialog over it. */
export function OpenParts() {
  const isStoryOpen = useStoreState(({ visit }) => visit.story !== undefined);
  const dialog = useStoreState(selectDialog);
  const { Component: Story } = PARTS.story;
  const { Component: Dialog } = PARTS[dialog ?? 'withdraw'];
  return (
    <>
      {isStoryOpen && <Story />}
      {dialog !== undefined && <Dialog />}
    </>
  );
}
