import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/routingMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';

export const texts = {
  routingMessages: {
    shipsAgain: 'Sale de nuevo: se anuló su envío',
    onlyLocation: ({ location }) => `Sale de ${bidiIsolate(location)}: ninguna regla dice otra cosa`,
    hasAll: ({ location, units }) => `${bidiIsolate(location)} tiene las ${formatCount(units)}`,
    hasSome: ({ location, units, of }) => `${bidiIsolate(location)} tiene ${formatCount(units)} de ${formatCount(of)}`,
    notInStock: 'Sin existencias',
    noLocation: 'Ninguna ubicación envía a esta dirección',
    zones: ({ most }) => `Usa ${most} zonas como máximo.`,
    noProvider: 'Elige el 3PL del que vienen las existencias.',
    reportsNoStock: 'Este 3PL no comunica sus existencias. Elige otro origen.',
    emptyZone: 'Elige un país o introduce cómo empiezan los códigos postales, o quita esta zona.',
    postcodes: ({ most }) => `Usa ${formatCount(most)} códigos postales como máximo.`,
    postcode: ({ postcode }) =>
      `«${postcode}» no es el comienzo de un código postal. Usa hasta 10 letras y cifras, como LS o 101.`,
    wholeNumber: 'Introduce un número entero de pedidos, o déjalo vacío si no hay límite.',
    tooFew: 'Introduce 1 o más. Para que no envíe, desactiva la ubicación.',
    tooMany: ({ most }) => `Introduce ${formatCount(most)} como máximo, o déjalo vacío si no hay límite.`,
    tooManyRules: ({ most }) => `Usa ${most} reglas como máximo.`,
    sameId: 'Dos reglas tienen el mismo identificador. Vuelve a cargar la página.',
    nameTaken: 'Otra regla tiene este nombre. Elige uno distinto.',
    preferenceTwice: 'Cada preferencia solo puede usarse una vez.',
    noRanking: 'Elige al menos una ubicación que vaya primero.',
    rankedTwice: 'Cada ubicación solo puede estar una vez en el orden.',
    notShippedFrom: ({ name }) => `Esta regla no envía desde ${bidiIsolate(name)}, así que no puede estar en el orden.`,
  },
} satisfies CatalogueOf<typeof english>;
