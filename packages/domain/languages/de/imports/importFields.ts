import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/imports/importFields.ts';

export const texts = {
  importFieldWords: {
    orderNumber: 'Bestellnummer',
    sku: 'SKU',
    name: 'Artikelname',
    quantity: 'Menge',
    price: 'Stückpreis',
    orderDate: 'Bestelldatum',
    customer: 'Kunde',
    country: 'Land',
    recipientName: 'Name des Empfängers',
    company: 'Firma',
    address1: 'Adresszeile 1',
    address2: 'Adresszeile 2',
    city: 'Ort',
    state: 'Region',
    postcode: 'Postleitzahl',
    phone: 'Telefon',
    email: 'E-Mail',
  },
} satisfies CatalogueOf<typeof english>;
