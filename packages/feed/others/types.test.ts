import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect, it } from 'vitest';
import { PACKED } from '../tests/packPackage';

const tarball = resolve(PACKED, readdirSync(PACKED).find((name) => name.endsWith('.tgz')) ?? '');

it('the package has types that are found from every kind of module: nothing that Are the Types Wrong finds', async () => {
  const checked = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  expect(checked).toMatchObject({ types: { kind: 'included' }, problems: [] });
});
