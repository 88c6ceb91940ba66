import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/actions/orderActionTexts.ts';

export const texts = {
  actionWords: {
    'hold-order': { label: 'Zurückhalten', confirmation: 'Diese Bestellung wirklich zurückhalten?' },
    'product-workflow': {
      label: 'Produkt-Workflows ausführen',
      confirmation: 'Wirklich alle Produkt-Workflows ausführen?',
    },
    'shipment-workflow': {
      label: 'Versand-Workflows ausführen',
      confirmation: 'Wirklich die Versand-Workflows ausführen?',
    },
    'cancel-partial-shipment': {
      label: 'Teilsendung stornieren',
      confirmation: 'Die Teilsendung wirklich stornieren?',
    },
    'ship-now': { label: 'Jetzt versenden', confirmation: 'Diese Bestellung jetzt an das 3PL senden?' },
    'move-to-close': { label: 'Schließen', confirmation: 'Diese Bestellung wirklich schließen?' },
    'move-to-open': { label: 'Wieder öffnen', confirmation: 'Diese Bestellung wirklich wieder öffnen?' },
    available: {
      label: 'Wieder öffnen',
      confirmation: 'Diese Bestellung wirklich wieder öffnen?',
    },
    'available-partially': {
      label: 'Teilweise wieder öffnen',
      confirmation: 'Diese Bestellung wirklich teilweise wieder öffnen?',
    },
    'run-workflow': { label: 'Jetzt ausführen', confirmation: 'Den fehlerhaften Workflow wirklich erneut ausführen?' },
    'move-to-open-errored': { label: 'Wieder öffnen', confirmation: 'Diese Bestellung wirklich wieder öffnen?' },
    'cancel-item': { label: 'Artikel aus Bestellung entfernen', confirmation: 'Diesen Artikel wirklich stornieren?' },
  },
  defaultConfirmation: 'Wirklich löschen?',
  cannotBeUndone: 'Das lässt sich nicht rückgängig machen.',
} satisfies CatalogueOf<typeof english>;
