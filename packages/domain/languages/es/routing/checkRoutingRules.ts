import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/checkRoutingRules.ts';
import { bidiIsolate } from '../../../src/shared/bidiIsolate.ts';

export const texts = {
  goneLocationText: 'Una ubicación de esta regla ya no existe. Quítala o elige otra.',
  ruleProblemTexts: {
    tooMany: (most) => `Usa ${most} reglas como máximo.`,
    sameId: 'Dos reglas tienen el mismo identificador. Vuelve a cargar la página.',
    nameTaken: 'Otra regla tiene este nombre. Elige uno distinto.',
    preferenceTwice: 'Cada preferencia solo puede usarse una vez.',
    noRanking: 'Elige al menos una ubicación que vaya primero.',
    rankedTwice: 'Cada ubicación solo puede estar una vez en el orden.',
    notShippedFrom: (name) => `Esta regla no envía desde ${bidiIsolate(name)}, así que no puede estar en el orden.`,
  },
} satisfies CatalogueOf<typeof english>;
