import { inLanguage } from '../languages/inLanguage.ts';

export const shopSettingsMessages = inLanguage('shopSettingsMessages', {
  number: 'Enter a number, like 0.25, or leave it empty.',
  aboveZero: 'Enter more than 0, or leave it empty.',
  date: 'Enter a date, like 2026-11-30.',
  noLocation: 'Choose at least one location.',
  units: 'Enter a whole number of units, 0 or more.',
});
