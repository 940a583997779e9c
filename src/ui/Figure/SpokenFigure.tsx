import { FigureBox, Spoken } from './FigureBox';
import { UnlessWithheld } from './UnlessWithheld';

/** A figure of a card that does not count up: what is seen, and what is heard instead. */
export function SpokenFigure({ exact, text, spoken }: { exact: string; text: string; spoken: string }) {
  return (
    <UnlessWithheld>
      <FigureBox exact={exact} text={text} unheard />
      <Spoken>{spoken}</Spoken>
    </UnlessWithheld>
  );
}
