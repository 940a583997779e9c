import type { ReactNode } from 'react';
import { StatusRegion } from '../../ui/Status/StatusRegion';
import { say } from '../../ui/Status/say';

/** Says something once to whoever listens to the page. */
export function useAnnounce(): (text: string) => void {
  return say;
}

/** Gives the page its place for status messages. */
export function Announcer({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <StatusRegion />
    </>
  );
}
