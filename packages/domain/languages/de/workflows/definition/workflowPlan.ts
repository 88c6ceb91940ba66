import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/workflowPlan.ts';

export const texts = {
  activationText: (most) =>
    `Dein Tarif führt ${most} Workflows zugleich aus. Schalte einen aus oder wechsle zu Elite, um beliebig viele auszuführen.`,
} satisfies CatalogueOf<typeof english>;
