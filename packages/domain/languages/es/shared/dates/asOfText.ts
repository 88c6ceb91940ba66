import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/dates/asOfText.ts';

export const texts = {
  asOf: (time) => `Datos de ${time}`,
} satisfies CatalogueOf<typeof english>;
