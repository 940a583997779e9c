import { createContext } from 'react';

/** Whether another run has been written down in the controls and not opened. */
export const DraftContext = createContext<[boolean, (hasDraft: boolean) => void]>([false, () => {}]);
