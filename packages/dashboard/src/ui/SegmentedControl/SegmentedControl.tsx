import * as styles from './SegmentedControl.module.css';

type SegmentedControlProps<Id extends string | number> = {
  label: string;
  /** Whether the label is seen, above the options. */
  isNamed?: boolean;
  options: readonly { readonly id: Id; readonly text: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  describedBy?: string;
};

/** A group of buttons of which one is pressed. */
export function SegmentedControl<Id extends string | number>({
  label,
  isNamed,
  options,
  chosen,
  onChoose,
  describedBy,
}: SegmentedControlProps<Id>) {
  const group = (
    <fieldset className={`edged ${styles.group}`} aria-label={label} aria-describedby={describedBy}>
      {options.map(({ id, text }) => (
        <button
          key={id}
          type="button"
          className={`soft ${styles.option}`}
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
  if (!isNamed) return group;
  return (
    <div className="stack named">
      <p className="strong" aria-hidden="true">
        {label}
      </p>
      {group}
    </div>
  );
}
