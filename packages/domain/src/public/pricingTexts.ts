/** Texts around the plans. */
export const pricingTexts = {
  lead: 'Two plans, paid by the month.',
  featuresOf: 'What is in it',
  choose: 'Log in to choose a plan',
  notesTitle: 'Good to know',
  notes: [
    'You choose a plan inside the app and confirm it on a page of its own. Nothing is bought before you confirm it.',
    'Saving the settings of a fulfillment provider needs Growth or Elite. Testing a connection does not.',
    'When you upgrade, the app offers only the plans above yours.',
  ],
  learn: { title: 'Choose or change your plan', path: '/learn/plans-and-billing' },
} as const;
