import { type ComponentType, memo, useContext, useEffect, useState } from 'react';
import { gradually } from '../../ui/motion/gradually';
import { beginMotion } from '../../ui/motion/motion';
import { ActionsContext } from '../controls/actions';
import { useOpenDialog } from '../page/openDialog';
import { ArriveContext } from './arrive';
import { WaitingForNetwork } from './WaitingForNetwork';

/** What is not drawn at first. The browser keeps what has arrived; a failed fetch is tried again when asked. */
export const fetchLater = () => import('./later');

/** The panel brings the number input with it; nobody needs either before asking for it. */
export const fetchControls = () => import('../controls/ControlsPanel');

/** The guided explanation, when somebody is about to ask for it. */
export const fetchDeceive = () => import('../deceive/GuidedExplanation');

/** Statistics, charts and their texts; fetched when somebody asks for them. */
const fetchLesson = () => import('../lesson/Lesson');

/**
 * Fetches what opens on demand, one part after the other, so that it opens without a network too. What does not come
 * now is fetched when it is asked for.
 */
export async function fetchOnDemand(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one after the other leaves the line free for what is asked for
  for (const fetch of [fetchControls, fetchDeceive, fetchLesson]) await fetch().catch(() => undefined);
}

/**
 * A component that arrives after the first page. Until it has, at most `Meanwhile` is drawn in its place; once it has, it is
 * drawn at once. (React's own `lazy` would wait a third of a second more, so as not to flicker.) With the same
 * properties it is not drawn again.
 *
 * @throws what the fetch failed with, to the boundary above
 */
function arriving<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType,
): ComponentType<Props> {
  let Component: ComponentType<Props> | undefined;
  return memo(function Arriving(props: Props) {
    const arrive = useContext(ArriveContext);
    const able = useContext(ActionsContext) !== null;
    const [shown] = useOpenDialog();
    const [arrived, setArrived] = useState(Component !== undefined);
    const ready = able && arrived;
    useEffect(() => {
      if (ready) return;
      const settle = beginMotion(); // the page is not settled while something is still to be drawn
      if (Component === undefined)
        arrive(load, shown).then(
          (loaded) => {
            Component = loaded;
            gradually(() => setArrived(true));
          },
          (error: unknown) => {
            setArrived(() => {
              throw error;
            });
          },
        );
      return settle;
    }, [ready, arrive, shown]);
    if (ready && Component !== undefined) return <Component {...props} />;
    return Meanwhile === undefined ? null : <Meanwhile />;
  });
}

type Later = Awaited<ReturnType<typeof fetchLater>>;

type PropsOf<Component> = Component extends () => unknown
  ? object
  : Component extends (props: infer Props extends object) => unknown
    ? Props
    : never;

function later<Name extends keyof Later>(name: Name): ComponentType<PropsOf<Later[Name]>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the compiler does not see that name and component belong together
  return arriving(() => fetchLater().then((chunk) => chunk[name] as ComponentType<PropsOf<Later[Name]>>));
}

export const Digest = later('Digest');
export const PositionLine = later('PositionLine');
export const Pulse = later('Pulse');
export const RateComparison = later('RateComparison');
export const Rosette = later('Rosette');
export const RunCurve = later('RunCurve');
export const StartTradingButton = later('StartTradingButton');
export const TradingScript = later('TradingScript');
export const VersionScreen = later('VersionScreen');
export const WhereFrom = later('WhereFrom');
export const WithdrawDialog = later('WithdrawDialog');
export const ControlsPanel = arriving(
  () => fetchControls().then((chunk) => chunk.ControlsPanel),
  WaitingForNetwork,
);
export const GuidedExplanation = arriving(
  () => fetchDeceive().then((chunk) => chunk.GuidedExplanation),
  WaitingForNetwork,
);
export const Lesson = arriving(() => fetchLesson().then((chunk) => chunk.Lesson), WaitingForNetwork);
