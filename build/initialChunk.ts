/** What the bundler tells of a module. */
type ModuleInfo = { readonly isEntry: boolean; readonly importers: readonly string[] };
type Context = { getModuleInfo(id: string): ModuleInfo | null };

/**
 * Keeps all that the first page needs in one chunk. Left alone, the bundler moves what later chunks share with it
 * into chunks of their own: more requests, one after another, and less to compress together.
 */
export function initialChunk() {
  const known = new Map<string, boolean>();
  const isInitial = (id: string, context: Context): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false); // a module that waits for its own answer adds nothing to it
    const info = context.getModuleInfo(id);
    const initial =
      info !== null && (info.isEntry || info.importers.some((importer) => isInitial(importer, context)));
    known.set(id, initial);
    return initial;
  };
  return {
    debugName: 'page',
    name: (id: string, context: Context) => (isInitial(id, context) ? 'page' : null),
  };
}
