import { type Provider, providers } from '@hub/domain/integrations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cardOf, mountIntegrations, openForm } from '../testing/mountIntegrations.tsx';
import { saveSettings } from '../testing/saveSettings.ts';

const save = (card: HTMLElement) => within(card).getByRole('button', { name: saveSettings });
const testButton = (card: HTMLElement) => within(card).getByRole('button', { name: /^Test Connection/ });

/** A value per field with markup, quotes and other scripts, which must be sent unchanged. */
const hostile = `<img src=x onerror="alert(1)">'"\`;-- \${7*7} {{7*7}} __proto__ \u202e\u0000 ü漢🏬`;

const valueOf = (name: string) => `${name}: ${hostile}`;

/** Opens and fills in the form; for ShipStation one account. */
async function filledForm(provider: Provider, user: Parameters<typeof openForm>[1]): Promise<HTMLElement> {
  const card = await openForm(provider, user);
  if (provider.shape === 'accounts') await user.click(within(card).getByRole('button', { name: 'Add Account' }));
  for (const { label, name } of provider.fields)
    fireEvent.change(within(card).getByLabelText(label), { target: { value: valueOf(name) } });
  await user.click(within(card).getByRole('switch', { name: 'Status' }));
  return card;
}

const account = ({ fields }: Provider) => ({
  ...Object.fromEntries(fields.map(({ name }) => [name, valueOf(name)])),
  status: true,
});

/** Body of `save-third-party-settings` (§7). */
function savedBody(provider: Provider): unknown {
  const { thirdPartyId, shape } = provider;
  return shape === 'accounts'
    ? { third_party_id: thirdPartyId, shipstation_details: [account(provider)] }
    : { ...account(provider), third_party_id: thirdPartyId };
}

const testFailures = [
  ['refused', 'credentials refused'],
  ['unreachable', 'provider couldn’t be reached'],
  [undefined, 'failed'],
] as const;

const saveFailures = [
  [() => Response.json({ data: { status: 'error' }, message: 'The warehouse is closed.' }), 'The warehouse is closed.'],
  [() => Response.json({ data: { status: 'error' } }), 'Something went wrong'],
  [() => Response.json({}, { status: 500 }), /had a problem/],
  [() => Response.json({ data: 'nonsense' }), /couldn’t read/],
  [() => Promise.reject(new TypeError('Failed to fetch')), /can’t reach the server/],
] as const;

describe.each(providers.map((provider) => [provider.name, provider] as const))('%s', (name, provider) => {
  const expected = provider.messages;

  test(
    'has its fields, path, payload and texts; saves and reloads hostile strings unchanged',
    { tags: ['§3.5', '§4.5', '§4.6', '§7.24', '§7.26', '§8.3', 'hazard:markup-injection'] },
    async () => {
      const { user, calls, toast, sandbox } = await mountIntegrations();
      const card = await filledForm(provider, user);
      for (const { label, help, isSecret } of provider.fields) {
        const field = within(card).getByLabelText(label);
        expect(field).toHaveAccessibleDescription(expect.stringContaining(help));
        expect(field).toHaveAttribute('type', isSecret ? 'password' : 'text');
        if (!isSecret) continue;
        await user.click(within(card).getByRole('button', { name: `Show ${label}` }));
        expect(field).toHaveAttribute('type', 'text');
      }

      await user.click(testButton(card));
      await waitFor(() => expect(toast).toHaveBeenLastCalledWith(expected.connected, 'success'));
      expect(calls(provider.testPath).map(({ body }) => body)).toEqual([account(provider)]);
      expect(within(card).getByText(expected.connected)).toBeInTheDocument();
      expect(within(card).getByText(/Last test.*: connected, just now/)).toBeInTheDocument();

      const readsBefore = calls('/get-third-party-details').length;
      await user.click(save(card));
      await waitFor(() => expect(toast).toHaveBeenLastCalledWith(expected.saved, 'success'));
      expect(calls('/save-third-party-settings').map(({ body }) => body)).toEqual([savedBody(provider)]);
      await within(cardOf(name)).findByText('3PL Integrated.');
      expect(calls('/get-third-party-details')).toHaveLength(readsBefore + 1);
      expect(sandbox.shop('demo.myshopify.com').providers.has(provider.thirdPartyId)).toBe(true);
      for (const { label, name: field } of provider.fields)
        expect(within(card).getByLabelText(label)).toHaveValue(valueOf(field));
      expect(document.querySelector('img[src="x"]')).toBeNull();
      expect(within(card).queryByText('Unsaved changes')).toBeNull();
    },
  );

  test(
    'a failure shows the server’s message or its own text, and no entry is lost',
    { tags: ['§4.5', '§7.25', '§8.1', '§8.2'] },
    async () => {
      let answer: () => Response | Promise<Response> = () => Response.json({});
      const { user, toast } = await mountIntegrations({
        intercept: ({ url }) =>
          url.pathname === provider.testPath || url.pathname === '/save-third-party-settings' ? answer() : undefined,
      });
      const card = await filledForm(provider, user);

      for (const [reason, health] of testFailures) {
        for (const words of [`${name} does not know you.`, null]) {
          // Portless has its error text at the top level of the body (§7).
          answer = () =>
            Response.json(
              provider.id === 10
                ? { data: { status: 'error', reason }, message: words }
                : { data: { status: 'error', err: words, reason } },
            );
          fireEvent.click(testButton(card));
          await waitFor(() => expect(toast.mock.calls).toEqual([[words ?? expected.connectFailed, 'error']]));
          expect(within(card).getByText(words ?? expected.connectFailed ?? '')).toBeInTheDocument();
          expect(within(card).getByText(new RegExp(`^Last test.*: ${health}`))).toBeInTheDocument();
          toast.mockClear();
        }
      }
      for (const [failure, words] of saveFailures) {
        answer = failure;
        fireEvent.click(save(card));
        await waitFor(() => expect(toast.mock.calls).toEqual([[expected.saveFailed, 'error']]));
        expect(within(card).getByText(words)).toBeInTheDocument();
        toast.mockClear();
      }
      for (const { label, name: field } of provider.fields)
        expect(within(card).getByLabelText(label)).toHaveValue(valueOf(field));
      expect(within(card).getByText('Unsaved changes')).toBeInTheDocument();
      expect(save(card)).not.toHaveAttribute('aria-disabled');
    },
  );

  test(
    'blocked (charge_type below 2): Save opens the upgrade popup instead, Test Connection stays possible',
    { tags: ['§4.7', '§5.1'] },
    async () => {
      const { user, calls, toast } = await mountIntegrations({ scenario: 'starter' });
      await user.click(await screen.findByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      // The shop of this scenario has two providers saved.
      const card = await openForm(provider, user);
      if (provider.shape === 'accounts') await user.click(within(card).getByRole('button', { name: 'Add Account' }));
      for (const { label, name: field } of provider.fields)
        fireEvent.change(within(card).getByLabelText(label), { target: { value: valueOf(field) } });
      await user.click(testButton(card));
      await waitFor(() => expect(toast).toHaveBeenLastCalledWith(expected.connected, 'success'));
      await user.click(save(card));
      expect(await screen.findByRole('dialog', { name: /^Please upgrade your plan/ })).toBeInTheDocument();
      expect(calls('/save-third-party-settings')).toEqual([]);
      expect(within(card).getByText('Unsaved changes')).toBeInTheDocument();
    },
  );
});
