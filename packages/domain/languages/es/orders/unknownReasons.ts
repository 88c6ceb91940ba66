import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/unknownReasons.ts';

export const texts = {
  unknownReasons: {
    notNamed: 'El servidor no dijo qué ocurrió.',
    contradictory: 'El servidor dio dos respuestas: hecho y no hecho.',
  },
} satisfies CatalogueOf<typeof english>;
