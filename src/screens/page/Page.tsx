import { type ReactNode, useId, useState } from 'react';
import type { TextKey } from '../../i18n';
import { fill } from '../../i18n';
import { glosses } from '../../i18n/glosses';
import { useMoment } from '../../store/useSession';
import { Icon } from '../../ui/icons/Icon';
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl';
import { SideNav } from '../../ui/SideNav/SideNav';
import { announce } from '../../ui/Status/announce';
import { Bell } from '../../ui/TopBar/Bell';
import { Person } from '../../ui/TopBar/Person';
import { SearchBox } from '../../ui/TopBar/SearchBox';
import { TradeFeed } from '../feed/TradeFeed';
import { ProfitCard } from '../figures/ProfitCard';
import { SuccessRateCard } from '../figures/SuccessRateCard';
import { TradesCard } from '../figures/TradesCard';
import { useLanguage } from '../language/language';
import * as styles from './Page.module.css';
import { pagePart } from './pageParts';

/** The entries of the side bar (specification, section 3). */
const ENTRIES = ['dashboard', 'transactions', 'settings'] as const;

/** The period buttons, which change one label and nothing else (specification, section 2). */
const PERIODS = ['today', 'perWeek', 'perMonth', 'overall'] as const satisfies readonly TextKey[];

type PageProps = {
  /** In the top bar, before the bell. */
  action?: ReactNode;
};

/** What both pages have: side bar, top bar, title, periods, and the cards. */
export function Page({ action }: PageProps) {
  const { locale, texts } = useLanguage();
  const notifications = useMoment(({ session }) => session.account.notifications);
  const name = useMoment(({ session }) => session.account.name);
  const nameFrom = useMoment(({ session }) => session.account.nameFrom);
  const opened = useMoment((moment) => moment.opened);
  const [period, setPeriod] = useState<(typeof PERIODS)[number]>('today');
  const periodNote = useId();

  return (
    <div className="frame">
      <SideNav
        label={texts.navigation}
        title={texts.dashboard}
        titleTooltip={glosses[locale].dashboard}
        entries={ENTRIES.map((id) => ({ id, icon: <Icon name={id} />, title: texts[id] }))}
        note={texts.scenery}
      />
      <div className="frame-content">
        <header className="frame-top">
          <SearchBox text={texts.search} note={texts.searchNote} />
          {action}
          <Bell count={notifications} spoken={fill(texts.notifications, { count: String(notifications) })} />
          <Person
            {...pagePart('person')}
            name={name}
            remarks={nameFrom === 'link' ? [texts.invented, texts.fromLink] : [texts.invented]}
          />
        </header>
        <main id="figures" tabIndex={-1} className={`frame-main ${styles.main}`}>
          <div className="frame-head">
            <div className={styles.heading}>
              <h1 className={styles.title} title={glosses[locale].dashboard}>
                {texts.dashboard}
              </h1>
              <p className={styles.period}>
                <span className={styles.label}>{texts[period]}</span>
                <span id={periodNote}>{texts.periodNote}</span>
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
            <div className="frame-ledger frame-sheet">
              <ProfitCard key={opened} />
              <TradeFeed />
            </div>
            <div className="frame-rail" key={opened}>
              <SuccessRateCard />
              <TradesCard />
            </div>
          </div>
        </main>
      </div>
    </div>
  );
}
