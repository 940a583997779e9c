import { LANGUAGES } from '@simulation/engine/texts';
import { fill } from '../../i18n';
import { playbackTexts } from '../../i18n/playback';
import { useLanguage, useTexts } from '../../store/react/language';
import { useSessionStore, useStoreState } from '../../store/react/useSession';
import { selectSpeed } from '../../store/selectors';
import { Slider } from '../../ui/Slider/Slider';
import * as slider from '../../ui/Slider/Slider.module.css';
import * as styles from './SpeedChoice.module.css';
import { nearestStop, SPEEDS } from './speeds';

/** The speed of the run on one line with a stop for each of the usual speeds. */
export function SpeedChoice() {
  const texts = useTexts(playbackTexts);
  const { locale } = useLanguage();
  const store = useSessionStore();
  const speed = useStoreState(selectSpeed);
  const stop = nearestStop(speed);
  // The days of a run that an extra tells go by at any speed.
  const write = (speed: number) =>
    fill(texts.times, {
      speed: String(Number(speed.toFixed(2))).replace('.', LANGUAGES[locale].numbers.decimalSeparator),
    });
  return (
    <div className={`ring ${slider.captioned} ${styles.speed}`}>
      <p className="row apart strong" aria-hidden="true">
        <span>{texts.speed}</span>
        <span>{write(speed)}</span>
      </p>
      <Slider
        label={texts.speed}
        value={stop}
        max={SPEEDS.length - 1}
        step={1}
        text={(chosen) => write(chosen === stop ? speed : (SPEEDS[chosen] ?? speed))}
        onChange={(chosen) => store.dispatch({ type: 'setSpeed', speed: SPEEDS[chosen] ?? 1 })}
      />
      <div className={`label nowrap ${styles.stops}`} aria-hidden="true">
        {SPEEDS.map((one) => (
          <span key={one} className={one === speed ? 'ink strong' : undefined}>
            {write(one)}
          </span>
        ))}
      </div>
    </div>
  );
}
