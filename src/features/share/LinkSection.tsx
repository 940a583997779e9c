import { useId, useState } from 'react';
import { pathOf, writeAddress } from '../../address/writeAddress';
import { ENGINE_VERSION, runParameters } from '../../engine';
import { formatClock } from '../../format/formatClock';
import { fill } from '../../i18n';
import { classroomTexts } from '../../i18n/classroom';
import { shareTexts } from '../../i18n/share';
import { useActions } from '../../store/react/actions';
import { useLanguage } from '../../store/react/language';
import { useDialogButton } from '../../store/react/openDialog';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectNow } from '../../store/selectors';
import { Button } from '../../ui/Button/Button';
import { Checkbox } from '../../ui/Checkbox/Checkbox';
import { Section } from '../../ui/Section/Section';
import { EmbedSection } from './EmbedSection';
import * as styles from './LinkSection.module.css';

/**
 * One link that is one run: page, what was given of the three specified parameters, seed, engine version and, if
 * wished, the moment and that it stays there. Nothing else of the address goes along.
 */
export function LinkSection() {
  const { locale } = useLanguage();
  const texts = shareTexts[locale];
  const actions = useActions();
  const store = useSessionStore();
  const now = useStoreState(selectNow);
  const [withMoment, setWithMoment] = useState(false);
  const [paused, setPaused] = useState(false);
  const [outcome, setOutcome] = useState<{ copied: boolean; link: string; times: number } | null>(null);
  const byHand = useId();
  const classroom = classroomTexts[locale];
  const qr = useDialogButton('qr');
  const classList = useDialogButton('classList');

  const copy = async () => {
    const address = actions.address();
    const { run, now: moment } = store.getState().session;
    const url = writeAddress(pathOf(address, actions.site), {
      ...runParameters(run),
      picked: address.picked,
      t: withMoment ? moment : undefined,
      still: withMoment && paused,
      engine: ENGINE_VERSION,
    });
    const link = new URL(url, window.location.href).href;
    const copied = await actions.copyText(link);
    setOutcome((before) => ({ copied, link, times: (before?.times ?? 0) + 1 }));
  };

  return (
    <Section title={texts.title}>
      <p>{texts.about}</p>
      <div>
        <Checkbox checked={withMoment} onChange={setWithMoment}>
          {fill(texts.moment, { time: formatClock(now) })}
        </Checkbox>
        {withMoment && (
          <div className={styles.inner}>
            <Checkbox checked={paused} onChange={setPaused}>
              {texts.stayPaused}
            </Checkbox>
          </div>
        )}
      </div>
      <Button onClick={() => void copy()}>{texts.copy}</Button>
      <p role="status">
        {/* A new element each time: what is said again is heard again. */}
        {outcome?.copied && <span key={outcome.times}>{texts.copied}</span>}
        {outcome?.copied === false && (
          <label key={outcome.times} htmlFor={byHand}>
            {texts.byHand}
          </label>
        )}
      </p>
      {outcome?.copied === false && (
        <input
          id={byHand}
          className={styles.byHand}
          readOnly
          value={outcome.link}
          onFocus={(event) => event.target.select()}
        />
      )}
      <div className={styles.classroom}>
        <Button {...qr}>{classroom.open}</Button>
        <Button {...classList}>{classroom.listOpen}</Button>
      </div>
      <EmbedSection />
    </Section>
  );
}
