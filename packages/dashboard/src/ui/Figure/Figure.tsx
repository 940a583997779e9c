import { UnlessWithheld } from './UnlessWithheld';

type FigureProps = {
  /** The exact number, for programs. */
  exact: string;
  /** Read by screen readers instead of the text. */
  spoken?: string;
  children: string;
};

/** A figure. Another number replaces the text at once. */
export function Figure({ exact, spoken, children }: FigureProps) {
  return (
    <UnlessWithheld>
      <data value={exact} aria-hidden={spoken === undefined ? undefined : true}>
        {children}
      </data>
      {spoken !== undefined && <span className="sr-only">{spoken}</span>}
    </UnlessWithheld>
  );
}
