// `npm run notices` writes the table of shipped packages into NOTICES.md. Run it after changing a dependency.
import { readFileSync, writeFileSync } from 'node:fs';
import { withTable } from './lib/licenses';

writeFileSync('NOTICES.md', withTable(readFileSync('NOTICES.md', 'utf8')));
