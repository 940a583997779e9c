import { Fragment, type ReactNode, useId, useState } from 'react';
import { TradeList } from '../../features/cards/list/TradeList';
import { ProfitCard } from '../../features/cards/profit/ProfitCard';
import { SuccessRateCard } from '../../features/cards/rate/SuccessRateCard';
import { TradesCard } from '../../features/cards/trades/TradesCard';
import { FootLinks } from '../../features/foot/FootLinks';
import { LanguageLinks } from '../../features/foot/LanguageLinks';
import { HeadLink, HeadLinks } from '../../features/help/HeadLink';
import { CARDS, type CardName } from '../../features/shared/cards';
import { useRules } from '../../features/shared/market';
import { fill, type TextKey } from '../../i18n';
import { usePanel } from '../../store/react/extras';
import { useLanguage } from '../../store/react/language';
import { Place } from '../../store/react/Place';
import { useStoreState } from '../../store/react/useSession';
import { selectExtra, selectOpenCount } from '../../store/selectors';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl';
import { announce } from '../../ui/Status/announce';
import { Watermark } from '../../ui/Watermark/Watermark';
import * as styles from './Page.module.css';
import { SideNav } from './SideNav';
import { TopBar } from './TopBar';
import { UnreadNote } from './UnreadNote';

/** The period buttons, which change one label and nothing else (specification, section 2). */
const PERIODS = ['today', 'perWeek', 'perMonth', 'overall'] as const satisfies readonly TextKey[];

/**
 * Beside the total, the list is read before the cards below both: the order of what is heard is that of what is seen.
 */
const BESIDE = [...new Set<CardName>(['profit', 'list', ...CARDS])];

/**
 * The parts of both pages: side bar, top bar, title, periods, and the cards.
 *
 * @param action in the top bar, before the bell
 */
export function Page({ action }: { action?: ReactNode }) {
  const { texts } = useLanguage();
  const rules = useRules();
  const openCount = useStoreState(selectOpenCount);
  const opened = useStoreState(selectExtra);
  /** The open extra has the page for what it speaks of, and no more. */
  const isLent = opened !== undefined;
  const panel = usePanel();
  const Gone = opened?.position.isGone ? panel?.Gone : undefined;
  const [isBeside] = useState(() => matchMedia('(width >= 80rem)').matches);
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>('today');
  const periodNote = useId();
  const top = Gone ? null : <TopBar action={action} hasSearch={!isLent} />;
  // A new key draws a card of another run anew.
  const cards: Readonly<Record<CardName, ReactNode>> = {
    profit: <ProfitCard key={openCount} />,
    list: <TradeList />,
    rate: !isLent && <SuccessRateCard key={openCount} />,
    trades: !isLent && <TradesCard key={openCount} />,
  };

  return (
    <div className="frame">
      <div className="frame-page">
        <div className="frame-content">
          {action ? top : null}
          <main id="figures" tabIndex={-1} className="frame-main">
            {Gone ? (
              <Gone />
            ) : (
              <>
                <div className={`frame-head ${styles.head}`}>
                  <div className={`row ${styles.titles}`}>
                    <h1 className="title" title={texts.glosses.dashboard}>
                      {texts.dashboard}
                    </h1>
                    {!isLent && <p aria-hidden="true">{texts[period]}</p>}
                    <p
                      id={periodNote}
                      className="remark"
                      aria-hidden="true"
                      hidden={isLent || period === 'today'}
                    >
                      {texts.periodNote}
                    </p>
                    {!action && <LanguageLinks className={`target remark screen-only ${styles.language}`} />}
                  </div>
                  <div className={`remark ink row ${styles.about}`}>
                    <p>{rules === 'losing' ? texts.purposeLosing : texts.purpose}</p>
                    {!isLent && (
                      <HeadLinks>
                        <HeadLink dialog="help" text={texts.paidAlready} />
                        <Place name="head" />
                      </HeadLinks>
                    )}
                    <UnreadNote />
                  </div>
                  {!isLent && (
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
                  )}
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
        </div>
        <Watermark />
        {Gone ? null : <SideNav />}
        <footer className="frame-foot">
          <FootLinks />
        </footer>
      </div>
    </div>
  );
}
