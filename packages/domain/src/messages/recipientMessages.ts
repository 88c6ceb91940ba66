import { inLanguage } from '../languages/inLanguage.ts';

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
});
