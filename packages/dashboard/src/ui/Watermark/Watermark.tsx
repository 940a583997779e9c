/** Of the highest page, in CSS pixels. Not all of it, as a share: on paper WebKit would keep that of the screen. */
const HEIGHT = 1e5;

/**
 * The word SIMULATION across a surface, in the ruled letters of an engraver (`ui/frame/label.css`): so any crop says
 * what it is. Its tile is in the page once (`build/staticPage.ts`), like all drawings.
 */
export function Watermark() {
  return (
    <svg className="cover watermark" aria-hidden="true">
      <rect width="100%" height={HEIGHT} fill="url(#watermark)" />
    </svg>
  );
}
