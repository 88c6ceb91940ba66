import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/shipping/decideMappingSave.ts';

export const texts = {
  unknownProviderText: 'Dieses 3PL ist nicht verbunden. Verbinde es unter Apps & Integrationen.',
} satisfies CatalogueOf<typeof english>;
