/** The names of an object that has no others. */
export function namesOf<Name extends string>(values: Readonly<Record<Name, unknown>>): readonly Name[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which names there are
  return Object.keys(values) as Name[];
}
