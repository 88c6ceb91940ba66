import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../../testing/mountSandbox.tsx';

const path = '/app/settings/emailnotification';
const calls = '/hub/notifications';
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const backOrders = () => screen.findByRole('switch', { name: 'Back orders' });

describe('/app/settings/emailnotification with capability notifications', () => {
  test('settings are saved over the version that was read, and Undo restores the previous ones', async () => {
    const sandbox = mountSandbox(path);
    await userEvent.click(await backOrders());
    await press(/^Save/);
    expect(await screen.findByText('Saved your notification settings.')).toBeInTheDocument();
    await press('Undo');
    await waitFor(async () => expect(await backOrders()).not.toBeChecked());
    expect(sandbox.calls(calls).filter(({ body }) => body !== undefined)).toMatchObject([
      { body: { base_version: 0, settings: { back_orders: true } }, key: expect.any(String) },
      { body: { base_version: 1, settings: { back_orders: false } } },
    ]);
  });

  test('a failed save is shown, keeps the form, and can be repeated', async () => {
    let isDown = true;
    mountSandbox(path, {
      intercept: ({ url, body }) =>
        url.pathname === calls && body !== undefined && isDown
          ? new Response('{"message":"Out of order"}', { status: 500 })
          : undefined,
    });
    await userEvent.click(await backOrders());
    await press(/^Save/);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(await backOrders()).toBeChecked();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Saved your notification settings.')).toBeInTheDocument();
  });

  test('leaving with unsaved changes asks', async () => {
    mountSandbox(path);
    await userEvent.click(await backOrders());
    await userEvent.click(screen.getByRole('link', { name: 'Tags' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  });

  test('a new address waits for its link, and mails go to the old one until then', async () => {
    const sandbox = mountSandbox(path);
    await press('Change address');
    await userEvent.type(screen.getByRole('textbox', { name: 'New email address' }), 'robin@new.example');
    await press('Send link');
    expect(await screen.findByText('Confirm robin@new.example')).toBeInTheDocument();
    expect(screen.getByText(/Until then we email robin@example\.com\.$/)).toBeInTheDocument();
    await press('Cancel the change');
    await screen.findByRole('button', { name: 'Change address' });
    expect(sandbox.calls(`${calls}/email`)).toMatchObject([
      { body: { address: 'robin@new.example' }, key: expect.any(String) },
      { body: { address: null }, key: expect.any(String) },
    ]);
  });

  test('the field says why no link was sent', async () => {
    mountSandbox(path, {
      intercept: ({ url }) =>
        url.pathname === `${calls}/email` ? Response.json({ status: false, message: 'Wait a minute.' }) : undefined,
    });
    await press('Change address');
    await userEvent.type(screen.getByRole('textbox', { name: 'New email address' }), 'robin@new.example');
    await press('Send link');
    expect(await screen.findByText('Wait a minute.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'New email address' })).toHaveValue('robin@new.example');
  });

  test('unreadable mails are reported next to the settings', async () => {
    mountSandbox(path, {
      intercept: ({ url }) =>
        url.pathname === `${calls}/mails` ? new Response('{"message":"Out of order"}', { status: 500 }) : undefined,
    });
    expect(await backOrders()).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  });
});
