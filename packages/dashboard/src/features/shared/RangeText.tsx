import { useLanguage } from '../../store/react/language';

/** A range of percentages, which no line break divides. */
const RANGE = /(\d+–\d+\s?%)/;

/** A text whose ranges are seen as `74–89%` and heard as `74 to 89%`. */
export function RangeText({ children }: { children: string }) {
  const { texts } = useLanguage();
  const [before, range, after] = children.split(RANGE);
  if (range === undefined) return children;
  return (
    <>
      <span aria-hidden="true">
        {before}
        <span className="nowrap">{range}</span>
        {after}
      </span>
      <span className="sr-only">{before + range.replace('–', ` ${texts.to} `) + after}</span>
    </>
  );
}
