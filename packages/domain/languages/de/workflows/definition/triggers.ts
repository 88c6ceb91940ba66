import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/triggers.ts';

export const texts = {
  triggerTexts: {
    orderArrives: {
      label: 'Eine Bestellung kommt an',
      phrase: 'Wenn eine Bestellung ankommt',
      help: 'Der Shop sendet eine neue Bestellung, oder jemand drückt „Produkt-Workflows ausführen“ oder „Jetzt ausführen“.',
    },
    orderChanges: {
      label: 'Eine Bestellung ändert sich',
      phrase: 'Wenn sich eine Bestellung ändert',
      help:
        'Im Shop ändert sich an einer offenen Bestellung etwas, das die Bedingungen nennen, etwa Zahlung, Tags, Notiz oder ' +
        'Artikel. Auch wenn jemand einen Artikel entfernt oder ein Workflow die Tags ändert.',
    },
    beforeShipping: {
      label: 'Eine Bestellung soll versendet werden',
      phrase: 'Bevor eine Bestellung versendet wird',
      help: 'Die Bestellung geht an das Lager, oder jemand drückt „Versand-Workflows ausführen“.',
    },
    shipmentChanges: {
      label: 'Eine Sendung ändert sich',
      phrase: 'Wenn sich eine Sendung ändert',
      help: 'Eine Sendung verlässt das Lager, oder der Versanddienst meldet einen neuen Status.',
    },
  },
} satisfies CatalogueOf<typeof english>;
