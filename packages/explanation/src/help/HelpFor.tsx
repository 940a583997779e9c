import { SegmentedControl, useSessionStore, useTexts } from '@simulation/dashboard';
import { doorTexts } from '../texts/doors';

/** Who needs help: it is asked first, so that nobody reads what is for others. */
export function HelpFor({ chosen }: { chosen: 'help' | 'checklist' }) {
  const texts = useTexts(doorTexts);
  const { dispatch } = useSessionStore();
  return (
    <div className="screen-only">
      <SegmentedControl
        label={texts.whom}
        options={[
          { id: 'help', text: texts.paid },
          { id: 'checklist', text: texts.worried },
        ]}
        chosen={chosen}
        onChoose={(dialog) => dialog !== chosen && dispatch({ type: 'openDialog', dialog })}
      />
    </div>
  );
}
