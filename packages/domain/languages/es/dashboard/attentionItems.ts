import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/attentionItems.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';

export const texts = {
  attentionWords: {
    counts: {
      5: (orders) => counted(orders, { one: 'error', other: 'errores' }),
      8: (orders) => `${formatCount(orders)} por revisar`,
      6: (orders) => counted(orders, { one: 'retenido', other: 'retenidos' }),
      7: (orders) => `${formatCount(orders)} sin existencias`,
    },
    waiting: (duration) => `en espera desde hace ${duration}`,
    waitingUpTo: (duration) => `hasta ${duration} en espera`,
    waitingNow: 'ahora mismo',
    oldest: (duration) => `el más antiguo, de hace ${duration}`,
    oldestNow: 'el más antiguo acaba de llegar',
    ending: (holds) => counted(holds, { one: 'termina solo', other: 'terminan solos' }),
  },
} satisfies CatalogueOf<typeof english>;
