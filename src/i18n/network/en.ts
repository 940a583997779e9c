/** What is said while a chunk that was asked for has not arrived, in English. */
export const en = {
  waiting: 'Waiting for the network. This part opens as soon as it arrives.',
  cancel: 'Cancel',
};
