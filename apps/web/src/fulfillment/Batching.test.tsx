import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';

/** jsdom drops the space before the hidden part of a name. */
const named = (name: string) => new RegExp(`^${name.replaceAll(' ', String.raw`\s*`)}$`);
const button = (name: string) => screen.findByRole('button', { name: named(name) });
const press = async (name: string) => userEvent.click(await button(name));
const failure = () => new Response('{"message":"Out of order"}', { status: 500 });
const warehouse = 'Northampton warehouse';
const card = async () => within(await screen.findByRole('region', { name: warehouse }));

describe('/app/fulfillment/batching with capability batching', () => {
  const path = '/app/fulfillment/batching';
  const send = '/hub/batching/72001/send';

  test('Send now asks first, sends what it shows once, and leads to the batch', { tags: '§2.110' }, async () => {
    const { calls } = mountSandbox(path);
    const orders = (await (await card()).findByText(/^\d+ orders$/)).textContent ?? '';
    await press(`Send now ${warehouse}`);
    const dialog = within(await screen.findByRole('dialog', { name: `Send ${orders} from ${warehouse} now?` }));
    expect(dialog.getByText('This cannot be undone.')).toBeInTheDocument();
    expect(calls(send)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: `Send ${orders}` }));
    expect(await screen.findByText(new RegExp(`: ${orders} sent from ${warehouse}`))).toBeVisible();
    expect(calls(send)).toMatchObject([{ key: expect.any(String) }]);
    expect(await (await card()).findByText('No orders to send')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Open the batch' }));
    expect(await screen.findByRole('table', { name: 'Orders in this batch' })).toBeInTheDocument();
  });

  test('a failed send shows in the dialog, which sends it again with the same key', async () => {
    let isDown = true;
    const { calls } = mountSandbox(path, {
      intercept: ({ url }) => (url.pathname === send && isDown ? failure() : undefined),
    });
    await press(`Send now ${warehouse}`);
    const dialog = within(await screen.findByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: /^Send \d+ orders$/ });
    await userEvent.click(confirm);
    await dialog.findByText(/status 500$/);
    isDown = false;
    await userEvent.click(confirm);
    expect(await screen.findByText(/ sent from /)).toBeInTheDocument();
    const keys = calls(send).map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('shows its orders, with a reason for those that stay behind', async () => {
    mountSandbox(path);
    await press(`Show orders ${warehouse}`);
    const rows = within(await screen.findByRole('table', { name: `Orders for ${warehouse}` })).getAllByRole('row');
    expect(rows.length).toBeGreaterThan(2);
    expect(rows[1]).toHaveTextContent(/^#\d+.+1$/);
    await press(`Hide orders ${warehouse}`);
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('cutoffs are paused, and Undo resumes them; a failure shows', async () => {
    let isDown = true;
    const pause = '/hub/batching/72001/pause';
    const { calls } = mountSandbox(path, {
      intercept: ({ url }) => (url.pathname === pause && isDown ? failure() : undefined),
    });
    await press(`Pause cutoffs ${warehouse}`);
    const retry = await button('Retry');
    expect(await button(`Pause cutoffs ${warehouse}`)).toBeEnabled();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText(`Cutoffs for ${warehouse} are paused.`)).toBeInTheDocument();
    expect((await card()).getByText(/^Paused by .+ since /)).toBeInTheDocument();
    await press('Undo');
    await button(`Pause cutoffs ${warehouse}`);
    expect(calls(pause).map(({ body }) => body)).toEqual([
      { is_paused: true },
      { is_paused: true },
      { is_paused: false },
    ]);
  });

  test('a person with view permission only is told why they cannot send', async () => {
    const { calls } = mountSandbox(path, { scenario: 'view-only' });
    const sendNow = await button(`Send now ${warehouse}`);
    expect(sendNow).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(sendNow);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls(send)).toEqual([]);
  });
});

describe('/app/fulfillment/batch-history with capability batching', () => {
  const path = '/app/fulfillment/batch-history';

  test(
    'a batch shows the outcome of its orders; failed ones are sent again, each with a new outcome',
    { tags: '§2.110' },
    async () => {
      const { sent } = mountSandbox(path);
      const table = within(await screen.findByRole('table', { name: 'Batch history' }));
      const [, newest] = table.getAllByRole('row');
      expect(newest).toHaveTextContent(/^#\d+.*Cutoff at \d+:\d\d [AP]M.*2$/);
      await userEvent.click(within(newest as HTMLElement).getByRole('link'));
      await press('Send the 2 failed orders again');
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Send the 2 failed orders again' }));
      const results = within(await screen.findByRole('list', { name: 'What happened to the orders' }));
      expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(/Sent.*Attempt 2/),
        expect.stringMatching(/Sent.*Attempt 2/),
      ]);
      await userEvent.keyboard('{Escape}');
      await waitFor(async () =>
        expect(await button('Send failed orders again')).toHaveAttribute('aria-disabled', 'true'),
      );
      expect(sent.filter(({ url }) => url.pathname.endsWith('/send-failed'))).toMatchObject([
        { key: expect.any(String) },
      ]);
    },
  );

  test('a failure shows in the dialog, and nothing has changed', async () => {
    mountSandbox(path, { intercept: ({ url }) => (url.pathname.endsWith('/send-failed') ? failure() : undefined) });
    const table = within(await screen.findByRole('table', { name: 'Batch history' }));
    await userEvent.click(table.getAllByRole('link')[0] as HTMLElement);
    await press('Send the 2 failed orders again');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the 2 failed orders again' }));
    await dialog.findByText(/status 500$/);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await button('Send the 2 failed orders again')).toBeEnabled();
  });
});
