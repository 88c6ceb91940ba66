import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/checkLocation.ts';

export const texts = {
  unknownCountryText: (country) => `«${country}» no es un país.`,
} satisfies CatalogueOf<typeof english>;
