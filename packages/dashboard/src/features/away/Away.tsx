import { AwayNote } from './AwayNote';
import { KeepAwake } from './KeepAwake';
import { OfflineNote } from './OfflineNote';
import { UpdateNote } from './UpdateNote';

/** What waits unseen for whoever is away, comes back, or cannot go on to another page. */
export function Away() {
  return (
    <>
      <AwayNote />
      <UpdateNote />
      <OfflineNote />
      {/* The page around a frame may forbid it, which browsers log as an error. */}
      {window.parent === window && <KeepAwake />}
    </>
  );
}
