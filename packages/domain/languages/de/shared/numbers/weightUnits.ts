import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/numbers/weightUnits.ts';

export const texts = {
  weightUnitNames: {
    g: 'Gramm (g)',
    kg: 'Kilogramm (kg)',
    oz: 'Unzen (oz)',
    lb: 'Pfund (lb)',
  },
} satisfies CatalogueOf<typeof english>;
