import { useCallback } from 'react';
import type { Cents } from '../../engine';
import { exactMoney, formatGain, formatMoney } from '../../format';
import { fill } from '../../i18n';
import { glosses } from '../../i18n/glosses';
import { useMoment } from '../../store/useSession';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { CountUp } from '../../ui/Figure/CountUp';
import { Figure } from '../../ui/Figure/Figure';
import { Popup } from '../../ui/Popup/Popup';
import { useLanguage } from '../language/language';
import { Rosette, RunCurve, WhereFrom, WithdrawDialog } from '../later/lazy';
import { useOpenDialog } from '../page/openDialog';
import { pagePart } from '../page/pageParts';
import { FigureBreakdown } from './FigureBreakdown';
import * as styles from './figures.module.css';
import { fitToWidth } from './fitToWidth';

/** The total, its curve, what it consists of, and the button that pays out nothing. */
export function ProfitCard() {
  const { locale, texts, currency } = useLanguage();
  const account = useMoment((moment) => moment.session.account);
  const note = useMoment((moment) => moment.session.rosette);
  const route = useMoment((moment) => moment.session.run.route);
  const gain = useMoment((moment) => moment.gain);
  const paused = useMoment((moment) => moment.paused);
  const [dialog, setDialog] = useOpenDialog();
  const format = useCallback((cents: Cents) => formatMoney(cents, currency), [currency]);
  const figure = format(account.total);

  return (
    <Card
      title={texts.profit}
      badge={texts.simulated}
      className={`frame-profit ${styles.profit}`}
      {...pagePart('profit')}
    >
      <Rosette numbers={note} />
      <div className={styles.hero}>
        <p className={styles.total} style={fitToWidth(figure, '$10,000.00')}>
          <CountUp
            value={account.total}
            exact={exactMoney(account.total)}
            format={format}
            spoken={fill(texts.simulatedFigure, { figure })}
            still={paused}
          />
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
        <FigureBreakdown
          origin={account.amountFrom}
          start={<Figure exact={exactMoney(account.startAmount)}>{format(account.startAmount)}</Figure>}
          closed={account.closed}
        />
        <Button
          {...pagePart('withdraw')}
          variant={route === 'v' ? 'outline' : 'solid'}
          onClick={() => setDialog('withdraw')}
          aria-haspopup="dialog"
          title={glosses[locale].withdraw}
        >
          {texts.withdraw}
        </Button>
      </div>
      <WhereFrom figure="profit" />
      {dialog === 'withdraw' && <WithdrawDialog />}
    </Card>
  );
}
