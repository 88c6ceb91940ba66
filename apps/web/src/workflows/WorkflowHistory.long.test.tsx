import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../testing/mountSandbox.tsx';

const tab = '/app/workflows/allworkflows';
const origin = 'http://localhost';
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rename = async (name: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: name } });

/** Another person saves workflow 1 of the mounted shop under another name. */
function saveElsewhere({ sandbox }: ReturnType<typeof mountSandbox>, name: string): void {
  const { workflows } = sandbox.shop('demo.myshopify.com');
  const [first] = workflows.list;
  if (!first) throw new Error('There are workflows.');
  const newer = { ...first, name, version: first.version + 1, savedBy: 'Ana Souza' };
  workflows.list = workflows.list.map((workflow) => (workflow === first ? newer : workflow));
  workflows.versions.set('1', [newer, ...(workflows.versions.get('1') ?? [])]);
}

describe('two people save the same workflow', () => {
  test('both versions are shown; Save mine over it keeps mine as the newest', async () => {
    const mounted = mountSandbox(`${tab}?edit=1`);
    await rename('Name of mine');
    saveElsewhere(mounted, 'Name of theirs');
    fireEvent.click(button('Save'));
    const dialog = await screen.findByRole('dialog', {
      name: 'Ana Souza saved a newer version while you were editing',
    });
    expect(within(dialog).getByRole('list', { name: 'What differs' }).textContent).toBe(
      'NameTheirsName of theirsYoursName of mine',
    );
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save mine over it' }));
    await screen.findByText('Saved “Name of mine” as version 3.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Use theirs shows theirs in the form', async () => {
    const mounted = mountSandbox(`${tab}?edit=1`);
    await rename('Name of mine');
    saveElsewhere(mounted, 'Name of theirs');
    fireEvent.click(button('Save'));
    fireEvent.click(await screen.findByRole('button', { name: 'Use theirs' }));
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Name of theirs');
    expect(button('Save')).toHaveAccessibleDescription('There are no changes to save.');
  });
});

describe('versions', () => {
  test('a version is restored as a new one, and the list of versions reloads', async () => {
    const mounted = mountSandbox(`${tab}?edit=1`);
    await rename('Second name');
    fireEvent.click(button('Save'));
    await screen.findByText('Saved “Second name” as version 2.');
    fireEvent.click(screen.getByRole('link', { name: 'Versions' }));
    await screen.findByRole('heading', { level: 2, name: 'Version 2' });
    fireEvent.click(button(/^Restore this version\s*1$/));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Restore this version' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Version 3' })).toBeInTheDocument();
    expect(mounted.sandbox.shop('demo.myshopify.com').workflows.list[0]).toMatchObject({
      name: 'Hold large orders',
      version: 3,
      isActive: true,
    });
  });

  test('a failed load says so, with Retry', async () => {
    mountSandbox(`${tab}?versions=1`, {
      intercept: ({ url }) => (url.pathname.endsWith('/versions') ? Response.json({}, { status: 500 }) : undefined),
    });
    expect(await screen.findByText(/^The server had a problem/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All workflows' })).toBeInTheDocument();
  });
});

describe('applying to existing orders, and runs', () => {
  test('chosen open orders each get their outcome, and the runs say why', async () => {
    const { calls } = mountSandbox(`${tab}?edit=1`);
    const total = await screen.findByRole('textbox', { name: /^Order total/ });
    fireEvent.change(total, { target: { value: '1' } });
    fireEvent.click(button('Save'));
    await screen.findByText('Saved “Hold large orders” as version 2.');
    await waitFor(() => expect(button('Apply to open orders')).not.toHaveAttribute('aria-disabled'));
    fireEvent.click(button('Apply to open orders'));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByRole('button', { name: /^Apply to \d+ orders?$/ }));
    const results = await screen.findByRole('list', { name: 'What happened to the orders' });
    const sent = calls('/hub/workflows/1/apply').flatMap(({ body }) => (body as { order_ids: unknown[] }).order_ids);
    expect(within(results).getAllByRole('listitem')).toHaveLength(sent.length);
    expect(within(results).getAllByText('Applied').length).toBeGreaterThan(0);
    fireEvent.click(button('Close'));
    fireEvent.click(screen.getByRole('link', { name: 'Runs' }));
    expect((await screen.findAllByText(/^Order total is more than £1\.00\./)).length).toBeGreaterThan(0);
  });

  test('a lost reply: the choice stays, and the same key is sent again', async () => {
    let isLost = true;
    const { calls } = mountSandbox(`${tab}?edit=1`, {
      intercept({ url }) {
        if (url.pathname === '/hub/workflows/preview')
          return Response.json({
            examined: 10,
            matched: 1,
            orders: [{ order_id: 1, order_name: '#1', customer_name: '', created_at: null, is_open: true }],
          });
        if (!url.pathname.endsWith('/apply') || !isLost) return undefined;
        isLost = false;
        throw new TypeError('The connection is gone.');
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Apply to open orders' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Apply to 1 order' }));
    await screen.findByText(/^We can’t reach the server/);
    fireEvent.click(button('Apply to 1 order'));
    await screen.findByRole('list', { name: 'What happened to the orders' });
    const [first, second] = calls('/hub/workflows/1/apply');
    expect(second?.key).toBe(first?.key);
  });

  test('all that match are sent in parts; once stopped, sending resumes with the unfinished part and its key', async () => {
    const all = Array.from({ length: 120 }, (_, index) => ({ order_id: index + 1, order_name: `#${index + 1}` }));
    let isHanging = true;
    const { calls } = mountSandbox(`${tab}?edit=1`, {
      async intercept({ url, body }) {
        if (url.pathname === '/hub/workflows/preview')
          return Response.json({ examined: 900, matched: 120, orders: [], all_orders: all });
        if (!url.pathname.endsWith('/apply')) return undefined;
        if (isHanging && calls('/hub/workflows/1/apply').length === 2) await new Promise(() => {});
        const { order_ids } = body as { order_ids: number[] };
        const results = order_ids.map((order_id) => ({ order_id, status: 'success' }));
        return Response.json({ status: 'success', message: '', results });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Apply to open orders' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Apply to 120 orders' }));
    await screen.findByText('50 of 120 orders.');
    fireEvent.click(button('Stop'));
    await screen.findByText('50 orders changed. 70 orders are left.');
    expect(screen.getByText(/^You stopped\./)).toBeInTheDocument();
    isHanging = false;
    fireEvent.click(button('Continue with 70 orders'));
    await screen.findByText('120 orders changed.');
    const sent = calls('/hub/workflows/1/apply');
    expect(sent.map(({ body }) => (body as { order_ids: unknown[] }).order_ids.length)).toEqual([50, 50, 50, 20]);
    expect(sent[1]?.key).toBe(sent[2]?.key);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  });

  test('it cannot be applied with unsaved changes', async () => {
    mountSandbox(`${tab}?edit=1`);
    await rename('Changed');
    await waitFor(() => expect(button('Apply to open orders')).toHaveAccessibleDescription('Save your changes first.'));
  });

  test('the address has the page of runs', async () => {
    const { calls, history } = mountSandbox(`${tab}?runs=all`, {
      intercept: ({ url }) =>
        url.pathname === '/hub/workflows/runs'
          ? Response.json({ runs: [aRun(url.searchParams.get('before'))], has_next_page: true })
          : undefined,
    });
    fireEvent.click(await screen.findByRole('link', { name: 'Older' }));
    await screen.findByRole('link', { name: '#after first' });
    expect(new URLSearchParams(history.location.search).get('before')).toBe('first');
    expect(calls('/hub/workflows/runs').map(({ url }) => url.searchParams.get('before'))).toEqual([null, 'first']);
    expect(
      new URL((screen.getByRole('link', { name: 'Newest' }) as HTMLAnchorElement).href, origin).search,
    ).not.toMatch(/before/);
  });
});

/** A run that did nothing; its id is 'first', or the one after `before`. */
function aRun(before: string | null) {
  return {
    run_id: before === null ? 'first' : `after ${before}`,
    at: '2026-11-20T10:00:00Z',
    workflow_id: '1',
    version: 1,
    name: 'Hold large orders',
    order_id: 1,
    order_name: before === null ? '#first' : `#after ${before}`,
    trace: { is_match: false, match: 'all', groups: [] },
    changes: [],
    replaced: [],
  };
}
