import * as styles from './Field.module.css';

type FieldRemarksProps = {
  /** The field is described by it. */
  id: string;
  hint: string | undefined;
  /** Why the field does not take what it holds, and what it expects. */
  problem: string | undefined;
};

/** What stands below a field: what it is for or, in its place, what is wrong. */
export function FieldRemarks({ id, hint, problem }: FieldRemarksProps) {
  return (
    <p id={id} className={problem === undefined ? 'remark' : styles.problem}>
      {problem ?? hint}
    </p>
  );
}
