import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/decideRoutingSave.ts';

export const texts = {
  unknownLocationText: 'No encontramos esta ubicación. Puede que se haya quitado de tu tienda.',
} satisfies CatalogueOf<typeof english>;
