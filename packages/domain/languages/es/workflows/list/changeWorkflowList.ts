import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/list/changeWorkflowList.ts';

export const texts = {
  workflowListWords: {
    deleted: 'Otra persona eliminó este flujo de trabajo.',
    newer: (person) => `${person} guardó una versión más reciente de este flujo de trabajo.`,
    tooMany: (most) => `Una tienda puede tener ${most} flujos de trabajo. Elimina uno antes.`,
    cannotRun: (problem) => `Este flujo de trabajo necesita un cambio antes de poder ejecutarse. ${problem}`,
  },
} satisfies CatalogueOf<typeof english>;
