import * as styles from './SegmentedControl.module.css';

type SegmentedControlProps<Id extends string | number> = {
  label: string;
  options: readonly { readonly id: Id; readonly text: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  describedBy?: string;
};

/** A group of buttons of which one is pressed. */
export function SegmentedControl<Id extends string | number>({
  label,
  options,
  chosen,
  onChoose,
  describedBy,
}: SegmentedControlProps<Id>) {
  return (
    <fieldset className={styles.group} aria-label={label} aria-describedby={describedBy}>
      {options.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className={styles.option}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
