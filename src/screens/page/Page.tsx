import { type ReactNode, useId, useState } from 'react';
import type { TextKey } from '../../i18n';
import { fill } from '../../i18n';
import { glosses } from '../../i18n/glosses';
import { useMoment } from '../../store/useSession';
import { Icon } from '../../ui/icons/Icon';
import { Segmented } from '../../ui/Segmented/Segmented';
import { SideNav } from '../../ui/SideNav/SideNav';
import { Bell } from '../../ui/TopBar/Bell';
import { Person } from '../../ui/TopBar/Person';
import { SearchBox } from '../../ui/TopBar/SearchBox';
import { TradeFeed } from '../feed/TradeFeed';
import { ProfitCard } from '../figures/ProfitCard';
import { SuccessRateCard } from '../figures/SuccessRateCard';
import { TradesCard } from '../figures/TradesCard';
import { useLanguage } from '../language/language';
import { useAnnounce } from './announce';
import * as styles from './Page.module.css';

/** Specification, section 3: the entries of the side bar. */
const ENTRIES = ['dashboard', 'transactions', 'settings'] as const;

/** Specification, section 2: the period buttons, which change a label and nothing else. */
const PERIODS = ['today', 'perWeek', 'perMonth', 'overall'] as const satisfies readonly TextKey[];

type PageProps = {
  /** Stands in the top bar before the bell. */
  action?: ReactNode;
};

/** What both pages have: side bar, top bar, title, periods, the ledger of total and list, and the two other cards. */
export function Page({ action }: PageProps) {
  const { locale, texts } = useLanguage();
  const announce = useAnnounce();
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
        titleHint={glosses[locale].dashboard}
        entries={ENTRIES.map((id) => ({ id, icon: <Icon name={id} />, title: texts[id] }))}
        note={texts.scenery}
      />
      <div className="frame-content">
        <header className="frame-top">
          <SearchBox text={texts.search} note={texts.searchNote} />
          {action}
          <Bell count={notifications} spoken={fill(texts.notifications, { count: String(notifications) })} />
          <Person
            name={name}
            tags={nameFrom === 'link' ? [texts.invented, texts.fromLink] : [texts.invented]}
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
            <Segmented
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
