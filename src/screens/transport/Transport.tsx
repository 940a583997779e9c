import { useId } from 'react';
import { MOMENT_LIMIT_MS, nextDueAt } from '../../engine';
import { formatClock } from '../../format/formatClock';
import { fill } from '../../i18n';
import { transportTextsOf } from '../../i18n/transportTexts';
import { useMoment, useSessionStore } from '../../store/useSession';
import { Button } from '../../ui/Button/Button';
import { Segmented } from '../../ui/Segmented/Segmented';
import { Slider } from '../../ui/Slider/Slider';
import { PauseButton } from '../feed/PauseButton';
import { useLanguage } from '../language/language';
import { useAnnounce } from '../page/announce';
import * as styles from './Transport.module.css';

/** Simulated seconds per second. */
const SPEEDS = ['0.25', '0.5', '1', '2', '5', '10', '60', '1000'] as const;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The clock of the run in the visitor's hands: hold it, step it, speed it up, jump and rewind. */
export function Transport() {
  const { locale } = useLanguage();
  const texts = transportTextsOf(locale);
  const store = useSessionStore();
  const announce = useAnnounce();
  const session = useMoment((moment) => moment.session);
  const furthest = useMoment((moment) => moment.furthest);
  const speed = useMoment((moment) => moment.speed);
  const heading = useId();
  const { now, run } = session;

  const jumpSilently = (moment: number, paused?: boolean) =>
    store.restart({
      run,
      at: Math.min(Math.max(0, moment), MOMENT_LIMIT_MS),
      ...(paused === undefined ? {} : { paused }),
    });

  const jump = (moment: number, paused?: boolean) => {
    jumpSilently(moment, paused);
    announce(fill(texts.jumped, { time: formatClock(store.getMoment().session.now) }));
  };

  const step = () => {
    const dueAt = nextDueAt(session);
    store.hold({ paused: true });
    if (dueAt === null) store.startTrading();
    else jump(dueAt, true);
  };

  const ahead = [
    { text: texts.minute, by: MINUTE },
    { text: texts.hour, by: HOUR },
    { text: texts.day, by: DAY },
  ];

  return (
    <section className={styles.transport} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {texts.title}
      </h3>
      <Slider
        label={texts.timeline}
        value={now}
        max={Math.max(furthest, MINUTE)}
        step={1_000}
        text={formatClock(now)}
        onChange={(moment) => jumpSilently(moment)} // the platform says its value
      />
      <div className={styles.buttons}>
        <PauseButton />
        <Button onClick={step}>{texts.step}</Button>
        <Button onClick={() => jump(0)}>{texts.start}</Button>
        <Button onClick={() => jump(now - MINUTE)}>{texts.rewind}</Button>
        {ahead.map(({ text, by }) => (
          <Button key={by} onClick={() => jump(now + by)}>
            {text}
          </Button>
        ))}
        <Button onClick={() => jump(furthest, false)}>{texts.live}</Button>
      </div>
      <div className={styles.speeds}>
        <p className={styles.heading} aria-hidden="true">
          {texts.speed}
        </p>
        <Segmented
          label={texts.speed}
          options={SPEEDS.map((id) => ({
            id,
            text: fill(texts.times, { speed: id.replace('.', decimalOf(locale)) }),
          }))}
          chosen={SPEEDS.find((id) => Number(id) === speed) ?? '1'}
          onChoose={(id) => store.hold({ speed: Number(id) })}
        />
      </div>
      {run.route === 'v' && <p className={styles.note}>{texts.waits}</p>}
    </section>
  );
}

const decimalOf = (locale: string) => (locale === 'de' ? ',' : '.');
