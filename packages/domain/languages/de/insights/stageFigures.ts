import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/stageFigures.ts';

export const texts = {
  restTitle: 'Geschlossen oder storniert, nicht versendet',
} satisfies CatalogueOf<typeof english>;
