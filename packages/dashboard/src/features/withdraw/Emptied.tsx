import { cents } from '@simulation/engine';
import { useState } from 'react';
import { DialogAbout } from '../../honesty/Dialog/DialogHead';
import { useLanguage } from '../../store/react/language';
import { useStoreState } from '../../store/react/useSession';
import { selectAccount } from '../../store/selectors';
import { SimulatedBadge } from '../../ui/SimulatedBadge/SimulatedBadge';
import { Amount } from '../shared/Amount';
import * as styles from './Emptied.module.css';

/** The total of the page, whose ink runs out, beside what there is of it. Heard in this order when the dialog opens. */
export function Emptied() {
  const { texts } = useLanguage();
  const { total } = useStoreState(selectAccount);
  /** As it was when Withdraw was pressed: a figure that is emptied does not grow. */
  const [shown] = useState(total);
  return (
    <DialogAbout as="dl" className={`row apart ${styles.emptied}`}>
      <div>
        <dt className="row label">
          {texts.withdrawShown} <SimulatedBadge>{texts.simulated}</SimulatedBadge>
        </dt>{' '}
        <dd className={`figure ${styles.shown}`}>
          <Amount cents={shown} />
        </dd>
      </div>{' '}
      <div>
        <dt className="row label">{texts.withdrawThere}</dt>{' '}
        <dd className="figure">
          <Amount cents={cents(0)} />
        </dd>
      </div>
    </DialogAbout>
  );
}
