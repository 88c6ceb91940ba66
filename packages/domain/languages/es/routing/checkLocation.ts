import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/checkLocation.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';

export const texts = {
  locationProblems: {
    zones: (most) => `Usa ${most} zonas como máximo.`,
    noProvider: 'Elige el 3PL del que vienen las existencias.',
    reportsNoStock: 'Este 3PL no comunica sus existencias. Elige otro origen.',
    emptyZone: 'Elige un país o introduce cómo empiezan los códigos postales, o quita esta zona.',
    postcodes: (most) => `Usa ${formatCount(most)} códigos postales como máximo.`,
    postcode: (postcode) =>
      `«${postcode}» no es el comienzo de un código postal. Usa hasta 10 letras y cifras, como LS o 101.`,
    wholeNumber: 'Introduce un número entero de pedidos, o déjalo vacío si no hay límite.',
    tooFew: 'Introduce 1 o más. Para que no envíe, desactiva la ubicación.',
    tooMany: (most) => `Introduce ${formatCount(most)} como máximo, o déjalo vacío si no hay límite.`,
  },
  unknownCountryText: (country) => `«${country}» no es un país.`,
} satisfies CatalogueOf<typeof english>;
