import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../../testing/mountSandbox.tsx';

const path = '/app/settings/usermanagement';
const calls = '/hub/staff/2';
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const openMaya = () => press(/^Change.*Maya Okafor/);
const radio = (name: string) => screen.findByRole('radio', { name });

describe('/app/settings/usermanagement with capability staff', () => {
  test('a right is saved over the version that was read, with its change; Undo restores it', async () => {
    const sandbox = mountSandbox(path);
    await openMaya();
    await userEvent.click(await radio('Workflows: No access'));
    const seen = within(await screen.findByRole('region', { name: 'What Maya Okafor sees' }));
    expect(seen.queryByText('Workflows')).toBeNull();
    expect(seen.getByText('Create, change and run workflows')).toBeInTheDocument();
    await press(/^Save/);
    expect(await screen.findByText('Saved the permissions for Maya Okafor.')).toBeInTheDocument();
    expect(await screen.findByText('Workflows: edit to no access', { selector: 'td' })).toBeInTheDocument();
    await press('Undo');
    await waitFor(async () => expect(await radio('Workflows: Edit')).toBeChecked());
    expect(sandbox.calls(calls)).toMatchObject([
      { body: { base_version: 0, rights: { is_owner: false } }, key: expect.any(String) },
      { body: { base_version: 1, rights: { is_owner: false } } },
    ]);
  });

  test('a failed save is shown, keeps the choice, and can be repeated', async () => {
    let isDown = true;
    mountSandbox(path, {
      intercept: ({ url }) =>
        url.pathname === calls && isDown ? new Response('{"message":"Out of order"}', { status: 500 }) : undefined,
    });
    await openMaya();
    await press(/^View only/);
    await press(/^Save/);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(await radio('Dashboard: View')).toBeChecked();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Saved the permissions for Maya Okafor.')).toBeInTheDocument();
  });

  test('leaving with unsaved changes asks, and staying loses nothing', async () => {
    mountSandbox(path);
    await openMaya();
    await press(/^View only/);
    await userEvent.click(screen.getByRole('link', { name: 'Tags' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await press('Stay');
    expect(await radio('Dashboard: View')).toBeChecked();
  });

  test('an owner cannot change their own permissions', async () => {
    mountSandbox(path);
    await press(/^Change.*Robin Carter/);
    expect(await screen.findByText(/You can’t change your own permissions/)).toBeInTheDocument();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('without permission for the dashboard, the page names the owner and what to request', async () => {
    mountSandbox('/app/dashboard', { scenario: 'no-access' });
    const text = /^Ask Ana Souza for view permission for Dashboard/;
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});
