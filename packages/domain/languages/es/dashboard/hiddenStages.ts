import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/hiddenStages.ts';

export const texts = {
  hiddenStageWords: {
    title: 'Conecta tu almacén para ver el resto',
    note: (stages) => `${stages} aparecen aquí en cuanto haya un 3PL conectado.`,
    connect: 'Conectar un 3PL',
    noPermission: 'Pide a alguien con acceso a «Apps e integraciones» que conecte uno.',
  },
} satisfies CatalogueOf<typeof english>;
