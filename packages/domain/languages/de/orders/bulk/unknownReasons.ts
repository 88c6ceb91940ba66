import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/bulk/unknownReasons.ts';

export const texts = {
  unknownReasons: {
    notNamed: 'Der Server hat nicht gemeldet, was passiert ist.',
    contradictory: 'Der Server hat zwei Antworten gegeben: erledigt und nicht erledigt.',
  },
  unknownStatusText: (status) => `Der Server nennt es „${status}“. Das sagt nicht, ob es erledigt wurde.`,
} satisfies CatalogueOf<typeof english>;
