/** Folders of the builds under test, by base path. `npm run build` makes the first, build.setup.ts the second. */
export const builds = { '/': 'dist', '/some/path/': '.cache/hosting/below' } as const;
