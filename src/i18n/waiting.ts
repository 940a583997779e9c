import type { Locale } from './texts';

type WaitingTexts = { readonly waiting: string; readonly cancel: string };

/** What is said while a part of the page that was asked for has not arrived. */
export const waitingTexts: Readonly<Record<Locale, WaitingTexts>> = {
  en: { waiting: 'Waiting for the network. This part opens as soon as it arrives.', cancel: 'Cancel' },
  de: {
    waiting: 'Warten auf das Netz. Dieser Teil öffnet sich, sobald er da ist.',
    cancel: 'Abbrechen',
  },
};
