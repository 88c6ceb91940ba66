import { inLanguage } from '../languages/inLanguage.ts';

export const choiceMessages = inLanguage('choiceMessages', {
  store: 'store',
  service: 'carrier and service',
  freightAccount: 'freight account',
  lineOfBusiness: 'line of business',
  warehouse: 'warehouse',
  facility: 'facility',
});
