import { inLanguage } from '../languages/inLanguage.ts';

/** 3PL terms for the merchant's choices, by choice name. */
export const choiceMessages = inLanguage('choiceMessages', {
  storeId: 'Store',
  service: 'Carrier and service',
  freightAccount: 'Freight account',
  lobId: 'Line of business',
  warehouseId: 'Warehouse',
  facilityId: 'Facility',
  timeZone: 'Time zone of its clocks',
  billingCode: 'Billing code',
  package: 'Package',
  channelId: 'Channel',
});
