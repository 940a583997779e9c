import { cents } from '@simulation/engine';
import { exactMoney, formatGain, formatMoney } from '@simulation/engine/format';
import { useCallback } from 'react';
import { fill } from '../../../i18n';
import { useLanguage } from '../../../store/react/language';
import { useDialogButton } from '../../../store/react/openDialog';
import { useStoreState } from '../../../store/react/useSession';
import {
  selectAccount,
  selectAddress,
  selectIsFast,
  selectPaused,
  selectTold,
} from '../../../store/selectors';
import { Button } from '../../../ui/Button/Button';
import { Card } from '../../../ui/Card/Card';
import { CountUp } from '../../../ui/Figure/CountUp';
import { Icon } from '../../../ui/icons/Icon';
import { Popup } from '../../../ui/Popup/Popup';
import { Amount } from '../../shared/Amount';
import { useMarkedName } from '../../shared/market';
import { pointedAt } from '../../shared/pointedAt';
import { FigureOrigin } from '../FigureOrigin';
import { fitToWidth, SHORTEST_TOTAL } from '../fitToWidth';
import { Provenance } from '../provenance/Provenance';
import * as styles from './profit.module.css';
import { RunCurve } from './RunCurve';
import { ScriptCurve } from './ScriptCurve';

/** The total, its curve, what it consists of, and the button that pays out nothing. */
export function ProfitCard() {
  const { locale, texts } = useLanguage();
  const account = useStoreState(selectAccount);
  const { route } = useStoreState(selectAddress);
  const payments = useStoreState(selectTold)?.payments;
  const gain = useStoreState((state) => state.gain);
  const paused = useStoreState(selectPaused);
  const fast = useStoreState(selectIsFast); // then a popup would flicker
  const withdraw = useDialogButton('withdraw');
  const format = useCallback((amount: number) => formatMoney(cents(amount), locale), [locale]);
  const figure = format(account.total);

  return (
    <Card
      title={texts.profit}
      badge={texts.simulated}
      scenario={useMarkedName()}
      className="frame-profit"
      {...pointedAt('profit')}
    >
      <div className={`row ${styles.hero}`}>
        <p className={styles.total} style={fitToWidth(figure, SHORTEST_TOTAL)}>
          <CountUp
            value={account.total}
            exact={exactMoney(account.total)}
            format={format}
            spoken={fill(texts.simulatedFigure, { figure })}
            animated={!paused}
          />
        </p>
        <span className={styles.popup}>
          <span>
            <Popup
              times={fast ? 0 : (gain?.times ?? 0)}
              text={gain === null ? '' : formatGain(gain.profit, locale)}
              isGain={gain !== null && gain.profit > 0}
              animated={!paused}
            />
          </span>
          {paused && (
            <span className={`screen-only pill tinted nowrap label ${styles.paused}`}>
              <Icon name="pause" />
              <span>{texts.paused}</span>
            </span>
          )}
        </span>
      </div>
      <div className={`row ${styles.foot}`}>
        <FigureOrigin
          hasBadge
          origin={account.amountFrom}
          start={<Amount cents={account.startAmount} />}
          told={
            payments && (
              <>
                {texts.paidIn} <Amount cents={payments.in} />,{' '}
                {payments.out > 0 && (
                  <>
                    {texts.takenOut} <Amount cents={payments.out} />,{' '}
                  </>
                )}
                {texts.madeUp} <Amount cents={cents(account.total - payments.in + payments.out)} />
              </>
            )
          }
        />
        <Button {...pointedAt('withdraw')} {...withdraw} title={texts.glosses.withdraw}>
          {texts.withdraw}
        </Button>
      </div>
      <div className={styles.curve}>{route === 'v' ? <ScriptCurve /> : <RunCurve />}</div>
      <Provenance figure="profit" />
    </Card>
  );
}
