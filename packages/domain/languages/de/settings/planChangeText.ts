import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/planChangeText.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  planChangeWords: {
    connect: 'dein Lager (3PL) verbinden',
    locations: 'von mehreren Standorten versenden',
    can: (abilities) => `Du kannst ${abilities}.`,
    more: (price, plan) => `${price} im Monat mehr als ${plan}. `,
    anyNumber: 'beliebig viele Workflows ausführen',
    upTo: (most) => `bis zu ${formatCount(most)} Workflows ausführen`,
    instead: (most) => ` statt ${formatCount(most)}`,
  },
} satisfies CatalogueOf<typeof english>;
