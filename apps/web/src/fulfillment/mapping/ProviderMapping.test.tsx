import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../../testing/mountSandbox.tsx';

const path = '/app/fulfillment/shipping-mapping';
const saves = '/hub/shipping-mapping/shipbob';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole('combobox', { name });

const methodsIn = (call: { body: unknown } | undefined) =>
  (call?.body as { mapping?: { methods: unknown[] } } | undefined)?.mapping?.methods ?? [];

async function mapInternational() {
  await userEvent.type(await field('Carrier International tracked'), 'DHL');
  await userEvent.type(await field('Service International tracked'), 'Parcel');
}

describe('/app/fulfillment/shipping-mapping with capability shippingMapping', () => {
  test(
    'a mapping is saved over the version that was read, and Undo restores the previous one',
    { tags: '§2.111' },
    async () => {
      const { calls } = mountSandbox(path);
      await mapInternational();
      await press('Save');
      expect(await screen.findByText('Saved the mapping for Shipbob.')).toBeInTheDocument();
      await press('Undo');
      expect(await screen.findByText('The mapping for Shipbob is back as it was.')).toBeInTheDocument();
      expect(await field('Carrier International tracked')).toHaveValue('');
      const [first, second] = calls(saves);
      expect(first).toMatchObject({ body: { base_version: 1 }, key: expect.any(String) });
      expect(methodsIn(first).at(-1)).toEqual({
        method: 'International tracked',
        service: { carrier: 'DHL', service: 'Parcel' },
      });
      expect(methodsIn(second)).toHaveLength(3);
    },
  );

  test('another person’s newer version is shown, and mine can be saved over it', async () => {
    let isFirst = true;
    const { calls } = mountSandbox(path, {
      intercept({ url }) {
        if (url.pathname !== saves || !isFirst) return undefined;
        isFirst = false;
        const current = {
          provider_id: 'shipbob',
          default_service: { carrier: 'UPS', service: 'Standard' },
          methods: [],
          version: 1,
          saved_at: '2026-11-20T10:00:00Z',
          saved_by: 'Ana Souza',
        };
        return Response.json({ status: 'error', message: 'Newer.', current });
      },
    });
    await mapInternational();
    await press('Save');
    const newer = 'Ana Souza saved newer services for Shipbob while you were editing.';
    expect(await screen.findByText(newer)).toBeInTheDocument();
    expect(screen.getByText('UPS Standard')).toBeInTheDocument();
    await press('Save mine over it');
    expect(await screen.findByText('Saved the mapping for Shipbob.')).toBeInTheDocument();
    expect(calls(saves).at(-1)).toMatchObject({ body: { mapping: { default_service: null } } });
  });

  test('a failed save is shown, keeps the form, and can be repeated', async () => {
    let isDown = true;
    mountSandbox(path, {
      intercept: ({ url }) =>
        url.pathname === saves && isDown ? new Response('{"message":"Out of order"}', { status: 500 }) : undefined,
    });
    await mapInternational();
    await press('Save');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(await field('Service International tracked')).toHaveValue('Parcel');
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Saved the mapping for Shipbob.')).toBeInTheDocument();
  });

  test('leaving with unsaved changes asks, and staying loses nothing', async () => {
    mountSandbox(path);
    await mapInternational();
    await userEvent.click(screen.getByRole('link', { name: 'Locations' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await press('Stay');
    expect(await field('Carrier International tracked')).toHaveValue('DHL');
  });

  test('services that a 3PL lists can be chosen, with the time of the list', async () => {
    const version = { version: 0, saved_at: null, saved_by: null };
    const mapping = {
      provider_id: 'dcl',
      name: 'DCL Logistics',
      default_service: null,
      methods: [],
      uses: [],
      ...version,
    };
    const options = [{ value: 'UPS / Ground', label: 'UPS Ground' }];
    const listed = {
      provider_id: 'dcl',
      account: '',
      values: {},
      ...version,
      choices: [{ name: 'service', label: 'Carrier and service', options }],
      problem: null,
    };
    mountSandbox(path, {
      intercept({ url }) {
        if (url.pathname === '/hub/shipping-mapping') return Response.json({ providers: [mapping] });
        return url.pathname === '/hub/providers/dcl/choices' ? Response.json({ accounts: [listed] }) : undefined;
      },
    });
    expect(await screen.findByText('1 service from DCL Logistics to choose from')).toBeInTheDocument();
    expect(screen.getByText(/^As of \d/)).toBeInTheDocument();
    const services = document.getElementById((await field('Service Default service')).getAttribute('list') ?? '');
    expect([...(services?.children ?? [])].map((option) => option.getAttribute('value'))).toEqual(['Ground']);
  });
});
