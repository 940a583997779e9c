export function Rosette({ numbers, word }: { numbers: readonly number[]; word: string }) {
  return <svg aria-hidden="true" data-n={numbers.length} data-w={word} width="0" height="0" />;
}
