import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the strip above the figures. */
export const attentionTexts = inLanguage('attentionTexts', {
  label: 'Needs attention',
  nothing: 'Nothing needs your attention.',
  failed: 'Couldn’t load what needs your attention.',
  retry: 'Retry',
});

/** Texts of the line about the store and the 3PLs. */
export const healthTexts = inLanguage('healthTexts', {
  label: 'Your store and 3PLs',
});
