/** Texts of Apps & Integrations that §2 quotes. Its title and tabs stand in the route table. */
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

/** Our own texts of that screen. */
export const integrationNotes = {
  statusLabel: 'Status',
  enabled: 'Enabled',
  disabled: 'Disabled',
  disabledHelp: 'Enable it to connect. While it is disabled, what you save is kept but not used.',
  nothingInstalled: 'No app is installed yet.',
  noProviderConnected: 'No 3PL is connected yet.',
  connectFirst: 'Connect your first one in the App Directory',
  storeMissing: 'The app is not installed in this store.',
  noAccounts: 'There is no account yet. Add the first one.',
  accountIncomplete: 'Not connected yet: an enabled account needs both its API key and its API secret.',
  settingsUnreadable: 'What was saved here cannot be read. Enter the settings again and save them.',
  settingsNotLoaded:
    'The saved settings could not be loaded, so these fields are empty. Saving replaces what was saved.',
  settingsChangedElsewhere:
    'These settings were saved by somebody else while you were changing them. Saving replaces theirs.',
  secretKept: 'A value is saved. Leave it as it is to keep it.',
  unsaved: 'Unsaved changes',
  discard: 'Discard changes',
  savingNeedsPlan: 'Your plan does not include saving these settings. You can test the connection.',
  waitForSave: 'Wait until saving has ended.',
  waitForTest: 'Wait until the connection test has ended.',
  sessionExpired: 'Not done, because the session has expired.',
  testCancelled: 'You stopped waiting for the test.',
  saveCancelled: 'You stopped waiting. The settings may have been saved all the same.',
  leaveTitle: 'Leave without saving?',
  leave: 'Leave',
  stay: 'Stay',
} as const;

/** Asked before leaving: "Your changes to Shipbob and Portless are not saved." */
export function leaveWarning(names: readonly string[], isSaving: boolean): string {
  const which = new Intl.ListFormat('en').format(names);
  if (!isSaving) return `Your changes to ${which} are not saved.`;
  return `${which} is still being saved. You will be told how it ends, but what you entered is not kept here.`;
}

/** Title of an account without a name: "Account 2". */
export function accountTitle(name: string, position: number): string {
  return name.trim() === '' ? `Account ${position}` : name;
}

/** Opened by "More Info" in a new tab (§2). */
export const integrationMoreInfoPath = '/learn/integration';

/** The store platforms of the directory; WooCommerce is announced only (§2). */
export const storePlatforms = [
  { name: 'Shopify', isAvailable: true },
  { name: 'WooCommerce', isAvailable: false },
] as const;

export function providerCardText(isIntegrated: boolean): string {
  return isIntegrated ? integrationTexts.integrated : integrationTexts.integrate;
}
