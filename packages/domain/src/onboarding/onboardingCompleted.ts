/** Said once on any screen, so it stands apart from the texts of the checklist's own screen. */
export const onboardingCompleted = 'You’re all set. Your orders can now go to your warehouse.';
