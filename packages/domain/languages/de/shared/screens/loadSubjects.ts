import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/loadSubjects.ts';

export const texts = {
  loadSubjects: {
    figures: 'die Zahlen',
    orders: 'die Bestellungen',
    shop: 'dein Shop',
    providers: 'die verbundenen Anbieter',
    lists: 'die Listen',
  },
} satisfies CatalogueOf<typeof english>;
