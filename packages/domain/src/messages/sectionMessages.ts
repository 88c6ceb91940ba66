import { inLanguage } from '../languages/inLanguage.ts';

/** Names of the sections of the app, as screens have them. */
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
