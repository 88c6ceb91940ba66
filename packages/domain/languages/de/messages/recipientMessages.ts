import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/recipientMessages.ts';

export const texts = {
  recipientMessages: {
    name: 'Name',
    company: 'Firma',
    street: 'Straße',
    secondLine: 'Adresszusatz',
    city: 'Ort',
    state: 'Bundesland',
    postcode: 'Postleitzahl',
    country: 'Land',
    phone: 'Telefonnummer',
    email: 'E-Mail-Adresse',
  },
} satisfies CatalogueOf<typeof english>;
