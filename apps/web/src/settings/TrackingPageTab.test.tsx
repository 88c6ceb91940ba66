import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';

const path = '/app/settings/tracking';
const calls = '/hub/tracking-page';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const isOn = () => screen.findByRole('switch', { name: 'Customers can open the page' });

describe('/app/settings/tracking with capability trackingPage', () => {
  test('the page is turned on, its address appears once saved, and Undo turns it off again', async () => {
    const sandbox = mountSandbox(path);
    await userEvent.click(await isOn());
    expect(screen.queryByRole('link', { name: /Open the page/ })).toBeNull();
    await press('Save');
    expect(await screen.findByText('Saved the tracking page.')).toBeInTheDocument();
    const link = await screen.findByRole('link', { name: /Open the page/ });
    expect(link.getAttribute('href')).toMatch(/\/track\/demo$/);
    await press('Undo');
    expect(await screen.findByText('The tracking page is back as it was.')).toBeInTheDocument();
    expect(sandbox.calls(calls).filter(({ body }) => body !== undefined)).toMatchObject([
      { body: { base_version: 0, page: { is_on: true } }, key: expect.any(String) },
      { body: { base_version: 1, page: { is_on: false } } },
    ]);
  });

  test('an invalid value is not sent', async () => {
    const sandbox = mountSandbox(path);
    await isOn();
    await userEvent.type(screen.getByRole('textbox', { name: 'Contact email' }), 'nobody');
    await press('Save');
    expect(screen.getAllByText(/Enter an email address like/)[0]).toBeInTheDocument();
    expect(sandbox.calls(calls).filter(({ body }) => body !== undefined)).toEqual([]);
  });

  test('leaving with unsaved changes asks, and staying loses nothing', async () => {
    mountSandbox(path);
    await userEvent.click(await isOn());
    await userEvent.click(screen.getByRole('link', { name: 'Billing' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await press('Stay');
    expect(await isOn()).toBeChecked();
  });
});
