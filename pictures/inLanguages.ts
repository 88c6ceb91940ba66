import { offeredLanguages } from '@hub/domain/languages';
import type { PicturedStory } from './picturedStories.ts';

/** The main state of each screen, and the densest dialogs. Their play functions don't run. */
export const storiesInLanguages: readonly string[] = [
  'catalogues-confirmations--one-order',
  'catalogues-confirmations--several-orders',
  'catalogues-provider-forms--default',
  'catalogues-status-badges--longest-name-on-a-phone',
  'screens-apps-integrations--default',
  'screens-apps-integrations--installed',
  'screens-dashboard--default',
  'screens-fulfillment--default',
  'screens-fulfillment--location-settings',
  'screens-fulfillment--routing-rules',
  'screens-fulfillment--provider-mapping',
  'screens-insights--inventory',
  'screens-insights--comparison',
  'screens-insights--default',
  'screens-inventory-products--bulk-edit',
  'screens-inventory-products--bundles',
  'screens-inventory-products--weights',
  'screens-inventory-universal-settings--default',
  'screens-inventory-stock--default',
  'screens-onboarding--default',
  'screens-orders-all-orders--default',
  'screens-orders-bulk-actions--all-selected',
  'screens-settings-batch-status--default',
  'screens-settings-billing--default',
  'screens-settings-import-orders--default',
  'screens-settings-other-tabs--company-info',
  'screens-settings-other-tabs--notifications',
  'screens-settings-other-tabs--tags',
  'screens-settings-other-tabs--staff',
  'screens-workflows--builder',
  'screens-workflows--runs',
  'screens-workflows--default',
];

/** These stories again for each offered language. */
export function inLanguages(english: readonly PicturedStory[]): PicturedStory[] {
  const byId = new Map(english.map((story) => [story.id, story]));
  const chosen = storiesInLanguages.map((id) => {
    const story = byId.get(id);
    if (!story) throw new Error(`There is no story ${id}, which has pictures in other languages.`);
    return story;
  });
  return offeredLanguages.flatMap((language) => chosen.map((story) => ({ ...story, language })));
}
