/** Whether a seed has the form of a name by `nameRun`, at most 60 characters long. */
export function isRunName(seed: string): boolean {
  return /^[a-z]+(?:-[a-z]+)+-[A-Z]{3}$/.test(seed) && seed.length <= 60;
}
