import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/store/scopeEffects.ts';

export const texts = {
  scopeTexts: {
    write_orders: {
      name: 'Bestellungen',
      effect:
        'Neue Bestellungen kommen nicht an, und Tags sowie geschlossene und stornierte Bestellungen erreichen deinen Shop nicht.',
    },
    read_all_orders: {
      name: 'Bestellungen, älter als 60 Tage',
      effect: 'Bestellungen, die älter als 60 Tage sind, bleiben unbekannt.',
    },
    write_order_edits: {
      name: 'Bestellungen bearbeiten',
      effect: 'Artikel, die du hier entfernst, bleiben in deinem Shop in der Bestellung.',
    },
    read_customers: {
      name: 'Kunden',
      effect:
        'Bestellungen kommen ohne Namen und Adresse an, und Kunden können ihre Daten weder erhalten noch löschen lassen.',
    },
    read_payment_terms: {
      name: 'Zahlungsbedingungen',
      effect: 'Bestellungen auf Rechnung sehen aus wie alle unbezahlten.',
    },
    read_returns: { name: 'Retouren', effect: 'Retouren und Umtausch stehen nicht bei den Bestellungen.' },
    read_shopify_payments_disputes: {
      name: 'Zahlungsstreit',
      effect:
        'Bestrittene Zahlungen zeigen sich erst mit der nächsten Änderung der Bestellung oder dem nächtlichen Abgleich.',
    },
    read_products: { name: 'Produkte', effect: 'SKUs, Gewichte und Zollangaben fehlen.' },
    read_inventory: {
      name: 'Bestand',
      effect: 'Der Bestand je Standort ist unbekannt. Deshalb kann das Routing ihn nicht nutzen.',
    },
    read_locations: {
      name: 'Standorte',
      effect: 'Bestellungen können nicht an die Standorte deines Shops geroutet werden.',
    },
    write_merchant_managed_fulfillment_orders: {
      name: 'Versand von eigenen Standorten',
      effect:
        'Was du an deinen eigenen Standorten versendest, zurückhältst oder verschiebst, erreicht deinen Shop nicht.',
    },
    write_third_party_fulfillment_orders: {
      name: 'Fulfillment-Dienste',
      effect: 'Was du bei Fulfillment-Diensten versendest, zurückhältst oder verschiebst, erreicht deinen Shop nicht.',
    },
  },
  unknownScopeEffect: 'Ein Teil der App funktioniert nicht.',
} satisfies CatalogueOf<typeof english>;
