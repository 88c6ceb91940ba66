import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/list/compareWorkflows.ts';
import { formatCount } from '../../../../src/shared/formatCount.ts';

export const texts = {
  differenceWords: {
    name: 'Nombre',
    trigger: 'Cuándo',
    condition: 'Condición',
    action: 'Acción',
    added: (count) => `${formatCount(count)} añadidos`,
    removed: (count) => `${formatCount(count)} quitados`,
    reordered: 'en otro orden',
    together: 'Unión de las condiciones',
    actionOrder: 'Orden de las acciones',
  },
} satisfies CatalogueOf<typeof english>;
