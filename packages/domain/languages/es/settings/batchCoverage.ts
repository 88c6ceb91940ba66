import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/settings/batchCoverage.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { orders } from '../words.ts';

export const texts = {
  batchCoverageWords: {
    newest: (count) => `Según los últimos ${orders(count)} en preparación. Hay más.`,
    all: (count) => `Según las horas de lote de ${orders(count)} en preparación, de siempre.`,
    undated: (count) => `${formatCount(count)} sin hora de lote`,
    unreadable: (count) => `${formatCount(count)} que no se pudieron leer`,
    left: (parts) => ` No están en la tabla: ${parts}.`,
  },
} satisfies CatalogueOf<typeof english>;
