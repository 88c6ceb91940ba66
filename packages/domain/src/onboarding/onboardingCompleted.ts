import { inLanguage } from '../languages/inLanguage.ts';

/** Said once on any screen, so it stands apart from the texts of the checklist's own screen. */
export const onboardingCompleted = inLanguage(
  'onboardingCompleted',
  'You’re all set. Your orders can now go to your warehouse.',
);
