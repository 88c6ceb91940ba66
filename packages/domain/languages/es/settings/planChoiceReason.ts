import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/planChoiceReason.ts';

export const texts = {
  planChoiceWords: {
    isCurrent: 'Este es tu plan actual.',
    isIncluded: 'Tu plan ya incluye todo lo de este. Aquí solo puedes pasar a uno superior.',
  },
} satisfies CatalogueOf<typeof english>;
