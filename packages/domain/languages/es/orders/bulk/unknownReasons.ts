import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/bulk/unknownReasons.ts';

export const texts = {
  unknownReasons: {
    notNamed: 'El servidor no dijo qué ocurrió.',
    contradictory: 'El servidor dio dos respuestas: hecho y no hecho.',
  },
  unknownStatusText: (status) => `El servidor lo llama «${status}», lo que no dice si se hizo.`,
} satisfies CatalogueOf<typeof english>;
