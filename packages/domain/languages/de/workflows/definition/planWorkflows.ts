import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/planWorkflows.ts';

export const texts = {
  downgradeWords: {
    note: (oldest, names) => `Mit Growth bleiben die ${oldest} ältesten an. Ausgeschaltet würden: ${names}.`,
    name: (name) => `„${name}“`,
    more: (count) => `${count} weitere`,
  },
} satisfies CatalogueOf<typeof english>;
