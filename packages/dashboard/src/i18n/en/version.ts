/** Of a link of another engine version, in English. */
export const en = {
  title: 'This link belongs to another version',
  about:
    'It was made with version {theirs} of this simulation; this is version {ours}, where the same seed gives a different run. So the run of the link is not shown.',
  open: 'Show the run of version {ours} instead',
} as const;
