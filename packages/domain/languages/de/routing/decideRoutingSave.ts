import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/decideRoutingSave.ts';

export const texts = {
  unknownLocationText: 'Wir finden diesen Standort nicht. Vielleicht wurde er aus deinem Shop entfernt.',
} satisfies CatalogueOf<typeof english>;
