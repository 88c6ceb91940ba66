import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/errors/orderErrors.ts';
import { counted } from '../../../counted.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';

export const texts = {
  errorWords: {
    labels: {
      'Workflows Error': 'Workflow-Fehler',
      'Shipment Error': 'Sendungsfehler',
      '3PL API Error': '3PL-API-Fehler',
    },
    unreadable: 'Interner Serverfehler!',
    require: 'Benötigt',
    warehouseProblem: (status) => `Das Lager meldet ein Problem (3PL-Status ${status})`,
    waitsReleasable: 'Wartet auf Bestand; ein Teil kann freigegeben werden',
    partlyReleased: 'Teilweise freigegeben; der Rest wartet auf Bestand',
    ofItems: (message, items) => `${message} (${counted(items, { one: 'Artikel', other: 'Artikel' })})`,
    andMore: (message, others) => `${message}, und ${formatCount(others)} weitere`,
  },
} satisfies CatalogueOf<typeof english>;
