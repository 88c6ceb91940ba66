import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { AppAt } from '../../testing/AppAt.tsx';
import { inScenario } from '../../testing/inScenario.ts';
import { loadedScreen, whileLoading } from '../../testing/loadedScreen.ts';

/** The whole app under /app/inventory/universal-settings: the real client against the sandbox. */
const meta = preview.meta({
  title: 'Screens/Inventory/Universal settings',
  component: AppAt,
  args: { path: '/app/inventory/universal-settings' },
  parameters: { layout: 'fullscreen' },
});

const whenLoaded = loadedScreen('Inventory');

/** A merchant sets what applies to all orders. */
export const Default = meta.story({
  tags: ['narrow'],
  ...inScenario('default'),
  ...whenLoaded,
});

Default.test('shows how many open orders lack a mapped method, with a link to the mapping', async ({ canvas }) => {
  const link = await canvas.findByRole('link', { name: 'Open Shipping mapping' });
  await expect(link.parentElement).toHaveTextContent(/^\d+ open orders have none now\./);
  await expect(new URL((link as HTMLAnchorElement).href).pathname).toBe('/app/fulfillment/shipping-mapping');
});

export const Loading = meta.story(whileLoading);

Loading.test('shows no settings while they load', async ({ canvas }) => {
  await expect(canvas.queryByRole('combobox', { name: /weight/i })).toBeNull();
});

export const SessionExpired = meta.story({ ...inScenario('session-expired'), ...whenLoaded });

SessionExpired.test('one alert "Session expired, please reload the page!" and the marker e40', async ({ canvas }) => {
  await canvas.findByRole('alertdialog');
  await expect(canvas.getAllByRole('alertdialog')).toHaveLength(1);
  await expect(window.sessionMarker).toBe('e40');
});

export const ViewOnly = meta.story({ ...inScenario('view-only'), ...whenLoaded });

ViewOnly.test('without edit permission, the settings are read-only with the reason', async ({ canvas }) => {
  await expect(await canvas.findByText(/edit permission|but not edit/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^Save/ })).toBeNull();
});

export const Error = meta.story({
  ...inScenario('failing'),
  ...whenLoaded,
});

Error.test('shows the error with the failed call and Retry', async ({ canvas }) => {
  await expect(await canvas.findByText(/GET \/hub\/shop-settings · status 500/)).toBeVisible();
});
