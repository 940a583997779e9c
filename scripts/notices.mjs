// @ts-check
// Writes into NOTICES.md what ships: run it after a change of the packages.
import { readFileSync, writeFileSync } from 'node:fs';
import { withTable } from './licences.mjs';

writeFileSync('NOTICES.md', withTable(readFileSync('NOTICES.md', 'utf8')));
