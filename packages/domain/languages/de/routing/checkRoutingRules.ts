import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/routing/checkRoutingRules.ts';

export const texts = {
  goneLocationText: 'Einen Standort dieser Regel gibt es nicht mehr. Entferne ihn oder wähle einen anderen.',
} satisfies CatalogueOf<typeof english>;
