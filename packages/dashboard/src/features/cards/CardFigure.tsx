import { fill } from '../../i18n';
import { useLanguage } from '../../store/react/language';
import { Figure } from '../../ui/Figure/Figure';
import * as styles from './cards.module.css';
import { fitToWidth, SHORTEST_FIGURE } from './fitToWidth';

/** A figure as large as fits its card; `exact` is undefined while there is none. */
export function CardFigure({ exact, children }: { exact: string | undefined; children: string }) {
  const { texts } = useLanguage();
  return (
    <div className={styles.fit}>
      <p className={`figure ${styles.number}`} style={fitToWidth(children, SHORTEST_FIGURE)}>
        {exact === undefined ? (
          children
        ) : (
          <Figure exact={exact} spoken={fill(texts.simulatedFigure, { figure: children })}>
            {children}
          </Figure>
        )}
      </p>
    </div>
  );
}
