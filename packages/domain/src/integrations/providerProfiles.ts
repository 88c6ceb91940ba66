import { inLanguage } from '../languages/inLanguage.ts';
import type { Provider } from '../providers/providers.ts';

/** How well a 3PL's connection is verified. */
export const profileWords = inLanguage('profileWords', {
  notVerified: 'Not verified against the live service',
  published: (name: string) => `Built from ${name}’s published documentation; not yet tried with a live account.`,
  partial: (name: string) => `${name} publishes only part of its API, so some details are assumed.`,
  none: (name: string) => `No public documentation of ${name}’s API was found, so the details are assumed.`,
  tryFirst: 'Send a test order before you rely on it.',
});

/** Shown on every provider's card and form. */
export const notVerified = profileWords.notVerified;

/** What the connection was built from, and what to check before relying on it. */
export function verificationText({ name, documentation }: Pick<Provider, 'name' | 'documentation'>): string {
  switch (documentation) {
    case 'published':
      return `${notVerified}. ${profileWords.published(name)}`;
    case 'partial':
      return `${notVerified}. ${profileWords.partial(name)} ${profileWords.tryFirst}`;
    case 'none':
      return `${notVerified}. ${profileWords.none(name)} ${profileWords.tryFirst}`;
  }
}
