import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/demoBadgeTexts.ts';

export const texts = {
  demoBadgeTexts: {
    badge: 'Demo',
    hint: 'Was hier simuliert ist und was echt',
  },
} satisfies CatalogueOf<typeof english>;
