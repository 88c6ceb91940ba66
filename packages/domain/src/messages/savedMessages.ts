import { inLanguage } from '../languages/inLanguage.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';

export const savedMessages = inLanguage('savedMessages', {
  newer: ({ person, what }: { person: string; what: string }) => `${bidiIsolate(person)} saved newer ${what}.`,
  someone: 'Someone else',
  // What was saved.
  settings: 'settings',
  settingsOf: ({ name }: { name: string }) => `settings for ${bidiIsolate(name)}`,
  routingRules: 'routing rules',
  notificationSettings: 'notification settings',
  trackingPage: 'tracking page settings',
  shipPolicy: 'shipping rules',
  servicesOf: ({ name }: { name: string }) => `services for ${bidiIsolate(name)}`,
  shippingOf: ({ name }: { name: string }) => `${bidiIsolate(name)} shipping settings`,
  permissionsOf: ({ name }: { name: string }) => `permissions for ${name}`,
  package: 'settings of this package',
  bundle: 'items of this bundle',
  collection: 'settings of this collection',
});
