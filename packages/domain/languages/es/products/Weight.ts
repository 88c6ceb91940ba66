import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/Weight.ts';

export const texts = {
  weightProblems: {
    noWeight: (text) => `«${text}» no es un peso. Introduce uno como 350 g o 1,5 kg.`,
    noUnit: (unit) => `«${unit}» no es una unidad. Usa g, kg, oz o lb.`,
    number: 'Introduce un peso como 350 g o 1,5 kg.',
    aboveZero: 'Introduce un peso mayor que 0, o déjalo vacío.',
    tooLight: 'Introduce 0,1 g o más.',
  },
} satisfies CatalogueOf<typeof english>;
