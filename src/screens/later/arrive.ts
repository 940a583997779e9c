import { createContext } from 'react';
import type { OpenDialog } from '../../address/scenes';

/**
 * Fetches a part of the page; where it is gone after a deploy, the page reloads once at this moment of the run.
 *
 * @param shown what is to stand open again then
 */
export type Arrive = <Part>(load: () => Promise<Part>, shown?: OpenDialog) => Promise<Part>;

export const ArriveContext = createContext<Arrive>((load) => load());
