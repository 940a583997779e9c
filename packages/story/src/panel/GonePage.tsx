import { SimulatedBadge, useLanguage } from '@simulation/dashboard';
import type { WholeTexts } from './storyText';

/** The page once the invented site has disappeared: without a figure or a button. */
export function GonePage({ texts }: { texts: WholeTexts }) {
  const { texts: page } = useLanguage();
  return (
    <div className="stack tight" data-story-gone="">
      <p>
        <SimulatedBadge>{page.simulated}</SimulatedBadge>
      </p>
      <h1 className="title">{texts.gone}</h1>
      <p className="remark">{texts.goneAbout}</p>
    </div>
  );
}
