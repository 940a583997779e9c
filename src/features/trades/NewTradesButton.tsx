import { Button } from '../../ui/Button/Button';
import type { NewTradesTexts } from './newTradesTexts';
import * as styles from './trades.module.css';

type NewTradesButtonProps = {
  /** Undefined while no trades wait; then only the place of the button is kept. */
  texts: NewTradesTexts | undefined;
  onShow: () => void;
};

/** Shows the trades that wait while the rows are held. Their number is not announced: new rows are silent. */
export function NewTradesButton({ texts, onShow }: NewTradesButtonProps) {
  return (
    <div className={styles.place}>
      {texts && (
        <Button className={styles.show} onClick={onShow}>
          <span>{texts.show}</span> <span className="sr-only">{texts.showRest}</span>
        </Button>
      )}
    </div>
  );
}
