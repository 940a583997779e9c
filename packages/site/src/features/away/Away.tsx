import { AwayNote } from './AwayNote';
import { KeepAwake } from './KeepAwake';
import { OfflineNote } from './OfflineNote';

/** What waits unseen for whoever is away, comes back, or cannot go on to another page. */
export function Away() {
  return (
    <>
      <AwayNote />
      <OfflineNote />
      {/* The page around a frame may forbid it, which browsers log as an error. */}
      {window.parent === window && <KeepAwake />}
    </>
  );
}
