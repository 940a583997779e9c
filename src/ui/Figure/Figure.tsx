import { UnlessWithheld } from './UnlessWithheld';

/** A figure that stands: the exact number for programs, its text for people. */
export function Figure({ exact, children }: { exact: string; children: string }) {
  return (
    <UnlessWithheld>
      <data value={exact}>{children}</data>
    </UnlessWithheld>
  );
}
