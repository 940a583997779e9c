import { UnlessWithheld } from './UnlessWithheld';

/** A figure of a card that does not count up: what is seen, and what is heard instead. */
export function SpokenFigure({ exact, text, spoken }: { exact: string; text: string; spoken: string }) {
  return (
    <UnlessWithheld>
      <data value={exact} aria-hidden="true">
        {text}
      </data>
      <span className="sr-only">{spoken}</span>
    </UnlessWithheld>
  );
}
