import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import { plural } from '../../../src/languages/plural.ts';
import type * as english from '../../../src/store/storeHealthItem.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  storeHealthWords: {
    name: 'Dein Shop',
    newest: (age) => `neueste Bestellung ${age}`,
    noOrder: 'noch keine Bestellungen',
    nothing: 'nichts wartet',
    waiting: (count, duration) =>
      `${formatCount(count)} ${plural(count, { one: 'wartet', other: 'warten' })} seit höchstens ${duration}`,
    standing: 'Das Laden steht still',
  },
} satisfies CatalogueOf<typeof english>;
