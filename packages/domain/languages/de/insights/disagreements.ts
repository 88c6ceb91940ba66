import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/insights/disagreements.ts';

export const texts = {
  disagreementTitle: 'Zahlen und Listen stimmen nicht überein',
  disagreementText: (title, figure, listed) => `${title} zeigt ${figure}, die Liste hat ${listed}.`,
} satisfies CatalogueOf<typeof english>;
