import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { demoShop } from '../testing/demoShop.ts';
import { mountSandbox } from '../testing/mountSandbox.tsx';

/** jsdom drops the space before the hidden part of a name. */
const named = (name: string) => new RegExp(`^${name.replaceAll(' ', String.raw`\s*`)}$`);
const button = (name: string) => screen.findByRole('button', { name: named(name) });
const press = async (name: string) => userEvent.click(await button(name));
const failure = () => new Response('{"message":"Out of order"}', { status: 500 });

describe('/app/fulfillment/locations with capability routing', () => {
  const path = '/app/fulfillment/locations';
  const saves = '/hub/locations/72002';
  const leeds = async () => within(await screen.findByRole('group', { name: 'Leeds overflow' }));

  test(
    'a location is saved over the version that was opened, and Undo restores the previous one',
    { tags: '§2.112' },
    async () => {
      const { calls, sandbox } = mountSandbox(path);
      const { routing } = sandbox.shop(demoShop);
      routing.locations = routing.locations.map((location) =>
        location.locationId === '72002' ? { ...location, providerId: null } : location,
      );
      await press('Edit Leeds overflow');
      const capacity = (await leeds()).getByRole('textbox', { name: 'Daily order limit' });
      await userEvent.clear(capacity);
      await userEvent.type(capacity, '75');
      await userEvent.selectOptions(screen.getByRole('combobox', { name: '3PL' }), 'Shipbob');
      await press('Save Leeds overflow');
      expect(await screen.findByText('Saved Leeds overflow.')).toBeInTheDocument();
      expect(await screen.findByText('At most 75 orders a day')).toBeInTheDocument();
      expect(screen.queryByRole('group', { name: 'Leeds overflow' })).toBeNull();
      await press('Undo');
      expect(await screen.findByText('At most 60 orders a day')).toBeInTheDocument();
      expect(calls(saves)).toMatchObject([
        {
          body: { base_version: 1, settings: { daily_capacity: 75, is_active: true, provider_id: 'shipbob' } },
          key: expect.any(String),
        },
        { body: { base_version: 2, settings: { daily_capacity: 60, provider_id: null } } },
      ]);
    },
  );

  test('a switch is saved at once', async () => {
    const { calls } = mountSandbox(path);
    await userEvent.click(await screen.findByRole('switch', { name: 'London showroom' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'London showroom' })).toBeChecked());
    expect(calls('/hub/locations/72004')).toMatchObject([
      { body: { settings: { is_active: true, daily_capacity: 25 } } },
    ]);
  });

  test('two are saved in parallel, and each says when it is done', async () => {
    const answers: (() => void)[] = [];
    const { calls } = mountSandbox(path, {
      intercept: ({ url }) =>
        url.pathname.startsWith('/hub/locations/')
          ? new Promise((resolve) => answers.push(() => resolve(undefined)))
          : undefined,
    });
    const switchOf = (name: string) => screen.findByRole('switch', { name });
    const [leeds, london] = [() => switchOf('Leeds overflow'), () => switchOf('London showroom')];
    await userEvent.click(await leeds());
    expect(await leeds()).toHaveAttribute('aria-busy', 'true');
    expect(await london()).not.toHaveAttribute('aria-busy');
    await userEvent.click(await london());
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await waitFor(async () => expect(await london()).toBeChecked());
    expect(await leeds()).toHaveAttribute('aria-busy', 'true');
    answers[0]?.();
    await waitFor(async () => expect(await leeds()).not.toBeChecked());
    expect(calls('/hub/locations/72002')).toHaveLength(1);
  });

  test('another person’s newer version is shown, and mine can be saved over it', async () => {
    let isFirst = true;
    const { calls } = mountSandbox(path, {
      intercept({ url, body }) {
        if (url.pathname !== saves || !isFirst) return undefined;
        isFirst = false;
        const { settings } = body as { settings: object };
        const current = { ...settings, location_id: '72002', name: 'Leeds overflow', daily_capacity: 7 };
        return Response.json({
          status: 'error',
          message: 'Newer.',
          current: { ...current, version: 1, saved_at: '2026-11-20T10:00:00Z', saved_by: 'Ana Souza' },
        });
      },
    });
    await press('Edit Leeds overflow');
    await userEvent.type((await leeds()).getByRole('textbox', { name: 'Cutoff times' }), '9:30{Enter}');
    await press('Save Leeds overflow');
    expect(await screen.findByText('Ana Souza saved newer settings while you were editing.')).toBeInTheDocument();
    expect((await leeds()).getByText('At most 7 orders a day')).toBeInTheDocument();
    await press('Save mine over it');
    expect(await screen.findByText('Saved Leeds overflow.')).toBeInTheDocument();
    expect(calls(saves).at(-1)).toMatchObject({ body: { settings: { cut_offs: { times: ['09:30', '14:30'] } } } });
  });

  test('a failed save is shown, keeps the form, and can be repeated', async () => {
    let isDown = true;
    mountSandbox(path, { intercept: ({ url }) => (url.pathname === saves && isDown ? failure() : undefined) });
    await press('Edit Leeds overflow');
    await userEvent.type((await leeds()).getByRole('textbox', { name: 'Cutoff times' }), '9:30{Enter}');
    await press('Save Leeds overflow');
    const retry = await button('Retry');
    expect((await leeds()).getByText('9:30 AM')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Saved Leeds overflow.')).toBeInTheDocument();
  });

  test('leaving with unsaved changes asks, and staying loses nothing', async () => {
    mountSandbox(path);
    await press('Edit Leeds overflow');
    await userEvent.type((await leeds()).getByRole('textbox', { name: 'Cutoff times' }), '9:30{Enter}');
    await userEvent.click(screen.getByRole('link', { name: 'Order routing' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await press('Stay');
    expect((await leeds()).getByText('9:30 AM')).toBeInTheDocument();
  });
});

describe('/app/fulfillment/order-routing with capability routing', () => {
  const path = '/app/fulfillment/order-routing';
  const names = () =>
    within(screen.getByRole('list', { name: 'Order routing' }))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);

  test('the whole list is saved, and Undo restores the previous one', { tags: '§2.112' }, async () => {
    const { calls } = mountSandbox(path);
    await press('Move down EU orders from Rotterdam');
    expect(names()).toEqual(['Everything else', 'EU orders from Rotterdam']);
    expect(screen.getByText(/Never used: “Everything else” above/)).toBeInTheDocument();
    await press('Save');
    expect(await screen.findByText('Saved the routing rules.')).toBeInTheDocument();
    await press('Undo');
    expect(await screen.findByText('The routing rules are back as they were.')).toBeInTheDocument();
    expect(names()).toEqual(['EU orders from Rotterdam', 'Everything else']);
    const sent = calls('/hub/routing').filter(({ body }) => body !== undefined);
    expect(sent).toMatchObject([
      { body: { base_version: 1, rules: [{ rule_id: '2' }, { rule_id: '1' }] } },
      { body: { base_version: 2, rules: [{ rule_id: '1' }, { rule_id: '2' }] } },
    ]);
  });

  test('a rule without a name is not sent; with one it is', async () => {
    const { calls } = mountSandbox(path);
    await press('Add rule');
    await press('Save');
    expect(calls('/hub/routing').filter(({ body }) => body !== undefined)).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Rest');
    await press('Save');
    expect(await screen.findByText('Saved the routing rules.')).toBeInTheDocument();
    expect(names()).toEqual(['EU orders from Rotterdam', 'Everything else', 'Rest']);
  });

  test('another person’s newer rules are shown and can be used instead', async () => {
    const rule = { rule_id: '9', name: 'Theirs', is_active: true, countries: [], location_ids: [], preferences: [] };
    const theirs = { rules: [{ ...rule, may_split: true }], version: 5, saved_at: null, saved_by: 'Ana Souza' };
    let isSaved = false;
    mountSandbox(path, {
      intercept({ url, body }) {
        if (url.pathname !== '/hub/routing') return undefined;
        if (body === undefined) return isSaved ? Response.json(theirs) : undefined;
        isSaved = true;
        return Response.json({ status: 'error', message: 'Newer.', current: theirs });
      },
    });
    await press('Move down EU orders from Rotterdam');
    await press('Save');
    expect(await screen.findByText('Ana Souza saved newer routing rules while you were editing.')).toBeInTheDocument();
    await press('Use theirs');
    await waitFor(() => expect(names()).toEqual(['Theirs']));
  });

  test('a failed save is shown, and the changes stay', async () => {
    mountSandbox(path, {
      intercept: ({ url, body }) => (url.pathname === '/hub/routing' && body !== undefined ? failure() : undefined),
    });
    await press('Move down EU orders from Rotterdam');
    await press('Save');
    await button('Retry');
    expect(names()[0]).toBe('Everything else');
  });

  test('a simulation shows the saved rules and mine next to each other, and saves nothing', async () => {
    const { calls } = mountSandbox(path);
    await userEvent.click(await screen.findByRole('switch', { name: 'EU orders from Rotterdam' }));
    await press('Simulate');
    const table = within(await screen.findByRole('table', { name: 'What it would have done' }));
    const cells = (name: RegExp) =>
      [...table.getByRole('row', { name }).children]
        .slice(1)
        .map(({ textContent }) => Number(textContent?.replace('−', '-')));
    const [before = 0, after = 0, difference = 0] = cells(/^Rotterdam/);
    expect(before).toBeGreaterThan(0);
    expect(after - before).toBe(difference);
    expect(difference).toBeLessThan(0);
    expect(calls('/hub/routing').filter(({ body }) => body !== undefined)).toEqual([]);
    expect(calls('/hub/routing/simulate')).toMatchObject([{ body: { orders: 2000 } }]);
    await press('Discard changes');
    expect(screen.getByText(/From before your last change to the rules\./)).toBeInTheDocument();
  });

  test('a simulation that fails says so, with Retry', async () => {
    mountSandbox(path, { intercept: ({ url }) => (url.pathname.endsWith('/simulate') ? failure() : undefined) });
    await press('Simulate');
    expect(await button('Retry')).toBeInTheDocument();
  });

  test('without edit permission nothing can be changed, and the reason is shown', async () => {
    mountSandbox(path, { scenario: 'view-only' });
    expect(await screen.findByText('Everything else')).toBeInTheDocument();
    expect(screen.getAllByText(/You need edit permission for Locations/).length).toBeGreaterThan(0);
    for (const name of ['Save', 'Add rule', 'Edit Everything else'])
      expect(screen.queryByRole('button', { name: named(name) })).toBeNull();
  });
});
