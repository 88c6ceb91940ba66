import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/checkLocation.ts';

export const texts = {
  unknownCountryText: (country) => `„${country}“ ist kein Land.`,
} satisfies CatalogueOf<typeof english>;
