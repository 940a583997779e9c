import { useLanguage } from '../store/react/language';

/**
 * The simulation label inside a dialog, where the page's own label cannot be seen. It takes no properties: nothing
 * can be said in its place.
 */
export function SimulationLabel() {
  const { texts } = useLanguage();
  return (
    <div className="notice" data-simulation-label="">
      <p>
        <strong>{texts.labelWord}</strong> – {texts.labelFigures}{' '}
        <span className="denials">{texts.labelDenials}</span>
      </p>
    </div>
  );
}
