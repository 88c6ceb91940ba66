import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../../testing/mountSandbox.tsx';

const path = '/app/inventory/universal-settings';
const calls = '/hub/shop-settings';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const combine = () => screen.findByRole('switch', { name: 'Pack orders together' });

describe('/app/inventory/universal-settings with capability shopSettings', () => {
  test(
    'settings are saved over the version that was read, and Undo restores the previous ones',
    { tags: '§2.109' },
    async () => {
      const sandbox = mountSandbox(path);
      await userEvent.click(await combine());
      await press('Save');
      expect(await screen.findByText('Saved the universal settings.')).toBeInTheDocument();
      expect(await screen.findByText(/^Version 1, saved by/)).toBeInTheDocument();
      await press('Undo');
      expect(await screen.findByText('The universal settings are back as they were.')).toBeVisible();
      await waitFor(async () => expect(await combine()).toBeChecked());
      expect(sandbox.calls(calls).filter(({ body }) => body !== undefined)).toMatchObject([
        { body: { base_version: 0, settings: { combine_orders: false } }, key: expect.any(String) },
        { body: { base_version: 1, settings: { combine_orders: true } } },
      ]);
    },
  );

  test('another person’s newer version is shown, and mine can be saved over it', async () => {
    const sandbox = mountSandbox(path, {
      intercept({ url, body }) {
        if (url.pathname !== calls || body === undefined) return undefined;
        const { settings, base_version } = body as { settings: object; base_version: number };
        const by = { saved_at: '2026-11-20T10:00:00Z', saved_by: 'Ana Souza' };
        if (base_version === 5) return Response.json({ status: 'success', saved: { settings, ...by, version: 6 } });
        const theirs = { ...settings, low_stock_threshold: 77, combine_orders: true };
        return Response.json({
          status: 'error',
          message: 'Newer.',
          current: { settings: theirs, ...by, version: 5 },
        });
      },
    });
    await userEvent.click(await combine());
    await press('Save');
    const newer = 'Ana Souza saved newer universal settings while you were editing.';
    expect(await screen.findByText(newer)).toBeInTheDocument();
    expect(screen.getByText('77 units or fewer')).toBeInTheDocument();
    await press('Save mine over it');
    expect(await screen.findByText('Saved the universal settings.')).toBeInTheDocument();
    expect(sandbox.calls(calls).findLast(({ body }) => body !== undefined)).toMatchObject({
      body: { base_version: 5, settings: { combine_orders: false, low_stock_threshold: 10 } },
    });
  });

  test.each(['Use theirs', 'Save mine over it'])(
    'after %s the banner closes, and focus moves to a nearby element',
    async (name) => {
      mountSandbox(path, {
        intercept({ url, body }) {
          if (url.pathname !== calls || body === undefined) return undefined;
          const { settings, base_version } = body as { settings: object; base_version: number };
          const by = { saved_at: '2026-11-20T10:00:00Z', saved_by: 'Ana Souza' };
          if (base_version === 5) return Response.json({ status: 'success', saved: { settings, ...by, version: 6 } });
          const current = { settings: { ...settings, low_stock_threshold: 77 }, ...by, version: 5 };
          return Response.json({ status: 'error', message: 'Newer.', current });
        },
      });
      await userEvent.click(await combine());
      await press('Save');
      (await screen.findByRole('button', { name })).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
      await waitFor(() => expect(document.body).not.toHaveFocus());
    },
  );

  test('a failed save is shown, keeps the form, and can be repeated', async () => {
    let isDown = true;
    mountSandbox(path, {
      intercept: ({ url, body }) =>
        url.pathname === calls && body !== undefined && isDown
          ? new Response('{"message":"Out of order"}', { status: 500 })
          : undefined,
    });
    await userEvent.click(await combine());
    await press('Save');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(await combine()).not.toBeChecked();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Saved the universal settings.')).toBeInTheDocument();
  });

  test('leaving with unsaved changes asks, and staying loses nothing', async () => {
    mountSandbox(path);
    await userEvent.click(await combine());
    await userEvent.click(screen.getByRole('link', { name: 'Bundles' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await press('Stay');
    expect(await combine()).not.toBeChecked();
  });
});
