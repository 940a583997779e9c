/** What has to be undone at the end, whatever the end is. */
export type CleanUp = {
  add: (step: () => unknown) => void;
  /** Undoes everything, the latest first. A second call has nothing to do. */
  run: () => Promise<void>;
};

export function createCleanUp(): CleanUp {
  const steps: (() => unknown)[] = [];
  return {
    add: (step) => void steps.push(step),
    async run() {
      for (const step of steps.splice(0).toReversed()) await step();
    },
  };
}
