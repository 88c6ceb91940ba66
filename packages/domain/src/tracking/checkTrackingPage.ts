import type { TrackingPage } from './TrackingPage.ts';

import { inputProblems } from '../shared/inputProblems.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Where something is wrong; the form shows the message there. */
export interface TrackingPageProblem {
  part: 'shopName' | 'color' | 'heading' | 'intro' | 'contactEmail';
  message: string;
}

/** Characters at most. */
export const trackingPageLimits = { shopName: 60, heading: 80, intro: 300, contactEmail: 254 } as const;

/** What can be wrong with the page. */
export const trackingProblems = inLanguage('trackingProblems', {
  shopName: 'Enter the name your customers know.',
  color: 'Enter a color like #1f5199.',
  heading: 'Enter a heading.',
  email: 'Enter an email address like help@example.com, or leave it empty.',
});

/** Everything that keeps the page from being saved; empty when it is fine. */
export function checkTrackingPage(page: TrackingPage): TrackingPageProblem[] {
  const messages = {
    shopName: textProblem(page.shopName, trackingPageLimits.shopName, trackingProblems.shopName),
    color: isColor(page.color) ? null : trackingProblems.color,
    heading: textProblem(page.heading, trackingPageLimits.heading, trackingProblems.heading),
    intro: textProblem(page.intro, trackingPageLimits.intro, null),
    contactEmail: emailProblem(page.contactEmail.trim()),
  } satisfies Record<TrackingPageProblem['part'], string | null>;
  return (Object.keys(messages) as TrackingPageProblem['part'][]).flatMap((part) => {
    const message = messages[part];
    return message === null ? [] : [{ part, message }];
  });
}

/** `#rrggbb`, in either case. */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

function textProblem(text: string, most: number, whenEmpty: string | null): string | null {
  const { length } = text.trim();
  if (length === 0) return whenEmpty;
  return length > most ? inputProblems.characters(most) : null;
}

function emailProblem(email: string): string | null {
  if (email === '') return null;
  if (email.length > trackingPageLimits.contactEmail) return inputProblems.characters(trackingPageLimits.contactEmail);
  return /^[^\s@<>"',;:\\]+@[^\s@<>"',;:\\]+\.[^\s@<>"',;:\\]+$/.test(email) ? null : trackingProblems.email;
}
