/**
 * The text of a document with what a script writes into it, between `<!-- by -->` and `<!-- until here -->`.
 *
 * @throws {Error} if it has no place for that
 */
export function withGenerated(document: string, by: string, generated: string): string {
  const from = document.indexOf(`<!-- ${by} -->`);
  const to = document.indexOf('<!-- until here -->', from);
  if (from < 0 || to < 0) throw new Error(`The document lacks the comments around what comes ${by}.`);
  return `${document.slice(0, from)}<!-- ${by} -->\n\n${generated}\n\n${document.slice(to)}`;
}
