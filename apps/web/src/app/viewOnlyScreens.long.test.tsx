import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';

const notice = /^You need edit permission for .*\. Ask Ana Souza\.$/;

test.each([
  '/app/workflows/allworkflows',
  '/app/inventory/allinventory',
  '/app/inventory/collection',
  '/app/inventory/weightandpackage',
  '/app/inventory/bundles',
  '/app/inventory/bulk-edit',
  '/app/inventory/universal-settings',
  '/app/integration/directory',
  '/app/fulfillment/batching',
  '/app/fulfillment/shipping-mapping',
  '/app/fulfillment/locations',
  '/app/fulfillment/order-routing',
  '/app/settings/companyinfo',
  '/app/settings/tracking',
  '/app/settings/billing',
  '/app/settings/tags',
  '/app/settings/import',
])('%s: without edit permission the screen says so at the top, once', async (path) => {
  mountSandbox(path, { scenario: 'view-only' });
  expect(await screen.findByRole('heading', { name: notice })).toBeVisible();
});

test('with edit permission no notice is shown', async () => {
  mountSandbox('/app/settings/companyinfo');
  await screen.findByRole('region', { name: 'Store connection' });
  expect(screen.queryByRole('heading', { name: notice })).toBeNull();
});
