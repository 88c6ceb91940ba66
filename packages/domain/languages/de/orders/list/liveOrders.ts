import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/liveOrders.ts';
import { orders } from '../../words.ts';
import { counted } from '../../../counted.ts';

export const texts = {
  liveListTexts: {
    show: 'Anzeigen',
    update: 'Aktualisieren',
    added: (count) => counted(count, { one: 'neue Bestellung', other: 'neue Bestellungen' }),
    left: (count) => `${orders(count)} nicht mehr in dieser Liste`,
    notListed: 'Nicht mehr gelistet',
    moved: [
      'Verschoben',
      'Jetzt offen',
      'Jetzt im Fulfillment',
      'Jetzt versendet',
      'Jetzt unter Fehler',
      'Jetzt zurückgehalten',
      'Jetzt im Rückstand',
      'Jetzt zu prüfen',
    ],
  },
} satisfies CatalogueOf<typeof english>;
