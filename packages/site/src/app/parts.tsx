import type { ComponentType } from 'react';
import { HelpDialog } from '../features/help/HelpDialog';
import { onDemand } from '../features/shared/onDemand/onDemand';
import type { PartKind } from '../features/shared/onDemand/PartNotice';
import { WithdrawDialog } from '../features/withdraw/WithdrawDialog';
import { loadStoryTexts } from '../i18n/story';
import { useStoreState } from '../store/react/useSession';
import { selectDialog, selectStory } from '../store/selectors';
import type { DialogName } from '../visit/dialogs';
import { openedPage } from './address/location';

/** What a visitor can open: the dialogs, and the story beside the page. */
export type PartName = DialogName | 'story';

type Part = {
  /** Imports its chunk. The browser keeps a loaded chunk; a failed import can be tried again. */
  readonly load: () => Promise<unknown>;
  readonly Component: ComponentType;
};

function part(kind: PartKind, load: () => Promise<ComponentType>): Part {
  return { load, Component: onDemand(kind, load) };
}

const fetchHelp = () => import('../features/help/Help');

/** What the help has beside its steps. */
const fetchCallHelp = async () => (await fetchHelp()).CallHelp;

const CallHelp = onDemand('section', fetchCallHelp);

/** In the language of the page. */
const fetchStoryTexts = () => loadStoryTexts[openedPage.locale]();

const fetchGonePage = () => import('../features/story/GonePage');

/**
 * The story to play, with the help at its end, and the register at the end of the practice; it ends without a network
 * too.
 */
async function fetchStory() {
  const [{ StoryPanel }, texts, { Help, Register }] = await Promise.all([
    import('../features/story/StoryPanel'),
    fetchStoryTexts(),
    fetchHelp(),
    fetchGonePage(),
  ]);
  return () => <StoryPanel texts={texts} help={<Help />} register={<Register />} />;
}

/** The page once the invented site of the story is gone. */
export const GonePage = onDemand('section', async () => {
  const [{ GonePage }, texts] = await Promise.all([fetchGonePage(), fetchStoryTexts()]);
  return () => <GonePage texts={texts} />;
});

/** What waits unseen beside the page, and the spoken digest. */
export async function fetchWatchers() {
  const [{ Away }, { Digest }] = await Promise.all([
    import('../features/away/Away'),
    import('../features/digest/Digest'),
  ]);
  return (
    <>
      <Away />
      {openedPage.route === 'dashboard' && <Digest />}
    </>
  );
}

/** In place of the page, for a link of another version. */
export const VersionScreen = onDemand(
  'section',
  async () => (await import('../features/error/VersionScreen')).VersionScreen,
);

const statistics = part('dialog', async () => (await import('../features/statistics/Statistics')).Statistics);

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
  help: { load: fetchCallHelp, Component: () => <HelpDialog CallHelp={CallHelp} /> },
  checklist: part('dialog', async () => (await import('../features/help/Checklist')).ChecklistDialog),
  story: part('panel', fetchStory),
};

/**
 * Loads the chunk of a part that a visitor is about to open. A failed one is imported again when the part is opened.
 */
export function prefetch(name: PartName): void {
  PARTS[name].load().catch(() => undefined);
}

/** The parts that are open: the story beside the page, and the dialog over it. */
export function OpenParts() {
  const position = useStoreState(selectStory)?.position;
  const dialog = useStoreState(selectDialog);
  const isAnswered = dialog === 'withdraw' && position?.answersWithdraw;
  const { Component: Story } = PARTS.story;
  const { Component: Dialog } = PARTS[dialog ?? 'withdraw'];
  return (
    <>
      {position && <Story />}
      {dialog !== undefined && !isAnswered && <Dialog />}
    </>
  );
}
