import { inLanguage } from '../languages/inLanguage.ts';

/** Shown once on any screen, so it is separate from the checklist screen's texts. */
export const onboardingCompleted = inLanguage(
  'onboardingCompleted',
  'You’re all set. Your orders can now go to your warehouse.',
);
