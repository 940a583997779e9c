type StatusBadgeProps = {
  /** Emphasized: the state still changes. */
  live: boolean;
  children: string;
};

/** A word about a state, such as that of a row. */
export function StatusBadge({ live, children }: StatusBadgeProps) {
  return <span className={`tag ${live ? 'inverse' : 'soft tinted'}`}>{children}</span>;
}
