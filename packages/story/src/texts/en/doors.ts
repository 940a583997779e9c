/** What leads here on the page, in English. */
export const en = {
  playStory: 'Play the story (six minutes)',
  resumeStory: 'Resume the story',
} as const;
