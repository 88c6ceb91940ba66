import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { demoShop } from '../testing/demoShop.ts';
import { mountSandbox } from '../testing/mountSandbox.tsx';

const path = '/app/workflows';
const refused = (message: string) => Response.json({ status: 'error', message });

const control = (name: string) => screen.findByRole('switch', { name });
const names = () =>
  within(screen.getByRole('list', { name: 'Workflows' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent ?? '');

describe('/app/workflows with capability workflows', () => {
  test('a switch is saved, and the list reloads', { tags: '§2.106' }, async () => {
    const { calls } = mountSandbox(path);
    await userEvent.click(await control('Tag wholesale orders'));
    await waitFor(async () => expect(await control('Tag wholesale orders')).toBeChecked());
    expect(calls('/hub/workflows/4/active')).toMatchObject([{ body: { is_active: true }, key: expect.any(String) }]);
    expect(calls('/hub/workflows').length).toBe(2);
    expect(screen.getByText('“Tag wholesale orders” is on.')).toBeInTheDocument();
  });

  test('the sixth is refused in place, with a link to Elite', async () => {
    const message = 'Your plan runs 5 workflows at a time. Switch one off, or upgrade to Elite to run any number.';
    mountSandbox(path, {
      async intercept({ url, body }) {
        if (url.pathname.endsWith('/active') && body) return refused(message);
        return undefined;
      },
    });
    await userEvent.click(await control('Tag wholesale orders'));
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(await control('Tag wholesale orders')).not.toBeChecked();
    // The list's limit is not reached, so the reason must be something else.
    expect(screen.queryByRole('link', { name: 'See the Elite plan' })).toBeNull();
  });

  test('the sixth on Growth opens the popup with the one plan that lifts the limit', { tags: '§2.55' }, async () => {
    const { sandbox } = mountSandbox(path);
    const { workflows } = sandbox.shop(demoShop);
    const [first] = workflows.list;
    if (!first) throw new Error('The sandbox has workflows.');
    const more = ['8', '9'].map((workflowId) => ({ ...first, workflowId, name: `Another ${workflowId}` }));
    workflows.list = [...workflows.list, ...more];
    await userEvent.click(await control('Tag wholesale orders'));
    const popup = within(await screen.findByRole('dialog', { name: /^Please upgrade your plan/ }));
    expect(popup.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Elite']);
    expect(screen.getByText(/^Your plan runs 5 workflows at a time\./)).toBeInTheDocument();
    expect(await screen.findByRole('switch', { name: 'Tag wholesale orders', hidden: true })).not.toBeChecked();
  });

  test('of several moves during a save, the last one is sent next, and the screen does not jump back', async () => {
    const release: (() => void)[] = [];
    const { calls } = mountSandbox(path, {
      async intercept({ url }) {
        if (url.pathname === '/hub/workflows/order') await new Promise<void>((resolve) => release.push(resolve));
        return undefined;
      },
    });
    await control('Hold large orders');
    const down = () => screen.getByRole('button', { name: 'Move down Hold large orders' });
    fireEvent.click(down());
    fireEvent.click(down());
    fireEvent.click(down());
    expect(names()[3]).toBe('Hold large orders');
    await waitFor(() => expect(release).toHaveLength(1));
    release[0]?.();
    await waitFor(() => expect(release).toHaveLength(2));
    expect(names()[3]).toBe('Hold large orders');
    release[1]?.();
    await waitFor(() => expect(calls('/hub/workflows')).toHaveLength(2));
    expect(calls('/hub/workflows/order').map(({ body }) => body)).toEqual([
      { workflow_ids: ['2', '1', '3', '4'] },
      { workflow_ids: ['2', '3', '4', '1'] },
    ]);
    expect(names()[3]).toBe('Hold large orders');
  });

  test('a refused order is reported, and the list shows the server’s', async () => {
    mountSandbox(path, {
      intercept: ({ url }) => (url.pathname === '/hub/workflows/order' ? refused('The list has changed.') : undefined),
    });
    await control('Hold large orders');
    fireEvent.click(screen.getByRole('button', { name: 'Move down Hold large orders' }));
    expect(await screen.findByText('Couldn’t save the order of the workflows.')).toBeInTheDocument();
    await waitFor(() => expect(names()[0]).toBe('Hold large orders'));
  });

  test('a lost reply to a deletion: the toast offers Retry with the same key', async () => {
    let isLost = true;
    const { calls } = mountSandbox(path, {
      intercept({ url }) {
        if (!url.pathname.endsWith('/delete') || !isLost) return undefined;
        isLost = false;
        throw new TypeError('The connection is gone.');
      },
    });
    await control('Hold large orders');
    fireEvent.click(screen.getByRole('button', { name: /^Delete\s*Hold large orders/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await screen.findByText('Deleted “Hold large orders”.');
    const [first, second] = calls('/hub/workflows/1/delete');
    expect(second?.key).toBe(first?.key);
  });

  test('a person with view permission sends only reads', async () => {
    const { sent } = mountSandbox(path, { scenario: 'view-only' });
    fireEvent.click(await control('Hold large orders'));
    expect(sent.filter(({ body, key }) => body !== undefined || key !== null)).toEqual([]);
  });
});
