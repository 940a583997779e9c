/**
 * The word SIMULATION across a surface, in the ruled letters of an engraver (`ui/frame/label.css`): so any crop says
 * what it is. Its tile is in the page once (`build/staticPage.ts`), like all drawings.
 */
export function Watermark() {
  return (
    <svg className="cover watermark" aria-hidden="true">
      <rect width="100%" height="100%" fill="url(#watermark)" />
    </svg>
  );
}
