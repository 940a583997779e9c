/** What the bundler tells of a module. */
type ModuleInfo = { readonly isEntry: boolean; readonly importers: readonly string[] };
type Context = { getModuleInfo(id: string): ModuleInfo | null };
type Begins = (id: string, info: ModuleInfo) => boolean;

/**
 * Keeps all that the first page needs in one chunk, and all that is fetched right after it in a second. Left alone,
 * the bundler moves what chunks share into chunks of their own: more requests, one after another, and less to compress
 * together.
 */
export function firstChunks() {
  const isOneOf = (id: string, paths: readonly string[]) =>
    paths.some((path) => id.endsWith(`/src/${path}.ts`));
  // What several chunks on demand share would be one more request before them.
  const isInitial = reachedFrom((id, info) => info.isEntry || isOneOf(id, ['app/dress', 'app/preferences']));
  const isLater = reachedFrom((id) =>
    isOneOf(id, ['screens/later/later', 'engine/replay', 'address/scenes']),
  );
  return [
    { name: (id: string, context: Context) => (isInitial(id, context) ? 'page' : null), priority: 2 },
    { name: (id: string, context: Context) => (isLater(id, context) ? 'later' : null), priority: 1 },
  ];
}

/** Whether a module is needed, directly or through others, by one that begins. */
function reachedFrom(begins: Begins) {
  const known = new Map<string, boolean>();
  const isReached = (id: string, context: Context): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false); // a module that waits for its own answer adds nothing to it
    const info = context.getModuleInfo(id);
    const reached =
      info !== null && (begins(id, info) || info.importers.some((importer) => isReached(importer, context)));
    known.set(id, reached);
    return reached;
  };
  return isReached;
}
