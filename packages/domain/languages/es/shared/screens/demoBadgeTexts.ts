import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/demoBadgeTexts.ts';

export const texts = {
  demoBadgeTexts: {
    badge: 'Demo',
    hint: 'Qué es simulado aquí y qué es real',
  },
} satisfies CatalogueOf<typeof english>;
