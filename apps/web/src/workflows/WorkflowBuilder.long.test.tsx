import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';

const tab = '/app/workflows/allworkflows';
const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const button = (name: string) => screen.getByRole('button', { name });
const rename = async (name: string) => fireEvent.change(await nameField(), { target: { value: name } });
const viewOf = (search: string) => {
  const address = new URLSearchParams(search);
  return [address.get('edit'), address.get('new')];
};

describe('the builder', () => {
  test('a ready-made workflow is saved and switched on, and the builder continues at its own address', async () => {
    const { calls, history } = mountSandbox(`${tab}?new=weekend-orders`);
    expect(await nameField()).toHaveValue('Tag weekend orders');
    const before = await nameField();
    fireEvent.click(button('Save and switch on'));
    await screen.findByText('Saved “Tag weekend orders” and switched it on.');
    expect(viewOf(history.location.search)).toEqual(['5', null]);
    expect(calls('/hub/workflows/5/active')).toMatchObject([{ body: { is_active: true } }]);
    expect(await screen.findByRole('button', { name: 'Switch off' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: /Tag weekend orders/ })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Versions' })).toBeInTheDocument());
    // The router commits its new address in a transition, after everything above.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await nameField()).toBe(before);
    expect(calls('/hub/workflows/preview')).toHaveLength(1);
  });

  test('Undo of a save saves the previous state as a new version, and the builder follows', async () => {
    const { calls } = mountSandbox(`${tab}?edit=1`);
    await rename('Hold very large orders');
    fireEvent.click(button('Save'));
    await screen.findByText('Saved “Hold very large orders” as version 2.');
    fireEvent.click(button('Undo'));
    await screen.findByText('“Hold large orders” is as it was before.');
    await waitFor(async () => expect(await nameField()).toHaveValue('Hold large orders'));
    const saves = calls('/hub/workflows').flatMap(({ body }) => (body === undefined ? [] : [body]));
    expect(saves).toMatchObject([
      { base_version: 1, definition: { name: 'Hold very large orders' } },
      { base_version: 2, definition: { name: 'Hold large orders' } },
    ]);
  });

  test('missing values are marked, and nothing is sent', async () => {
    const { calls } = mountSandbox(`${tab}?new=blank`);
    await nameField();
    fireEvent.click(button('Save'));
    expect(await screen.findByText('Add at least one action.')).toBeInTheDocument();
    expect(calls('/hub/workflows').filter(({ body }) => body !== undefined)).toEqual([]);
  });

  test('a duplicate name is rejected before it is sent', async () => {
    mountSandbox(`${tab}?edit=1`);
    await rename('tag wholesale orders');
    fireEvent.click(button('Save'));
    expect(await screen.findByText('Another workflow has this name. Choose a different one.')).toBeInTheDocument();
  });

  test('the preview loads once the conditions are unchanged for a moment; a change aborts a pending request', async () => {
    const { calls } = mountSandbox(`${tab}?edit=1`, {
      async intercept({ url }) {
        if (url.pathname !== '/hub/workflows/preview') return undefined;
        if (calls('/hub/workflows/preview').length === 2) await new Promise(() => {});
        return undefined;
      },
    });
    expect(await screen.findByText(/^Would have matched \d+ of the last \d+ orders\.$/)).toBeInTheDocument();
    const total = screen.getByRole('textbox', { name: /^Order total/ });
    for (const text of ['2', '20', '200']) fireEvent.change(total, { target: { value: text } });
    await waitFor(() => expect(calls('/hub/workflows/preview')).toHaveLength(2));
    expect(screen.getByText('Updating…')).toBeInTheDocument();
    expect(screen.getByText(/^Would have matched/)).toBeInTheDocument();
    fireEvent.change(total, { target: { value: '300' } });
    await waitFor(() => expect(calls('/hub/workflows/preview')).toHaveLength(3));
    await waitFor(() => expect(screen.queryByText('Updating…')).toBeNull());
    const sentBodies = calls('/hub/workflows/preview').map(({ body }) => JSON.stringify(body));
    expect(sentBodies.map((body) => /"values":\[(\d+)\]/.exec(body)?.[1])).toEqual(['1000', '200', '300']);
  });

  test('incomplete conditions request nothing', async () => {
    const { calls } = mountSandbox(`${tab}?new=blank`);
    await nameField();
    expect(screen.getByText('Finish the conditions to see which orders match.')).toBeInTheDocument();
    await rename('A');
    expect(calls('/hub/workflows/preview')).toEqual([]);
  });

  test('packages are read from 3PLs that list them, once an action sets one', async () => {
    const options = [{ value: 'ups / ups_letter', label: 'UPS Letter' }];
    const choices = [{ name: 'package', label: 'Package', options }];
    const saved = { values: {}, version: 0, saved_at: null, saved_by: '' };
    const account = { provider_id: 'ship_stations', account: 'East', ...saved, choices, problem: null };
    const { sent } = mountSandbox(`${tab}?new=blank`, {
      scenario: 'all-connected',
      intercept: ({ url }) =>
        url.pathname === '/hub/providers/ship_stations/choices' ? Response.json({ accounts: [account] }) : undefined,
    });
    await nameField();
    fireEvent.change(screen.getByRole('combobox', { name: 'What starts it' }), { target: { value: 'beforeShipping' } });
    const asked = () => sent.map(({ url }) => url.pathname).filter((path) => path.endsWith('/choices'));
    expect(asked()).toEqual([]);
    fireEvent.change(screen.getByRole('combobox', { name: 'Action to add' }), { target: { value: 'setPackage' } });
    fireEvent.click(button('Add action'));
    const input = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Package' });
    fireEvent.change(input, { target: { value: 'ups / ups_letter' } });
    expect(await screen.findByText('UPS Letter', { selector: 'p' })).toBeInTheDocument();
    expect(asked()).toEqual(['/hub/providers/ship_stations/choices']);
  });

  test('leaving with changes asks: Stay keeps them, Leave leaves', async () => {
    const { history } = mountSandbox(`${tab}?edit=1`);
    await rename('Changed');
    await userEvent.click(screen.getByRole('link', { name: 'All workflows' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(await nameField()).toHaveValue('Changed');
    await userEvent.click(screen.getByRole('link', { name: 'All workflows' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('list', { name: 'Workflows' });
    expect(viewOf(history.location.search)).toEqual([null, null]);
  });

  test('without changes it leaves at once, even to another workflow', async () => {
    const { history } = mountSandbox(`${tab}?edit=1`);
    await nameField();
    await history.push(`${tab}?edit=2&shop=demo.myshopify.com`);
    await waitFor(async () => expect(await nameField()).toHaveValue('Review large first orders'));
  });

  test('a lost reply: entries stay, and Save sends them with the same key', async () => {
    let isLost = true;
    const { calls } = mountSandbox(`${tab}?edit=1`, {
      intercept({ url, body }) {
        if (url.pathname !== '/hub/workflows' || body === undefined || !isLost) return undefined;
        isLost = false;
        throw new TypeError('The connection is gone.');
      },
    });
    await rename('Changed');
    fireEvent.click(button('Save'));
    await screen.findByText(/^We can’t reach the server/);
    expect(await nameField()).toHaveValue('Changed');
    fireEvent.click(button('Save'));
    await screen.findByText('Saved “Changed” as version 2.');
    const keys = calls('/hub/workflows').flatMap(({ body, key }) => (body === undefined ? [] : [key]));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('saved, but the plan is full: both are reported', async () => {
    mountSandbox(`${tab}?new=weekend-orders`, {
      intercept: ({ url }) =>
        url.pathname.endsWith('/active')
          ? Response.json({ status: 'error', message: 'Your plan runs 5 workflows at a time.' })
          : undefined,
    });
    await nameField();
    fireEvent.click(button('Save and switch on'));
    await screen.findByText('Saved “Tag weekend orders”, but couldn’t switch it on.');
    expect(screen.getByText('Your plan runs 5 workflows at a time.')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Switch on' })).toBeInTheDocument();
  });

  test('an unknown id says so and links back', async () => {
    mountSandbox(`${tab}?edit=99`);
    expect(await screen.findByText(/^This workflow is no longer there/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All workflows' })).toBeInTheDocument();
  });

  test('a person with view permission reads it and sees the preview', async () => {
    mountSandbox(`${tab}?edit=1`, { scenario: 'view-only' });
    expect(
      await screen.findByText('put it on hold for 1 day (Large order: check before shipping)'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(await screen.findByText(/^Would have matched/)).toBeInTheDocument();
  });
});
