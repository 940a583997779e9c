/** A value for each of these names. */
export function byName<Name extends string, Value>(
  names: readonly Name[],
  toValue: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  const values = names.map((name) => [name, toValue(name)] as const);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fromEntries forgets which names there are
  return Object.fromEntries(values) as Record<Name, Value>;
}
