import { useLanguage } from '../../store/react/language';

/** The offer that comes next, and three steps after a payment, in order. */
export function HelpSteps() {
  const { help } = useLanguage().texts;
  return (
    <>
      <p className="box strong">{help.again}</p>
      <ol className="stack tight listed">
        {help.steps.map(([first, rest]) => (
          <li key={first}>
            <strong className="strong">{first}</strong> {rest}
          </li>
        ))}
      </ol>
    </>
  );
}
