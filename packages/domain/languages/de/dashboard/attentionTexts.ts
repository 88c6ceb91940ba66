import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/attentionTexts.ts';

export const texts = {
  attentionTexts: {
    label: 'Handlungsbedarf',
    nothing: 'Nichts braucht deine Aufmerksamkeit.',
    failed: 'Was deine Aufmerksamkeit braucht, konnte nicht geladen werden.',
    retry: 'Erneut versuchen',
  },
} satisfies CatalogueOf<typeof english>;
