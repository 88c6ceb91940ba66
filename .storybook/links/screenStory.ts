import { orderTabs } from '../../packages/domain/src/orders/list/orderTabs.ts';

/** The story of each screen, by the prefix of its path in the app. The longest matching prefix counts. */
export const screenStories: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    orderTabs.flatMap(({ slug, title }) =>
      ['/app/dashboard-v0/', '/app/dashboard/'].map((area) => [
        area + slug,
        `screens-orders-${title.toLowerCase().replaceAll(' ', '-')}--default`,
      ]),
    ),
  ),
  '/app/workflows': 'screens-workflows--default',
  '/app/inventory': 'screens-inventory-stock--default',
  '/app/inventory/weightandpackage': 'screens-inventory-products--weights',
  '/app/inventory/collection': 'screens-inventory-products--collections',
  '/app/inventory/bundles': 'screens-inventory-products--bundles',
  '/app/inventory/bulk-edit': 'screens-inventory-products--bulk-edit',
  '/app/inventory/universal-settings': 'screens-inventory-universal-settings--default',
  '/app/insights': 'screens-insights--default',
  '/app/integration': 'screens-apps-integrations--default',
  '/app/fulfillment': 'screens-fulfillment--default',
  '/app/fulfillment/batch-history': 'screens-fulfillment--batches',
  '/app/fulfillment/shipping-mapping': 'screens-fulfillment--provider-mapping',
  '/app/fulfillment/locations': 'screens-fulfillment--location-settings',
  '/app/fulfillment/order-routing': 'screens-fulfillment--routing-rules',
  '/app/settings': 'screens-settings-other-tabs--company-info',
  '/app/settings/usermanagement': 'screens-settings-other-tabs--staff',
  '/app/settings/emailnotification': 'screens-settings-other-tabs--notifications',
  '/app/settings/tracking': 'screens-settings-other-tabs--tracking',
  '/app/settings/what-may-ship': 'screens-settings-other-tabs--what-may-ship',
  '/app/settings/tags': 'screens-settings-other-tabs--tags',
  '/app/settings/knowledge': 'screens-settings-other-tabs--knowledge',
  '/app/settings/batch_status': 'screens-settings-batch-status--default',
  '/app/settings/billing': 'screens-settings-billing--default',
  '/app/settings/import': 'screens-settings-import-orders--default',
  '/app/dashboard': 'screens-dashboard--default',
  '/app/onboard': 'screens-onboarding--default',
  '/admin': 'screens-admin--login',
  '/track': 'screens-tracking-page--default',
  '/login': 'screens-public-site--login',
  '/learn': 'screens-public-site--learn-page',
};

const longestFirst = Object.entries(screenStories).toSorted(([a], [b]) => b.length - a.length);

/** Id of the story for a path of the app; `null` if no story shows it. */
export function screenStory(path: string): string | null {
  return longestFirst.find(([beginning]) => path.startsWith(beginning))?.[1] ?? null;
}
