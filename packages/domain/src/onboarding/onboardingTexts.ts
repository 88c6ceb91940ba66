import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { brandName } from '../shared/screens/brandName.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts around the checklist. */
export const onboardingTexts = inLanguage('onboardingTexts', {
  intro: 'Steps complete automatically. Leave and come back at any time.',
  listLabel: 'Steps',
  next: 'Next step',
  later: 'Finish later',
  finish: 'Finish',
  skip: 'Skip',
  skipTitle: (title: string) => `Skip “${title}”?`,
  skipConfirm: 'Skip this step',
  finished: 'You’re ready to ship',
  finishedIntro: 'Every step is done or skipped. New orders appear on your dashboard.',
  toDashboard: 'Go to the dashboard',
  stateWords: { done: 'Done', open: 'To do', skipped: 'Skipped', unknown: 'Not known', loading: 'Loading…' },
});

/** "Welcome to Fulfillment Hub, Robin Carter". */
export function welcomeText(userName: string): string {
  const name = userName.trim();
  return `${welcome}${name === '' ? '' : `, ${bidiIsolate(name)}`}`;
}

export const welcome = inLanguage('welcome', `Welcome to ${brandName}`);
