import { Page } from '../page/Page';

/** Route A, the catch-all: a trade every one to three seconds. */
export function DashboardScreen() {
  return <Page />;
}
