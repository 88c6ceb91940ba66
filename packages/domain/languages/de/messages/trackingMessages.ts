import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/trackingMessages.ts';

export const texts = {
  trackingMessages: {
    shopName: 'Gib den Namen ein, den deine Kunden kennen.',
    color: 'Gib eine Farbe wie #1f5199 ein.',
    heading: 'Gib eine Überschrift ein.',
    email: 'Gib eine E-Mail-Adresse wie help@example.com ein, oder lass es leer.',
  },
} satisfies CatalogueOf<typeof english>;
