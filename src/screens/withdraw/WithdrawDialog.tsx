import { useRef } from 'react';
import { Button } from '../../ui/Button/Button';
import { Modal } from '../../ui/Modal/Modal';
import { SimulationLabel } from '../label/SimulationLabel';
import { useLanguage } from '../language/language';
import { useShown } from '../page/shown';
import * as styles from './WithdrawDialog.module.css';

/** There is nothing to withdraw: the tempting button is where the trick is explained. */
export function WithdrawDialog() {
  const { texts } = useLanguage();
  const [, show] = useShown();
  const onClose = () => show(undefined);
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Modal title={texts.withdrawTitle} label={<SimulationLabel />} onClose={onClose} first={close}>
      <div className={styles.text}>
        <p>{texts.withdrawInvented}</p>
        <p>{texts.withdrawPattern}</p>
        <p>{texts.withdrawAdvice}</p>
      </div>
      <div className={styles.foot}>
        <Button onClick={() => show('deceive')} aria-haspopup="dialog">
          {texts.deceive}
        </Button>
        <Button look="solid" ref={close} onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Modal>
  );
}
