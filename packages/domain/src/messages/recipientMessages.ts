import { inLanguage } from '../languages/inLanguage.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';

export const recipientMessages = inLanguage('recipientMessages', {
  name: 'name',
  company: 'company',
  street: 'street',
  secondLine: 'second address line',
  city: 'city',
  state: 'state',
  postcode: 'postal code',
  country: 'country',
  phone: 'phone number',
  email: 'email',
  chooseCountry: 'Choose a country.',
  enterName: 'Enter a name or a company.',
  enterStreet: 'Enter a street.',
  enterCity: 'Enter a city.',
  chooseState: 'Choose a state or province.',
  postcodeLike: ({ example }: { example: string }) => `Enter a postal code such as ${example}.`,
  keepPhone: 'Enter a phone number. It can be changed, but not removed.',
  tooLong: ({ most }: { most: number }) => `Enter ${formatQuantity(most, 'character')} or fewer.`,
  noPoBox: ({ carrier }: { carrier: string }) => `${bidiIsolate(carrier)} doesn’t deliver to PO boxes.`,
});
