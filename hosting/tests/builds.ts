/** Builds that the servers are tested with, by their base path. The first is the one that `npm run build` made. */
export const builds = { '/': 'dist', '/some/path/': '.cache/hosting/below' } as const;
