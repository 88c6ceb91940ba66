import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/workflowPlan.ts';

export const texts = {
  activationText: (most) =>
    `Tu plan ejecuta ${most} flujos de trabajo a la vez. Desactiva uno o pasa a Elite para ejecutar los que quieras.`,
} satisfies CatalogueOf<typeof english>;
