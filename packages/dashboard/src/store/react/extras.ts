import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { MoreScenes } from '../../visit/address/scenes';
import type { DialogName, Sheet } from '../../visit/dialogs';
import type { Position } from '../../visit/position';
import { selectExtra } from '../selectors';
import { useStoreState } from './useSession';

/** Where an extra may stand on the page. */
export type PlaceName =
  /** Beside the label, before the button of the controls. */
  | 'bar'
  | 'foot'
  /** Further rows of the answer to Withdraw, and its main button. */
  | 'withdraw'
  | 'withdrawMain'
  /** Behind the way to the help, in the head of the page. */
  | 'head'
  /** In the help: above its steps, and beneath them. */
  | 'helpFirst'
  | 'help'
  /** Beneath where a figure comes from. */
  | 'origin'
  /** Buttons in the sheet of the run. */
  | 'run'
  /** Sections of the sheet for sharing, and further ones after them. */
  | 'share'
  | 'moreShare'
  /** In dialogs and panels of extras: what leads on, and the help on paper. */
  | 'leads'
  | 'helpOnPaper'
  /** In a panel: where to look a provider up. */
  | 'register'
  /** Behind the name of a source. */
  | 'sources';

/** A dialog whose chunk is loaded when it is about to be opened. */
export type LoadableDialog = {
  /** Imports its chunk. The browser keeps a loaded chunk; a failed import can be tried again. */
  readonly load: () => Promise<unknown>;
  readonly Component: ComponentType;
};

/** What opens beside the page, at a position that the extra alone understands. */
type Panel = {
  readonly Component: ComponentType;
  /** The scenes that open it. Others begin with one of them and a dash, and are not listed. */
  readonly scenes: readonly string[];
  /** In place of the page, where a position says that it is gone. */
  readonly Gone: ComponentType;
  readonly loadRules: () => Promise<PanelRules>;
};

/** How positions are read; each is `undefined` where this version has no such position. */
export type PanelRules = {
  readonly positionAt: (scene: string, seed: string) => Position | undefined;
  /** By progress and seed of a position, as the browser has kept them. */
  readonly parsePosition: (progress: unknown, seed: unknown) => Position | undefined;
};

/** What the page has beside what it needs: a package that can be taken away. */
export type Extra = {
  readonly name: string;
  readonly places?: Readonly<Partial<Record<PlaceName, ComponentType>>>;
  /** By their names; one over a sheet of the controls begins with the sheet and a slash. */
  readonly dialogs?: Readonly<Record<DialogName, LoadableDialog>>;
  readonly scenes?: MoreScenes;
  readonly panel?: Panel;
  /** Around the controls and what opens over them: the state that these have in common. */
  readonly ControlsProvider?: ComponentType<{ children: ReactNode }>;
  /** Imports what has to be there without a network too, as soon as the page is there. */
  readonly preload?: () => Promise<unknown>;
  /** Loaded after these, where nobody saves data. */
  readonly prefetch?: () => Promise<unknown>;
};

/** The dialog of an extra. */
export const extraDialog = (name: DialogName, extras: readonly Extra[]): LoadableDialog | undefined =>
  extras.find(({ dialogs = {} }) => Object.hasOwn(dialogs, name))?.dialogs?.[name];

/** Whether the controls have a sheet: that to share is there where an extra stands in it. */
export const hasSheet = (sheet: Sheet, extras: readonly Extra[]): boolean =>
  sheet !== 'share' || extras.some(({ places }) => places?.share ?? places?.moreShare);

export const ExtrasContext = createContext<readonly Extra[]>([]);

/** The extras of the page. */
export function useExtras(): readonly Extra[] {
  return useContext(ExtrasContext);
}

/** The panel of the extra that is open. */
export function usePanel(): Panel | undefined {
  const opened = useStoreState(selectExtra);
  return useExtras().find(({ name }) => name === opened?.name)?.panel;
}
