import { useLanguage } from '../../store/react/language';
import { splitAtRange } from './splitAtRange';

/** A text whose ranges are seen as `74–89%` and heard as `74 to 89%`. */
export function RangeText({ children }: { children: string }) {
  const { texts } = useLanguage();
  const [before, range, after] = splitAtRange(children);
  if (range === undefined) return children;
  return (
    <>
      <span aria-hidden="true">
        {before}
        <span className="range">{range}</span>
        {after}
      </span>
      <span className="sr-only">{before + range.replace('–', ` ${texts.to} `) + after}</span>
    </>
  );
}
