import { expect, it } from 'vitest';
import { folderSite, ROOT, serverSite } from './site';

it.each([
  ['/', '/', undefined],
  ['/', '/index.html', undefined],
  ['/', '/lesson.html', '/lesson.html'],
  ['/', '/LESSON.HTM', '/LESSON.HTM'],
  ['/', '/lesson.html.bak', undefined],
  ['/', '/lesson', undefined],
  ['/site/', '/site/index.html', undefined],
  ['/site/', '/site/other/index.html', '/site/other/index.html'],
])(
  'on a server below %s the page %s is named as it is where its file was renamed',
  (base, pathname, moved) => {
    expect(serverSite(base, pathname, 'de')).toEqual({
      ...ROOT,
      base,
      ...(moved !== undefined && { moved: { de: moved } }),
    });
  },
);

const file = (pathname: string, folder: string, hash?: string) =>
  folderSite({ protocol: 'file:', pathname, ...(hash !== undefined && { hash }) }, folder);

it('in a folder each page knows by its address which files have another name, and says it to the others', () => {
  const folder = { file: 'index.html', hasLinks: true };
  const site = { ...folder, base: '/x/', moved: {}, hash: '' };
  expect(file('/x/index.html', '')).toEqual(site);
  expect(file('/x/', '')).toEqual(site);
  expect(file('/x/de/index.html', 'de/')).toEqual(site);
  expect(file('/x/index.html', '', '#top')).toEqual(site);
  expect(file('/x/index.html', '', '#de/../secret.html')).toEqual(site);
  expect(file('/x/start.html', '')).toEqual({ ...site, moved: { '': '/x/start.html' }, hash: '#start.html' });
  expect(file('/x/v/index.html', 'v/', '#start.html,de/anfang.htm')).toEqual({
    ...site,
    moved: { '': '/x/start.html', de: '/x/de/anfang.htm' },
    hash: '#start.html,de/anfang.htm',
  });
  expect(folderSite({ protocol: 'data:', pathname: '' }, '')).toEqual({
    ...folder,
    base: '',
    hasLinks: false,
  });
});
