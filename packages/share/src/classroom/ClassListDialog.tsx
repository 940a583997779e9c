import {
  Button,
  Dialog,
  DialogAbout,
  marketName,
  NumberInput,
  SegmentedControl,
  selectExtra,
  selectOwnRun,
  TextInput,
  useCloseDialog,
  useFields,
  useLanguage,
  useRunState,
  useStoreState,
  useTexts,
  whyUnreachable,
} from '@simulation/dashboard';
import { fill, linkSeed } from '@simulation/dashboard/texts';
import {
  createMarket,
  ENGINE_VERSION,
  MARKET_NAMES,
  type MarketName,
  marketOf,
  runOf,
  runParameters,
  SEED_LENGTH,
  seedLength,
} from '@simulation/engine';
import { formatClock } from '@simulation/engine/format';
import { LANGUAGES, LOCALES, type Locale } from '@simulation/engine/texts';
import { useSharedMoment } from '../shareChoice';
import { useRunLink } from '../shareLink';
import { shareTexts } from '../texts/share';
import * as styles from './classroom.module.css';
import { QrCode } from './QrCode';

/** In a page of one language alone the other texts are not there. */
const textsIn: Partial<typeof shareTexts> = shareTexts;

/** As many as two classes need. */
const MAX_RUNS = 60;
const USUAL_RUNS = 30;
/** The seed of the last run is a seed too. */
const NAME_LENGTH = SEED_LENGTH.to - `-${MAX_RUNS}`.length;

/**
 * Makes a list to print: one run for each number, with its QR code, in the language of the pupil. The list alone is
 * printed.
 */
export function ClassListDialog() {
  const language = useLanguage();
  const { locale: ownLocale } = language;
  const own = useTexts(shareTexts);
  const { classroom: texts } = own;
  const run = useStoreState(selectOwnRun);
  const ownSeed = useStoreState(({ visit }) => linkSeed(visit));
  const [name, setName] = useRunState(() => ownSeed);
  const [count, setCount] = useRunState<number | undefined>(() => USUAL_RUNS);
  const [scenario, setScenario] = useRunState<MarketName>(() => marketOf(run).name);
  const [locales, setLocales] = useRunState<ReadonlyMap<number, Locale>>(() => new Map());
  const toLink = useRunLink();
  const moment = useSharedMoment();
  const isBesideExtra = useStoreState(selectExtra) !== undefined;

  // The market of this run keeps its values; name and start values of this run are of no other.
  const marketNamed = (name: MarketName) =>
    name === marketOf(run).name ? marketOf(run) : createMarket(name);
  const toRun = (seed: string) => runOf({ route: run.route, seed, market: marketNamed(scenario) });
  const fields = useFields();
  /** An empty field is as if nothing had been written. */
  const listName = seedLength(name) === 0 ? ownSeed : name.trim();
  const problem = fields.seedProblem(listName, NAME_LENGTH);
  const numbers = problem === undefined ? (count ?? 0) : 0;
  const runs = Array.from({ length: numbers }, (_, index) => {
    const number = index + 1;
    const seed = `${listName}-${number}`;
    const locale = locales.get(number) ?? ownLocale;
    // On paper: it outlives this version.
    const given = { ...runParameters(toRun(seed)), ...moment, engine: ENGINE_VERSION };
    return { number, seed, locale, link: toLink(given, locale) };
  });
  const unreachable = whyUnreachable(window.location);

  return (
    <Dialog title={texts.listOpen} layout="wide" onClose={useCloseDialog()}>
      <div className="screen-only contents">
        <DialogAbout>{texts.listAbout}</DialogAbout>
        {unreachable !== undefined && <p>{texts[unreachable]}</p>}
        {moment.t !== undefined && !isBesideExtra && (
          <p>
            {own.moment} {formatClock(moment.t)}
            {moment.still && `. ${own.stayPaused}`}
          </p>
        )}
        <div className={`columns ${styles.fields}`}>
          <TextInput
            label={texts.seed}
            hint={fill(texts.seedHint, { example: `${listName}-1` })}
            value={name}
            problem={problem}
            isCode
            onChange={setName}
          />
          <NumberInput
            label={texts.count}
            hint={fill(texts.tooMany, { max: String(MAX_RUNS) })}
            {...fields.count({ from: 1, to: MAX_RUNS })}
            value={count}
            onChange={setCount}
          />
          {run.route === 'dashboard' && !isBesideExtra && (
            <SegmentedControl
              label={fields.texts.scenario}
              isNamed
              options={MARKET_NAMES.map((id) => ({ id, text: marketName(marketNamed(id), language) }))}
              chosen={scenario}
              onChoose={setScenario}
            />
          )}
        </div>
        <p>
          <Button variant="solid" aria-disabled={runs.length === 0} onClick={() => window.print()}>
            {texts.print}
          </Button>
        </p>
      </div>
      {/* To be cut apart: each says that it is a simulation. */}
      <ol className={`columns ${styles.list}`}>
        {runs.map(({ number, seed, locale, link }) => (
          <li key={seed} className={`row ${styles.entry}`} lang={locale}>
            <QrCode link={link} name={(textsIn[locale] ?? own).classroom.open} />
            <div className={styles.text}>
              <bdi className={`strong ${styles.seed}`}>{seed}</bdi>
              <span>{(textsIn[locale] ?? own).simulation}</span>
              <a className={styles.link} href={link}>
                {link.replace(/^https?:\/\//, '')}
              </a>
              {run.route === 'dashboard' && (
                <LanguageButton
                  seed={seed}
                  locale={nextLocale(locale)}
                  onChoose={(chosen) => setLocales(new Map(locales).set(number, chosen))}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

const nextLocale = (locale: Locale): Locale =>
  LOCALES[(LOCALES.indexOf(locale) + 1) % LOCALES.length] ?? locale;

type LanguageButtonProps = { seed: string; locale: Locale; onChoose: (locale: Locale) => void };

/** Gives an entry of the list another language. */
function LanguageButton({ seed, locale, onChoose }: LanguageButtonProps) {
  const { name } = LANGUAGES[locale];
  return (
    <Button
      variant="quiet"
      className={`screen-only ${styles.language}`}
      lang={locale}
      aria-label={`${name}: ${seed}`}
      onClick={() => onChoose(locale)}
    >
      {name}
    </Button>
  );
}
