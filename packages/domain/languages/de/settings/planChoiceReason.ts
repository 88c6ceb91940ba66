import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/planChoiceReason.ts';

export const texts = {
  planChoiceWords: {
    isCurrent: 'Das ist dein aktueller Tarif.',
    isIncluded: 'Dein Tarif enthält schon alles aus diesem. Hier kannst du nur in einen höheren wechseln.',
  },
} satisfies CatalogueOf<typeof english>;
