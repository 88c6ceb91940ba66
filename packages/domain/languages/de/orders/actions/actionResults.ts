import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/actions/actionResults.ts';

export const texts = {
  resultTexts: {
    somethingWentWrong: 'Etwas ist schiefgegangen',
    moved: 'Bestellungen wieder geöffnet',
    workflowNoMessage: 'Interner Serverfehler.',
    bulkNoMessage: 'Interner Serverfehler.',
  },
} satisfies CatalogueOf<typeof english>;
