import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shipping/decideMappingSave.ts';

export const texts = {
  unknownProviderText: 'Este 3PL no está conectado. Conéctalo en Apps e integraciones.',
} satisfies CatalogueOf<typeof english>;
