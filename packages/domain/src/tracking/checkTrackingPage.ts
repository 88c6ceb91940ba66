import { message, type Words } from '../messages/Message.ts';
import type { TrackingPage } from './TrackingPage.ts';

/** Location of a problem; the form shows the message there. */
export interface TrackingPageProblem {
  part: 'shopName' | 'color' | 'heading' | 'intro' | 'contactEmail';
  message: Words;
}

/** Maximum characters. */
export const trackingPageLimits = { shopName: 60, heading: 80, intro: 300, contactEmail: 254 } as const;

/** Everything that prevents saving the page; empty when it is fine. */
export function checkTrackingPage(page: TrackingPage): TrackingPageProblem[] {
  const messages = {
    shopName: textProblem(page.shopName, trackingPageLimits.shopName, message('tracking.shopName')),
    color: isColor(page.color) ? null : message('tracking.color'),
    heading: textProblem(page.heading, trackingPageLimits.heading, message('tracking.heading')),
    intro: textProblem(page.intro, trackingPageLimits.intro, null),
    contactEmail: emailProblem(page.contactEmail.trim()),
  } satisfies Record<TrackingPageProblem['part'], Words | null>;
  return (Object.keys(messages) as TrackingPageProblem['part'][]).flatMap((part) => {
    const problem = messages[part];
    return problem === null ? [] : [{ part, message: problem }];
  });
}

/** `#rrggbb`, in either case. */
export function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

function textProblem(text: string, most: number, whenEmpty: Words | null): Words | null {
  const { length } = text.trim();
  if (length === 0) return whenEmpty;
  return length > most ? message('inputs.characters', { most }) : null;
}

function emailProblem(email: string): Words | null {
  if (email === '') return null;
  if (email.length > trackingPageLimits.contactEmail)
    return message('inputs.characters', { most: trackingPageLimits.contactEmail });
  return /^[^\s@<>"',;:\\]+@[^\s@<>"',;:\\]+\.[^\s@<>"',;:\\]+$/.test(email) ? null : message('tracking.email');
}
