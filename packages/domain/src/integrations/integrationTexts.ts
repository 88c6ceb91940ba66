import { inLanguage } from '../languages/inLanguage.ts';
import { pageLocale } from '../languages/pageLocale.ts';

/** Texts of Apps & Integrations that §2 quotes. Its title and tabs are in the route table. */
export const integrationTexts = inLanguage('integrationTexts', {
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
  sendTestOrder: 'Send test order',
  addAccount: 'Add Account',
  removeAccount: 'Remove',
});

/** That screen's other texts. */
export const integrationNotes = inLanguage('integrationNotes', {
  statusLabel: 'Status',
  enabled: 'Enabled',
  disabled: 'Disabled',
  sandboxLabel: 'This is a sandbox account',
  sandboxHelp: 'It takes test orders of your store. Real orders are never sent to it.',
  sandbox: 'Sandbox account',
  disabledHelp: 'Enable to connect. While disabled, saved settings are kept but not used.',
  enableAndSave: 'Enable and save',
  whileDisabled: 'It’s disabled, so no orders are sent to it.',
  nothingInstalled: 'No apps installed yet.',
  noProviderConnected: 'No 3PL connected yet.',
  connectFirst: 'Connect one in the App Directory',
  storeMissing: 'The app isn’t installed in this store.',
  noAccounts: 'No accounts yet. Add one to connect.',
  accountIncomplete: 'Not connected yet. Enter the API key and the API secret of an enabled account.',
  settingsUnreadable: 'The saved settings can’t be read. Enter them again and save.',
  settingsNotLoaded: 'Your saved settings didn’t load, so these fields are empty. Saving replaces them.',
  settingsChangedElsewhere: 'Someone else saved these settings while you were editing. Saving replaces their changes.',
  secretKept: 'Saved. Leave unchanged to keep it.',
  replaceTitle: 'Replace the saved settings?',
  replaceBody: 'Your saved settings can’t be read, so they aren’t shown here. Saving replaces them with these fields.',
  replace: 'Replace',
  unsaved: 'Unsaved changes',
  discard: 'Discard changes',
  savingNeedsPlan: 'Upgrade your plan to save these settings. You can still test the connection.',
  waitForSave: 'Wait for the save to finish.',
  waitForTest: 'Wait for the connection test to finish.',
  waitForTestOrder: 'Wait for the test order to finish.',
  testOrderNeedsSave: 'Save your changes first. The test order goes to the saved account.',
  testOrderPassed: 'The test order worked.',
  testOrderFailed: 'The test order didn’t work.',
  sessionExpired: 'Not done: your session expired.',
  testCancelled: 'You stopped the test.',
  testOrderCancelled: 'You stopped waiting. Check there whether the test order arrived.',
  mayBeSent: 'Check there whether the test order arrived.',
  mayBeSaved: 'The settings may have been saved anyway.',
  saveCancelled: 'You stopped waiting. The settings may have been saved anyway.',
});

/** Shown before leaving: "Your changes to Shipbob and Portless are not saved." */
export const leaveWarning = inLanguage('leaveWarning', (names: readonly string[], isSaving: boolean): string => {
  const which = new Intl.ListFormat(pageLocale('en')).format(names);
  if (!isSaving) return `Your changes to ${which} are not saved.`;
  return `${which} is still being saved. You’ll see the result, but your entries here won’t be kept.`;
});

/** Title of an unnamed account: "Account 2". */
export const accountTitle = inLanguage('accountTitle', (name: string, position: number): string =>
  name.trim() === '' ? `Account ${position}` : name,
);

/** Opened by "More Info" in a new tab (§2). */
export const integrationMoreInfoPath = '/learn/integration';

/** Store platforms in the directory; WooCommerce is only announced (§2). */
export const storePlatforms = [
  { name: 'Shopify', mark: 'shopify', isAvailable: true },
  { name: 'WooCommerce', mark: 'woocommerce', isAvailable: false },
] as const;

export function providerCardText(isIntegrated: boolean): string {
  return isIntegrated ? integrationTexts.integrated : integrationTexts.integrate;
}
