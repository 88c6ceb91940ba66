import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/list/compareWorkflows.ts';
import { counted } from '../../../counted.ts';

export const texts = {
  differenceWords: {
    name: 'Nombre',
    trigger: 'Cuándo',
    condition: 'Condición',
    action: 'Acción',
    added: (count) => counted(count, { one: 'añadido', other: 'añadidos' }),
    removed: (count) => counted(count, { one: 'quitado', other: 'quitados' }),
    reordered: 'en otro orden',
    together: 'Unión de las condiciones',
    actionOrder: 'Orden de las acciones',
  },
} satisfies CatalogueOf<typeof english>;
