import { Fragment, type ReactNode, useId, useState } from 'react';
import { TradeList } from '../../features/cards/list/TradeList';
import { ProfitCard } from '../../features/cards/profit/ProfitCard';
import { SuccessRateCard } from '../../features/cards/rate/SuccessRateCard';
import { TradesCard } from '../../features/cards/trades/TradesCard';
import { FootLinks } from '../../features/foot/FootLinks';
import { CARDS, type CardName } from '../../features/shared/cards';
import type { TextKey } from '../../i18n';
import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectOpenCount } from '../../store/selectors';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl';
import { announce } from '../../ui/Status/announce';
import { Watermark } from '../../ui/Watermark/Watermark';
import { GonePage } from '../parts';
import * as styles from './Page.module.css';
import { SideNav } from './SideNav';
import { TopBar } from './TopBar';

/** The period buttons, which change one label and nothing else (specification, section 2). */
const PERIODS = ['today', 'perWeek', 'perMonth', 'overall'] as const satisfies readonly TextKey[];

/** Beside the total, the list is read before the cards below both: the order of what is heard is that of what is seen. */
const BESIDE = [...new Set<CardName>(['profit', 'list', ...CARDS])];

/**
 * The parts of both pages: side bar, top bar, title, periods, and the cards.
 *
 * @param action in the top bar, before the bell
 */
export function Page({ action }: { action?: ReactNode }) {
  const { texts } = useLanguage();
  const opened = useStoreState(selectOpenCount);
  const isGone = useStoreState(({ visit }) => visit.story?.place.isGone);
  const [isBeside] = useState(() => matchMedia('(width >= 80rem)').matches);
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>('today');
  const periodNote = useId();
  const top = isGone ? null : <TopBar action={action} />;
  // A new key draws a card of another run anew.
  const cards: Readonly<Record<CardName, ReactNode>> = {
    profit: <ProfitCard key={opened} />,
    list: <TradeList />,
    rate: <SuccessRateCard key={opened} />,
    trades: <TradesCard key={opened} />,
  };

  return (
    <div className="frame">
      <div className="frame-page">
        <div className="frame-content">
          {action ? top : null}
          <main id="figures" tabIndex={-1} className={`frame-main ${styles.main}`}>
            {isGone ? (
              <GonePage />
            ) : (
              <>
                <div className="frame-head">
                  <div className={`row ${styles.heading}`}>
                    <h1 className={styles.title} title={texts.glosses.dashboard}>
                      {texts.dashboard}
                    </h1>
                    <p className={`remark ${styles.period}`}>
                      <span className={styles.label}>{texts[period]}</span>
                      <span id={periodNote} className={styles.note} aria-hidden="true">
                        {texts.periodNote}
                      </span>
                    </p>
                  </div>
                  <SegmentedControl
                    label={texts.period}
                    describedBy={periodNote}
                    options={PERIODS.map((id) => ({ id, text: texts[id] }))}
                    chosen={period}
                    onChoose={(id) => {
                      setPeriod(id);
                      announce(fill(texts.periodSpoken, { period: texts[id] }));
                    }}
                  />
                </div>
                <div className="frame-sheets">
                  {(isBeside ? BESIDE : CARDS).map((name) => (
                    <Fragment key={name}>{cards[name]}</Fragment>
                  ))}
                </div>
              </>
            )}
          </main>
          {/* A picture where it has no button: it is heard after what it is a picture beside. */}
          {action ? null : top}
          <Watermark />
        </div>
        {isGone ? null : <SideNav />}
        <footer className="frame-foot">
          <FootLinks />
        </footer>
      </div>
    </div>
  );
}
