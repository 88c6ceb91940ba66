import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/recipientMessages.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

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
    chooseCountry: 'Wähle ein Land.',
    enterName: 'Gib einen Namen oder eine Firma ein.',
    enterStreet: 'Gib eine Straße ein.',
    enterCity: 'Gib einen Ort ein.',
    chooseState: 'Wähle einen Bundesstaat oder eine Provinz.',
    postcodeLike: ({ example }) => `Gib eine Postleitzahl wie ${example} ein.`,
    keepPhone: 'Gib eine Telefonnummer ein. Sie kann geändert, aber nicht entfernt werden.',
    tooLong: ({ most }) => `Gib höchstens ${formatCount(most)} Zeichen ein.`,
    noPoBox: ({ carrier }) => `${bidiIsolate(carrier)} liefert nicht an Postfächer.`,
  },
} satisfies CatalogueOf<typeof english>;
