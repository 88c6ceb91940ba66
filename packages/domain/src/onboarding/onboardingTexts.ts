/** Texts around the checklist; all ours. */
export const onboardingTexts = {
  heading: 'Get ready to ship',
  intro:
    'Each step is checked off as soon as it is true, whoever did it and wherever. Leave at any time and come back: nothing is lost.',
  listLabel: 'Steps',
  skip: 'Skip to the dashboard',
  stateWords: { done: 'Done', open: 'To do', unknown: 'Not known', loading: 'Loading…' },
} as const;
