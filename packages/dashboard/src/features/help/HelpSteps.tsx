import { useLanguage } from '../../store/react/language';

/** Three steps after a payment, in order, and the offer that comes next. */
export function HelpSteps() {
  const { help } = useLanguage().texts;
  return (
    <>
      <ol className="stack tight listed">
        {help.steps.map(([first, rest]) => (
          <li key={first}>
            <strong className="strong">{first}</strong> {rest}
          </li>
        ))}
      </ol>
      <p className="box strong">{help.again}</p>
    </>
  );
}
