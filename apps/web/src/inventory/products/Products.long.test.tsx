import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { mountSandbox } from '../../testing/mountSandbox.tsx';

/** jsdom drops the space before the hidden part of a name. */
const named = (name: string) => new RegExp(`^${name.replaceAll(' ', String.raw`\s*`)}$`);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name: named(name) }));
const failure = () => new Response('{"message":"Out of order"}', { status: 500 });

describe('/app/inventory/weightandpackage with capability products', () => {
  const path = '/app/inventory/weightandpackage';
  const grid = () => screen.findByRole('grid');
  const cellsOf = async (row: number) => {
    const rows = within(await grid())
      .getAllByRole('row')
      .slice(1);
    return within(rows[row] as HTMLElement).getAllByRole('gridcell');
  };
  /** Types into the first cells of the column Weight. */
  const typeWeights = async (...weights: string[]) => {
    await userEvent.click((await cellsOf(0))[0] as HTMLElement);
    for (const weight of weights) await userEvent.keyboard(`${weight}{Enter}`);
  };

  test(
    'cells are typed by keyboard, saved in one call, and Undo restores the previous values',
    { tags: '§2.108' },
    async () => {
      const { calls } = mountSandbox(path);
      await typeWeights('350 g', '1,5kg');
      expect((await cellsOf(0))[0]).toHaveTextContent('350 g');
      expect((await cellsOf(1))[0]).toHaveTextContent('1.5 kg');
      await press('Save 2 changes');
      expect(await screen.findByText('Saved 2 products.')).toBeInTheDocument();
      await press('Undo');
      expect(await screen.findByText('Restored what was set before.')).toBeInTheDocument();
      const saves = calls('/hub/products').filter(({ body }) => body !== undefined);
      expect(saves).toMatchObject([
        {
          body: {
            changes: [
              { base_version: 0, settings: { weight: { value: 350, unit: 'g' } } },
              { base_version: 0, settings: { weight: { value: 1.5, unit: 'kg' } } },
            ],
          },
          key: expect.any(String),
        },
        { body: { changes: [{ base_version: 1, settings: { weight: null } }, { base_version: 1 }] } },
      ]);
    },
  );

  test('a wrong cell says why in place, and nothing is saved until it is fixed', async () => {
    const { calls } = mountSandbox(path);
    await typeWeights('heavy');
    const [cell] = await cellsOf(0);
    expect(cell).toHaveAttribute('aria-invalid', 'true');
    expect(cell).toHaveTextContent('“heavy” isn’t a weight. Enter one like 350 g or 1.5 kg.');
    const save = screen.getByRole('button', { name: 'Save 1 change' });
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(save).toHaveAccessibleDescription('Correct or clear the marked cells first.');
    await userEvent.click(save);
    expect(calls('/hub/products').filter(({ body }) => body !== undefined)).toEqual([]);
    await press('Discard changes');
    expect((await cellsOf(0))[0]).not.toHaveAttribute('aria-invalid');
  });

  test('several cells are pasted from a spreadsheet, filled down and cleared', async () => {
    mountSandbox(path);
    await userEvent.click((await cellsOf(0))[0] as HTMLElement);
    await userEvent.paste('100 g\tSmall box\n200 g\tno such box\n');
    expect((await cellsOf(0)).slice(0, 2).map((cell) => cell.textContent)).toEqual([
      '100 g, not saved',
      'Small box, not saved',
    ]);
    expect((await cellsOf(1))[1]).toHaveTextContent('No package is called “no such box”.');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect((await cellsOf(2))[0]).toHaveTextContent('100 g');
    await userEvent.keyboard('{Delete}');
    expect((await cellsOf(2))[0]).not.toHaveTextContent('100 g');
  });

  test('another person’s newer version is shown, the others are saved, and mine can be saved over it', async () => {
    let isFirst = true;
    const { calls } = mountSandbox(path, {
      async intercept({ url, body }) {
        if (url.pathname !== '/hub/products' || body === undefined || !isFirst) return undefined;
        isFirst = false;
        const [change] = (body as { changes: { sku: string; settings: object }[] }).changes;
        const product = {
          sku: change?.sku,
          store_name: 'Theirs',
          store_weight: '',
          units_sold: 1,
          ...change?.settings,
          weight: { value: 9, unit: 'kg' },
          version: 0,
          saved_at: '2026-11-20T10:00:00Z',
          saved_by: 'Ana Souza',
        };
        return Response.json({ status: 'success', results: [{ sku: change?.sku, status: 'outdated', product }] });
      },
    });
    await typeWeights('350 g');
    await press('Save 1 change');
    expect(await screen.findByText(/Ana Souza saved newer settings for a product/)).toBeInTheDocument();
    expect(screen.getByText(/9 kg$/)).toBeInTheDocument();
    await press('Save mine over it');
    expect(await screen.findByText('Saved 1 product.')).toBeInTheDocument();
    expect(calls('/hub/products').filter(({ body }) => body !== undefined)).toHaveLength(2);
  });

  test('a failed save says so, keeps the cells, and is sent again with the same key', async () => {
    let isBroken = true;
    const { calls } = mountSandbox(path, {
      intercept: ({ url, body }) =>
        url.pathname === '/hub/products' && body !== undefined && isBroken ? failure() : undefined,
    });
    await typeWeights('350 g');
    await press('Save 1 change');
    await screen.findByText(/Out of order/);
    expect((await cellsOf(0))[0]).toHaveTextContent('350 g');
    isBroken = false;
    await press('Retry');
    expect(await screen.findByText('Saved 1 product.')).toBeInTheDocument();
    const keys = calls('/hub/products').flatMap(({ body, key }) => (body === undefined ? [] : [key]));
    expect(new Set(keys).size).toBe(1);
  });

  test('a file shows its changes and each bad row by line number, and its changes go into the grid', async () => {
    const { container } = mountSandbox(path);
    const [header] = within(await grid()).getAllByRole('rowheader');
    const sku = header?.querySelector('bdi')?.textContent ?? '';
    await press('Import CSV');
    const file = new File([`Weight,SKU\n2 kg,${sku}\n1 kg,NO-SUCH\nheavy,${sku}\n`], 'products.csv');
    await userEvent.upload(container.ownerDocument.querySelector('dialog input[type=file]') as HTMLInputElement, file);
    expect(await screen.findByText('Changes 1 of 1 product; 2 rows are left out.')).toBeInTheDocument();
    expect(screen.getByText('No product has the SKU NO-SUCH.')).toBeInTheDocument();
    await press('Use these changes');
    expect(await screen.findByRole('button', { name: 'Save 1 change' })).toBeInTheDocument();
    expect((await cellsOf(0))[0]).toHaveTextContent('2 kg');
  });

  test('leaving with typed cells asks', async () => {
    mountSandbox(path);
    await typeWeights('350 g');
    await userEvent.click(screen.getByRole('link', { name: 'Workflows' }));
    expect(await screen.findByRole('heading', { name: 'Leave without saving?' })).toBeInTheDocument();
    await press('Stay');
    expect((await cellsOf(0))[0]).toHaveTextContent('350 g');
  });

  test('a person without edit permission sees the values but cannot change them', async () => {
    mountSandbox(path, { scenario: 'view-only' });
    await userEvent.click((await cellsOf(0))[0] as HTMLElement);
    await userEvent.keyboard('5{Enter}{Delete}');
    expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
    expect((await cellsOf(0))[0]).not.toHaveTextContent('not saved');
    expect(screen.getByRole('button', { name: 'Import CSV' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('a package is added, deleted after confirmation, and restored', { tags: '§2.108' }, async () => {
    const { calls } = mountSandbox(path);
    await press('Add package');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Tube');
    for (const side of ['Inside length', 'Inside width', 'Inside height'])
      await userEvent.type(screen.getByRole('textbox', { name: new RegExp(`^${side}`) }), '10');
    await press('Save Tube');
    expect(await screen.findByText('Saved the package Tube.')).toBeInTheDocument();
    await press('Delete package Tube');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete the package Tube?' }));
    expect(dialog.getByText('No product uses it.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted the package Tube.')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tube' })).toBeNull());
    const undos = screen.getAllByRole('button', { name: 'Undo' });
    await userEvent.click(undos.at(-1) as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Tube' })).toBeInTheDocument();
    expect(calls('/hub/packages/delete')).toHaveLength(1);
  });
});

describe('/app/inventory/bundles with capability products', () => {
  const path = '/app/inventory/bundles';

  test('a bundle is added with its items, and Undo removes it', { tags: '§2.108' }, async () => {
    const { calls } = mountSandbox(path);
    await press('Add bundle');
    await userEvent.type(screen.getByRole('textbox', { name: 'Bundle SKU' }), 'GIFT-BOX');
    expect(screen.getByText('No order has had this SKU yet.')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('combobox', { name: 'Item 1' }), '85123A');
    await press('Save GIFT-BOX');
    expect(await screen.findByText('Saved the bundle GIFT-BOX.')).toBeInTheDocument();
    expect(await screen.findByText('1 × 85123A')).toBeInTheDocument();
    await press('Undo');
    await waitFor(() => expect(screen.queryByText('1 × 85123A')).toBeNull());
    expect(calls('/hub/bundles').filter(({ body }) => body !== undefined)).toMatchObject([
      { body: { sku: 'GIFT-BOX', base_version: 0, components: [{ sku: '85123A', quantity: 1 }] } },
    ]);
  });

  test.each([
    ['GIFT-BOX', 'GIFT-BOX', 'A bundle can’t contain itself.'],
    ['GIFT-BOX', 'NO-SUCH', 'No product has the SKU NO-SUCH.'],
    ['85123A', '22139', '22139 itself contains 85123A'],
  ])('%s of %s is rejected with a message before anything is sent', async (sku, item, message) => {
    const bundles = [{ sku: '22139', components: [{ sku: '85123A', quantity: 1 }], orders: 0 }];
    const saved = { version: 1, saved_at: '2026-11-20T10:00:00Z', saved_by: 'Ana Souza' };
    const { calls } = mountSandbox(path, {
      intercept: ({ url, body }) =>
        url.pathname === '/hub/bundles' && body === undefined
          ? Response.json({ bundles: bundles.map((bundle) => ({ ...bundle, ...saved })), split_by: [] })
          : undefined,
    });
    await press('Add bundle');
    await userEvent.type(screen.getByRole('textbox', { name: 'Bundle SKU' }), sku);
    await userEvent.type(screen.getByRole('combobox', { name: 'Item 1' }), item);
    expect(screen.getAllByText(new RegExp(message)).length).toBeGreaterThan(0);
    expect(await screen.findByRole('button', { name: named(`Save ${sku}`) })).toHaveAttribute('aria-disabled', 'true');
    await press(`Save ${sku}`);
    expect(calls('/hub/bundles').filter(({ body }) => body !== undefined)).toEqual([]);
  });

  test('another person’s newer version is shown, and mine can be saved over it', async () => {
    let isFirst = true;
    mountSandbox(path, {
      intercept({ url, body }) {
        if (url.pathname !== '/hub/bundles' || body === undefined || !isFirst) return undefined;
        isFirst = false;
        const theirs = { sku: '22139', components: [{ sku: '85123A', quantity: 7 }] };
        const current = { ...theirs, version: 1, saved_at: '2026-11-20T10:00:00Z', saved_by: 'Ana Souza' };
        return Response.json({ status: 'error', message: 'Newer.', current });
      },
    });
    await press('Edit bundle 22139');
    await press('Add item');
    await userEvent.type(screen.getByRole('combobox', { name: 'Item 3' }), '85123A');
    await press('Save 22139');
    expect(await screen.findByText(/Ana Souza saved newer settings/)).toBeInTheDocument();
    expect(screen.getByText(/7 × 85123A/)).toBeInTheDocument();
    await press('Save mine over it');
    expect(await screen.findByText('Saved the bundle 22139.')).toBeInTheDocument();
  });

  test('text that is typed during a save stays, and is saved over it', async () => {
    let release: () => void = () => {};
    const slow = new Promise<undefined>((resolve) => {
      release = () => resolve(undefined);
    });
    const { calls } = mountSandbox(path, {
      intercept: ({ url, body }) => (url.pathname === '/hub/bundles' && body !== undefined ? slow : undefined),
    });
    const saves = () => calls('/hub/bundles').flatMap(({ body }) => (body === undefined ? [] : [body]));
    await press('Edit bundle 22139');
    await press('Add item');
    await userEvent.type(screen.getByRole('combobox', { name: 'Item 3' }), '85123A');
    await press('Save 22139');
    await userEvent.type(screen.getAllByRole('spinbutton', { name: 'Quantity' }).at(-1) as HTMLElement, '2');
    release();
    expect(await screen.findByText('Saved the bundle 22139.')).toBeInTheDocument();
    await press('Save 22139');
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves().map((body) => (body as { base_version: number }).base_version)).toEqual([1, 2]);
  });

  test.each(['Close', 'Discard changes'])(
    'after %s the editor closes, and focus moves to a nearby element',
    async (by) => {
      mountSandbox(path);
      await press('Edit bundle 22139');
      if (by !== 'Close') await press('Add item');
      const leave = await screen.findByRole('button', { name: named(`${by} 22139`) });
      leave.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(leave).not.toBeInTheDocument());
      await waitFor(() => expect(document.body).not.toHaveFocus());
    },
  );

  test('without a workflow that splits bundles it says so', async () => {
    mountSandbox(path);
    expect(await screen.findByText(/No active workflow splits bundles/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open workflows' })).toBeInTheDocument();
  });
});

describe('/app/inventory/collection with capability products', () => {
  test('a rule shows how many products it matches, and a failed save keeps it', { tags: '§2.108' }, async () => {
    let isBroken = true;
    mountSandbox('/app/inventory/collection', {
      intercept: ({ url, body }) =>
        url.pathname === '/hub/collections' && body !== undefined && isBroken ? failure() : undefined,
    });
    await press('Add collection');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Hearts');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name contains' }), 'heart, love');
    expect(screen.getByText(/^[1-9]\d* products?$/, { selector: 'p' })).toBeInTheDocument();
    await press('Save Hearts');
    await screen.findByText(/Out of order/);
    expect(screen.getByRole('textbox', { name: 'Name contains' })).toHaveValue('heart, love');
    isBroken = false;
    await press('Retry');
    expect(await screen.findByText('Products whose name contains “heart” or “love”.')).toBeInTheDocument();
  });

  test('a list names the unknown SKUs', async () => {
    mountSandbox('/app/inventory/collection');
    await press('Add collection');
    await userEvent.click(screen.getByRole('radio', { name: 'A list of SKUs' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'SKUs' }), '85123A, NO-SUCH');
    expect(screen.getByText('1 SKU is not known: NO-SUCH.')).toBeInTheDocument();
  });
});

describe('/app/inventory/bulk-edit with capability products', () => {
  const path = '/app/inventory/bulk-edit';
  const paste = async (...skus: string[]) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Pasted SKUs' }));
    await userEvent.click(screen.getByRole('textbox', { name: 'SKUs' }));
    await userEvent.paste(skus.join('\n'));
  };

  test(
    'shows before and after, sends one call, shows each product’s outcome, and Undo reverts it',
    { tags: '§2.108' },
    async () => {
      const { calls } = mountSandbox(path);
      await paste('85123A', '22423', 'NO-SUCH');
      expect(screen.getByText('1 SKU is not known: NO-SUCH.')).toBeInTheDocument();
      await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fragile' }), 'Yes');
      await userEvent.type(screen.getByRole('textbox', { name: 'Weight' }), '400 g');
      const row = within(screen.getByRole('row', { name: /^85123A/ }));
      expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
        'Weight: Not set; Fragile: No',
        'Weight: 400 g; Fragile: Yes',
      ]);
      await press('Change 2 products');
      expect(await screen.findByText('2 changed, 0 not changed.')).toBeInTheDocument();
      await press('Undo');
      expect(await screen.findByText('Restored what was set before.')).toBeInTheDocument();
      const saves = calls('/hub/products').filter(({ body }) => body !== undefined);
      expect(saves).toHaveLength(2);
      expect(saves[0]?.body).toMatchObject({
        changes: [
          { sku: '85123A', settings: { weight: { value: 400, unit: 'g' }, is_fragile: true, ships_alone: false } },
          { sku: '22423' },
        ],
      });
    },
  );

  test('a wrong value prevents the change and says why', async () => {
    mountSandbox(path);
    await paste('85123A');
    const apply = () => screen.getByRole('button', { name: /^Change/ });
    expect(apply()).toHaveAccessibleDescription('Choose what to set first.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Weight' }), '-4 kg');
    expect(apply()).toHaveAccessibleDescription('Enter a weight above 0, or leave it empty.');
  });

  test('a product that another person saved is not changed, and says so', async () => {
    mountSandbox(path, {
      intercept({ url, body }) {
        if (url.pathname !== '/hub/products' || body === undefined) return undefined;
        const { changes } = body as { changes: { sku: string }[] };
        return Response.json({
          status: 'success',
          results: changes.map(({ sku }) => ({ sku, status: 'refused', message: 'Somebody was faster.' })),
        });
      },
    });
    await paste('85123A');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fragile' }), 'Yes');
    await press('Change 1 product');
    expect(await screen.findByText('Not changed: Somebody was faster.')).toBeInTheDocument();
  });
});
