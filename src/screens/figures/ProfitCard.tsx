import { exactMoney, formatGain, formatMoney } from '../../format';
import { glosses } from '../../i18n/glosses';
import { useMoment } from '../../store/useSession';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Figure } from '../../ui/Figure/Figure';
import { Popup } from '../../ui/Popup/Popup';
import { useLanguage } from '../language/language';
import { Rosette, RunCurve, WhereFrom, WithdrawDialog } from '../later/lazy';
import { useShown } from '../page/shown';
import * as styles from './figures.module.css';
import { MoneyCount } from './MoneyCount';
import { Provenance } from './Provenance';
import { widthOf } from './widthOf';

/** The total, how it came about, and the button that pays out nothing. */
export function ProfitCard() {
  const { locale, texts, currency } = useLanguage();
  const account = useMoment((moment) => moment.session.account);
  const note = useMoment((moment) => moment.session.rosette);
  const route = useMoment((moment) => moment.session.run.route);
  const gain = useMoment((moment) => moment.gain);
  const paused = useMoment((moment) => moment.paused);
  const [shown, show] = useShown();
  const figure = formatMoney(account.total, currency);

  return (
    <Card title={texts.profit} mark={texts.simulated} className={`frame-profit ${styles.profit}`}>
      <Rosette numbers={note} />
      <div className={styles.hero}>
        <p className={styles.total} style={widthOf(figure, '$10,000.00')}>
          <MoneyCount cents={account.total} />
        </p>
        <span className={styles.popup}>
          <span>
            <Popup
              times={gain?.times ?? 0}
              text={gain === null ? '' : formatGain(gain.profit, currency)}
              loss={gain !== null && gain.profit < 0}
              still={paused}
            />
          </span>
        </span>
      </div>
      <div className={`frame-curve ${styles.curve}`}>
        <RunCurve />
      </div>
      <div className={`${styles.foot} ${styles.profitFoot}`}>
        <Provenance
          origin={account.amountFrom}
          start={
            <Figure exact={exactMoney(account.startAmount)}>
              {formatMoney(account.startAmount, currency)}
            </Figure>
          }
          closed={account.closed}
        />
        <Button
          look={route === 'v' ? 'line' : 'solid'}
          onClick={() => show('withdraw')}
          aria-haspopup="dialog"
          title={glosses[locale].withdraw}
        >
          {texts.withdraw}
        </Button>
      </div>
      <WhereFrom figure="profit" />
      {shown === 'withdraw' && <WithdrawDialog />}
    </Card>
  );
}
