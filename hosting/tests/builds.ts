/** Folders of the builds under test, by base path. `npm run build` makes the first, setUp.ts the second. */
export const builds = { '/': 'dist', '/some/path/': '.cache/hosting/below' } as const;
