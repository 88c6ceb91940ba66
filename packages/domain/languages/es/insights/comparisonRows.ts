import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/comparisonRows.ts';

export const texts = {
  comparisonWords: {
    titles: {
      orders: 'Pedidos',
      shippedShare: 'Parte enviada',
      errors: 'Pedidos con error',
      median: 'La mitad, enviada en',
      ninetieth: 'Nueve de cada diez, enviados en',
    },
    nothing: 'Nada que comparar',
    same: 'Sin cambios',
    more: (count) => `${count} más`,
    fewer: (count) => `${count} menos`,
    noneBefore: (difference) => `${difference}, antes ninguno`,
    points: (signedPoints, isOne) => `${signedPoints} ${isOne ? 'punto porcentual' : 'puntos porcentuales'}`,
    longer: (duration) => `${duration} más`,
    shorter: (duration) => `${duration} menos`,
  },
} satisfies CatalogueOf<typeof english>;
