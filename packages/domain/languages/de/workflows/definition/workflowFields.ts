import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/workflowFields.ts';

export const texts = {
  fieldTexts: {
    orderTotal: {
      label: 'Bestellwert',
      phrase: 'der Bestellwert',
      help:
        'Was der Kunde zahlt: Artikel nach Rabatten, mit Versand und Steuern, ohne Erstattetes. Bei Bestellungen, die nicht ' +
        'aus deinem Shop kommen, der Preis der Artikel.',
    },
    subtotal: {
      label: 'Artikel nach Rabatten',
      phrase: 'der Preis der Artikel nach Rabatten',
      help: 'Ohne Versand. Mit Steuern nur, wenn die Preise in deinem Shop sie enthalten.',
    },
    total: {
      label: 'Artikel vor Rabatten',
      phrase: 'der Preis der Artikel vor Rabatten',
      help: 'Ohne Versand. Mit Steuern nur, wenn die Preise in deinem Shop sie enthalten.',
    },
    discounts: { label: 'Rabatte', phrase: 'der Rabatt', help: 'Auf Artikel und auf die ganze Bestellung zusammen.' },
    shippingPrice: {
      label: 'Versandpreis',
      phrase: 'der Versandpreis',
      help: 'Was der Kunde für den Versand zahlt, nach Rabatten.',
    },
    tax: {
      label: 'Steuern',
      phrase: 'der Steuerbetrag',
      help: 'Für Artikel und Versand, auch wenn die Preise sie enthalten.',
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
    paymentStatus: { label: 'Zahlungsstatus', phrase: 'der Zahlungsstatus' },
    risk: {
      label: 'Betrugsrisiko',
      phrase: 'das Betrugsrisiko',
      help: 'Was die Betrugsanalyse deines Shops oder eine App ergeben hat.',
    },
    dispute: {
      label: 'Zahlungsstreit',
      phrase: 'der Zahlungsstreit',
      help: 'Ein Kunde fordert das Geld über seine Bank zurück.',
    },
    deliveryMethod: {
      label: 'Liefermethode',
      phrase: 'die Liefermethode',
      help: 'Wie die Bestellung zum Kunden kommt.',
    },
    testOrder: {
      label: 'Testbestellung',
      phrase: 'die Testbestellung',
      help: 'Aufgegeben, um den Shop auszuprobieren: niemand zahlt dafür.',
    },
    note: {
      label: 'Notiz der Bestellung',
      phrase: 'die Notiz',
      help: 'Was der Kunde oder dein Team zur Bestellung geschrieben hat.',
    },
    attributes: {
      label: 'Zusätzliche Angaben',
      phrase: 'die Liste zusätzlicher Angaben',
      help: 'Was dein Checkout oder eine App hinzugefügt hat, hintereinander, etwa Grußkarte: Alles Gute.',
    },
    discountCode: { label: 'Rabattcode', phrase: 'die Liste der Rabattcodes' },
    sellingPlan: {
      label: 'Verkaufsplan',
      phrase: 'die Liste der Verkaufspläne',
      help: 'Namen der Abos oder Vorbestellungen, über die die Artikel verkauft werden.',
    },
    company: {
      label: 'Unternehmen',
      phrase: 'das Unternehmen',
      help: 'Das Unternehmen, das gekauft hat, bei Großhandelsbestellungen (B2B).',
    },
    poNumber: { label: 'Auftragsnummer', phrase: 'die Auftragsnummer' },
    paymentGateway: {
      label: 'Zahlungsmethode',
      phrase: 'die Liste der Zahlungsmethoden',
      help: 'Wie dein Shop sie nennt, etwa shopify_payments oder Cash on Delivery (COD).',
    },
    paymentTerms: {
      label: 'Zahlungsbedingungen',
      phrase: 'die Zahlungsbedingung',
      help: 'Unbezahlter Bestellungen, etwa Net 30. Leer, wenn sofort zu zahlen ist.',
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
  answerLabels: { Yes: 'Ja', No: 'Nein' },
  handlingLabels: { 'Ships alone': 'Einzeln versenden', Fragile: 'Zerbrechlich', 'Dangerous goods': 'Gefahrgut' },
} satisfies CatalogueOf<typeof english>;
