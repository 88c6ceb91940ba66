import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/stageFigures.ts';

export const texts = {
  restTitle: 'Cerrados o cancelados, sin enviar',
} satisfies CatalogueOf<typeof english>;
