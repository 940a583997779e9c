/** The fields of a value that may be anything. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Whether a value is a whole number from 0. */
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
