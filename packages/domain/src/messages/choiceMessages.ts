import { inLanguage } from '../languages/inLanguage.ts';

/** What 3PLs call what a merchant chooses there, by the names of the choices. */
export const choiceMessages = inLanguage('choiceMessages', {
  storeId: 'Store',
  service: 'Carrier and service',
  freightAccount: 'Freight account',
  lobId: 'Line of business',
  warehouseId: 'Warehouse',
  facilityId: 'Facility',
  timeZone: 'Time zone of its clocks',
  billingCode: 'Billing code',
});
