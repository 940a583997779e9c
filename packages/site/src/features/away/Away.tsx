import { AwayNote } from './AwayNote';
import { KeepAwake } from './KeepAwake';
import { OfflineNote } from './OfflineNote';

/** What waits unseen for whoever is away, comes back, or cannot go on to another page. */
export function Away() {
  return (
    <>
      <AwayNote />
      <OfflineNote />
      <KeepAwake />
    </>
  );
}
