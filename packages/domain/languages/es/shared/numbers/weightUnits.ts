import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/numbers/weightUnits.ts';

export const texts = {
  weightUnitNames: {
    g: 'Gramos (g)',
    kg: 'Kilogramos (kg)',
    oz: 'Onzas (oz)',
    lb: 'Libras (lb)',
  },
} satisfies CatalogueOf<typeof english>;
