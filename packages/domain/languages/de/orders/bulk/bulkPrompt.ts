import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/bulk/bulkPrompt.ts';
import { orders } from '../../words.ts';

export const texts = {
  bulkQuestions: {
    heading: (count) => `Bestätige diese Sammelaktion. ${orders(count)} ausgewählt.`,
    moveToOpen: (count) => `Möchtest du ${orders(count)} wirklich öffnen?`,
    moveToClose: (count) => `Möchtest du ${orders(count)} wirklich schließen?`,
  },
} satisfies CatalogueOf<typeof english>;
