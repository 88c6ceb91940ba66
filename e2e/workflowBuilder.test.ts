import { demoOrdersCsv } from './demoOrders.ts';
import { expect } from './fixtures.ts';
import { testOnDemo } from './testOnDemo.ts';

/** Orders for £600 to Germany, one a minute. The demo's store keeps placing such orders. */
const orders = demoOrdersCsv({ count: 30, unitPrice: 100, country: 'Germany' });

const test = testOnDemo({ orders, speed: 6 });

test('orders over £500 to Germany: built, previewed, switched on, and the next order says what was done and why', async ({
  page,
  openApp,
}) => {
  await openApp('/app/workflows/allworkflows');
  // Growth allows five workflows; four are on.
  await page.getByRole('link', { name: 'New workflow' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Germany by Rotterdam');

  const [total, country] = [0, 1].map((index) => page.getByRole('group', { name: /^Condition \d/ }).nth(index));
  await total?.getByLabel('Order total').fill('500');
  await page.getByRole('button', { name: 'Add condition' }).click();
  await country?.getByLabel('Field').selectOption('Country');
  await country?.getByLabel('Country').fill('Germany');
  await country?.getByRole('button', { name: 'Add', exact: true }).click();

  const actionToAdd = page.getByLabel('Action to add');
  await actionToAdd.selectOption('Route to a location');
  await page.getByRole('button', { name: 'Add action' }).click();
  await page.getByLabel('Location', { exact: true }).selectOption('Rotterdam (EU)');
  await actionToAdd.selectOption('Send to review');
  await page.getByRole('button', { name: 'Add action' }).click();
  await page.getByLabel('Reason').fill('Large order to Germany');

  await expect(
    page.getByText(
      'When an order arrives, if the total is more than £500.00 and the country is Germany, ' +
        'route it to Rotterdam (EU) and send it to review (Large order to Germany).',
    ),
  ).toBeVisible();
  await expect(page.getByText(/^Would have matched (\d+) of the last \1 orders\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save and switch on' }).click();
  await expect(page.getByText('Saved “Germany by Rotterdam” and switched it on.')).toBeVisible();

  await openApp('/app/dashboard-v0/needsreview?period=all');
  // The list also has orders from before the workflow.
  const newest = page.getByRole('row').filter({ hasText: 'Large order to Germany' }).first();
  await newest.getByRole('button', { name: /^Expand/ }).click();
  await expect(
    page.getByText(
      'Workflow “Germany by Rotterdam” ran: routed to Rotterdam (EU); sent to review: Large order to Germany',
    ),
  ).toBeVisible();
});
