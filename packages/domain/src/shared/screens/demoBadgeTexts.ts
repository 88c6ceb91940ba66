import { inLanguage } from '../../languages/inLanguage.ts';

/** Texts of the demo's badge; those of its dialog load with the dialog. */
export const demoBadgeTexts = inLanguage('demoBadgeTexts', {
  badge: 'Demo',
  hint: 'What is simulated here, and what is real',
});
