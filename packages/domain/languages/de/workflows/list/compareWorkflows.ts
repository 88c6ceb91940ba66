import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/list/compareWorkflows.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';

export const texts = {
  differenceWords: {
    name: 'Name',
    trigger: 'Wann',
    condition: 'Bedingung',
    action: 'Aktion',
    added: (count) => `${formatCount(count)} hinzugefügt`,
    removed: (count) => `${formatCount(count)} entfernt`,
    reordered: 'andere Reihenfolge',
    together: 'Verknüpfung der Bedingungen',
    actionOrder: 'Reihenfolge der Aktionen',
  },
} satisfies CatalogueOf<typeof english>;
