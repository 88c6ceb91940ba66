/** The quoted words of Apps & Integrations (§2). Its title and its tabs stand in the route table. */
export const integrationTexts = {
  moreInfo: 'More Info',
  installed: 'App Installed',
  storesSection: 'E-Commerce Stores',
  providersSection: '3PL Integrations',
  viewSettings: 'View Settings',
  connectionDetails: 'Connection Details',
  storeUrl: 'Store URL',
  comingSoon: 'Coming soon!',
  integrate: 'Integrate with your fulfillment service partner(s).',
  integrated: '3PL Integrated.',
  save: 'Save',
  testConnection: 'Test Connection',
  addAccount: 'Add Account',
  removeAccount: 'Remove',
} as const;

/** Where "More Info" leads, in a new tab (§2). */
export const integrationMoreInfoPath = '/learn/integration';

/** The store platforms of the directory: ours, and the one that is only announced (§2). */
export const storePlatforms = [
  { name: 'Shopify', isAvailable: true },
  { name: 'WooCommerce', isAvailable: false },
] as const;

/** What a provider's card reads (§2). */
export function providerCardText(isIntegrated: boolean): string {
  return isIntegrated ? integrationTexts.integrated : integrationTexts.integrate;
}
