import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/fields.ts';

export const texts = {
  fieldTexts: {
    total: {
      label: 'Bestellwert',
      phrase: 'der Bestellwert',
      help: 'Preis aller Artikel, ohne Versand und Steuern.',
    },
    weight: {
      label: 'Gewicht',
      phrase: 'das Gewicht',
      help: 'Gewicht aller Artikel zusammen. Bestellungen ohne Gewichte passen nie.',
    },
    units: { label: 'Stückzahl', phrase: 'die Stückzahl', oneUnit: 'Stück', unit: 'Stück' },
    lines: {
      label: 'Verschiedene Artikel',
      phrase: 'die Zahl verschiedener Artikel',
      oneUnit: 'Artikel',
      unit: 'Artikel',
    },
    sku: { label: 'SKU', phrase: 'die Bestellung', help: 'SKUs aller Artikel der Bestellung.' },
    product: { label: 'Produktname', phrase: 'ein Produktname' },
    bundle: { label: 'Bundle', phrase: 'die Liste der Bundles', help: 'SKUs der Bundles in der Bestellung.' },
    collection: {
      label: 'Kollektion',
      phrase: 'die Liste der Kollektionen',
      help: 'Namen der Kollektionen, in denen die Produkte sind.',
    },
    handling: {
      label: 'Handhabung',
      phrase: 'die Handhabung',
      help: 'Was für die Produkte unter Gewichte und Verpackungen festgelegt ist.',
    },
    tag: { label: 'Tag der Bestellung', phrase: 'die Liste der Tags' },
    country: { label: 'Land', phrase: 'das Land', help: 'Wohin die Bestellung versendet wird.' },
    postcode: { label: 'Postleitzahl', phrase: 'die Postleitzahl' },
    shippingMethod: {
      label: 'Versandart',
      phrase: 'die Versandart',
      help: 'Wie der Kunde sie an der Kasse gewählt hat.',
    },
    customer: { label: 'Name des Kunden', phrase: 'der Kunde' },
    earlierOrders: {
      label: 'Frühere Bestellungen des Kunden',
      phrase: 'die Zahl früherer Bestellungen des Kunden',
      oneUnit: 'Bestellung',
      unit: 'Bestellungen',
      help:
        'Kunden werden am Kunden der Bestellung erkannt: an einer Nummer oder E-Mail, wenn dein Shop sie nennt, sonst am ' +
        'Namen. Zwei Personen mit demselben Namen zählen dann als eine. Gäste passen nie.',
    },
    weekday: {
      label: 'Wochentag',
      phrase: 'der Wochentag',
      help: 'Wann die Bestellung aufgegeben wurde, in der Zeitzone deines Shops.',
    },
    hour: {
      label: 'Stunde des Tages',
      phrase: 'die Stunde',
      unit: 'Uhr',
      help: 'Wann die Bestellung aufgegeben wurde, von 0 bis 23, in der Zeitzone deines Shops.',
    },
  },
  handlingLabels: { 'Ships alone': 'Einzeln versenden', Fragile: 'Zerbrechlich', 'Dangerous goods': 'Gefahrgut' },
} satisfies CatalogueOf<typeof english>;
