import { parseArgs } from 'node:util';

/**
 * The options that the command was given: of type boolean or string, undefined if not given. `--help` prints the usage;
 * an option that is unknown or misspelt ends the command with one sentence and the usage.
 */
export function readOptions<Name extends string = never>(
  usage: string,
  options: Readonly<Record<Name, { type: 'boolean' | 'string' }>>,
): Partial<Record<Name, string | boolean>> {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } }, strict: true });
    if (!('help' in values)) return values;
  } catch (error) {
    const [sentence] = String(error instanceof Error ? error.message : error).split('. ');
    console.error(`\n  ${sentence}. ${usage}\n`);
    process.exit(2);
  }
  console.log(usage);
  process.exit(0);
}

/** A port, of an option or a variable; ends the command with one sentence if it is none. */
export function readPort(name: string, text: string | boolean | undefined): number | undefined {
  if (text === undefined || text === '') return;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  console.error(`\n  ${name} has to be a port from 1 to 65535, not ${JSON.stringify(text)}.\n`);
  process.exit(2);
}
