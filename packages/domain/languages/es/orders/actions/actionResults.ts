import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/actions/actionResults.ts';

export const texts = {
  resultTexts: {
    somethingWentWrong: 'Algo ha salido mal',
    moved: 'Pedidos pasados a abiertos',
    workflowNoMessage: 'Error interno del servidor.',
    bulkNoMessage: 'Error interno del servidor.',
  },
} satisfies CatalogueOf<typeof english>;
