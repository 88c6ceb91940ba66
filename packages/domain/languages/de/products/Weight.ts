import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/Weight.ts';

export const texts = {
  weightProblems: {
    noWeight: (text) => `„${text}“ ist kein Gewicht. Gib eines wie 350 g oder 1,5 kg ein.`,
    noUnit: (unit) => `„${unit}“ ist keine Einheit. Möglich sind g, kg, oz und lb.`,
    number: 'Gib ein Gewicht wie 350 g oder 1,5 kg ein.',
    aboveZero: 'Gib ein Gewicht über 0 ein, oder lass es leer.',
    tooLight: 'Gib mindestens 0,1 g ein.',
  },
} satisfies CatalogueOf<typeof english>;
