import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/plans/planWords.ts';

export const texts = {
  planWords: {
    features: {
      2: [
        'Alle Funktionen von Starter',
        'Beliebig viele Benutzer',
        'Workflows für Bestellungen',
        'Workflows für Sendungen',
        'Bis zu 5 Workflows',
        '3PL-/Lager-Anbindung',
      ],
      3: [
        'Alle Funktionen von Growth',
        'Beliebig viele aktive Workflows',
        'Upselling im Warenkorb',
        '3PL-Anbindung',
        'Routing über mehrere Standorte',
      ],
    },
    current: 'Aktueller Tarif',
    perMonth: (price) => `${price} pro Monat`,
    perMonthUntil: (price, day) => `${price} pro Monat bis ${day}`,
    billedIn: (currency) => `Tarife werden in ${currency} abgerechnet.`,
  },
} satisfies CatalogueOf<typeof english>;
