import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/attentionItems.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';

export const texts = {
  attentionWords: {
    counts: {
      5: (orders) => `${formatCount(orders)} Fehler`,
      8: (orders) => `${formatCount(orders)} zu prüfen`,
      6: (orders) => `${formatCount(orders)} zurückgehalten`,
      7: (orders) => counted(orders, { one: 'Rückstand', other: 'Rückstände' }),
    },
    waiting: (duration) => `seit ${duration}`,
    waitingUpTo: (duration) => `seit höchstens ${duration}`,
    waitingNow: 'gerade eben',
    oldest: (duration) => `älteste Bestellung vor ${duration}`,
    oldestNow: 'älteste Bestellung gerade eingegangen',
    ending: (holds) => counted(holds, { one: 'endet automatisch', other: 'enden automatisch' }),
  },
} satisfies CatalogueOf<typeof english>;
