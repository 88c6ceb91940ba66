import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/disagreements.ts';

export const texts = {
  disagreementTitle: 'Las cifras y las listas no coinciden',
  disagreementText: (title, figure, listed) => `${title} indica ${figure}, la lista tiene ${listed}.`,
} satisfies CatalogueOf<typeof english>;
