import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/planWorkflows.ts';

export const texts = {
  downgradeWords: {
    note: (oldest, names) => `Con Growth siguen activos los ${oldest} más antiguos. Se desactivarían: ${names}.`,
    name: (name) => `«${name}»`,
    more: (count) => `${count} más`,
  },
} satisfies CatalogueOf<typeof english>;
