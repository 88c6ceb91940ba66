import { inLanguage } from '../languages/inLanguage.ts';

/** Names of the app's sections, as on the screens. */
export const sectionMessages = inLanguage('sectionMessages', {
  dashboard: 'Dashboard',
  workflows: 'Workflows',
  inventory: 'Inventory Overview',
  integrations: 'Apps & Integrations',
  settings: 'Store Settings',
  locations: 'Locations',
  tracking: 'Application Tracking',
  insights: 'Insights',
});
