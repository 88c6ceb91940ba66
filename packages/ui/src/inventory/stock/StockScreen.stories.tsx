import type { StockRow } from '@hub/domain/stock';
import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview';
import { failed } from '../../testing/loadables.ts';
import { StockScreen } from './StockScreen.tsx';

const saved = { version: 1, savedAt: '2026-11-02T09:00:00Z', savedBy: 'Robin Carter' };

/** Levels of this many SKUs at Leeds; every tenth is short. */
function rowsOf(count: number): readonly StockRow[] {
  return Array.from({ length: count }, (_, index) => ({
    sku: String(20_000 + index),
    name: index % 3 === 0 ? '' : 'WHITE HANGING HEART T-LIGHT HOLDER',
    locationId: '1',
    onHand: index % 10 === 0 ? 4 : 640,
    allocated: index % 10 === 0 ? 4 : 12,
    unavailable: 0,
    safety: 0,
    lowAt: null,
    waiting: index % 10 === 0 ? { units: 30, orders: 2 } : { units: 0, orders: 0 },
    ...saved,
  }));
}

const onEdit = fn();
const onShowMovements = fn();

const meta = preview.meta({
  component: StockScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    pageHeader: {
      title: 'Inventory',
      tabs: [{ title: 'All inventory', path: '/app/inventory/allinventory' }],
      current: '/app/inventory/allinventory',
    },
    levels: ready({
      rows: rowsOf(3),
      total: 3,
      totals: { levels: 3, low: 1, waitingSkus: 1 },
      lowStockThreshold: 10,
      countedElsewhere: new Map(),
    }),
    locations: ready([{ locationId: '1', name: 'Leeds' }]),
    timeZone: 'Europe/London',
    filters: { search: '', locationId: null, show: 'all' as const },
    page: 0,
    drafts: new Map(),
    newer: null,
    disabledReason: null,
    isSaving: false,
    isExporting: false,
    file: null,
    skuPath: () => null,
    onFilters: fn(),
    onPage: fn(),
    onEdit,
    onRevert: fn(),
    onShowMovements,
    onSave: fn(),
    onDiscard: fn(),
    onChooseFile: fn(),
    onImport: fn(),
    onCancelFile: fn(),
    onExport: fn(),
  },
});

function ready<T>(value: T): { state: 'ready'; value: T } {
  return { state: 'ready', value };
}

export const Default = meta.story();

Default.test('reports what is typed with its level and field', async ({ canvas, userEvent }) => {
  const [field] = canvas.getAllByRole('textbox', { name: /On hand/ });
  if (!field) throw new globalThis.Error('Each level has a field.');
  await userEvent.type(field, '1');
  await expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ sku: '20000' }), 'onHand', '41');
});

Default.test('requests the movements of a level by SKU and location', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Movements of 20001 at Leeds' }));
  await expect(onShowMovements).toHaveBeenCalledWith(expect.objectContaining({ sku: '20001', locationId: '1' }));
});

/** A page of 50 levels, in a shop with many SKUs. */
export const ManyLevels = meta.story({
  args: {
    levels: ready({
      rows: rowsOf(50),
      total: 12_132,
      totals: { levels: 12_132, low: 1_631, waitingSkus: 483 },
      lowStockThreshold: 10,
      countedElsewhere: new Map(),
    }),
  },
});

ManyLevels.test('says which part of all levels is shown', async ({ canvas }) => {
  await expect(canvas.getByText('Stock records 1 to 50 of 12,132')).toBeVisible();
});

/** The store counts one of two locations. */
export const FromStore = meta.story({
  args: {
    levels: ready({
      rows: rowsOf(4).map((row, index) =>
        index % 2 === 0 ? row : { ...row, locationId: '2', savedBy: 'Your store', savedAt: '2026-11-20T08:12:00Z' },
      ),
      total: 4,
      totals: { levels: 4, low: 1, waitingSkus: 1 },
      lowStockThreshold: 10,
      countedElsewhere: new Map([['2', 'Your store counts the stock of this location. Change the number there.']]),
    }),
    locations: ready([
      { locationId: '1', name: 'Leeds' },
      { locationId: '2', name: 'Northampton' },
    ]),
  },
});

FromStore.test("marks the store's figures as such, with their date", async ({ canvas }) => {
  await expect(canvas.getAllByText(/^From your store,/)).toHaveLength(2);
  await expect(canvas.getAllByText('2026-11-20')).toHaveLength(2);
});

FromStore.test('names the person who counted the other figures, with their date', async ({ canvas }) => {
  await expect(canvas.getAllByText(/^Counted by Robin Carter,/)).toHaveLength(2);
  await expect(canvas.getAllByText('2026-11-02')).toHaveLength(2);
});

FromStore.test('does not let units be typed that the store counts, and says where to change them', async (context) => {
  const { canvas, userEvent } = context;
  onEdit.mockClear();
  const field = canvas.getByRole('textbox', { name: /^On hand of 20001/ });
  await expect(field).toHaveAttribute('readonly');
  await expect(field).toHaveAccessibleDescription(/^Your store counts the stock of this location\./);
  await userEvent.click(field);
  await expect(await screen.findByRole('tooltip')).toHaveTextContent('Change the number there.');
  await userEvent.keyboard('1');
  await expect(onEdit).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowDown}1');
  await expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ sku: '20002' }), 'onHand', '1');
});

FromStore.test('still lets the low-stock threshold be set', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: /^Low at of 20001/ }), '5');
  await expect(onEdit).toHaveBeenCalledWith(expect.objectContaining({ sku: '20001' }), 'lowAt', '5');
});

/** The 3PL counts the levels; one was missing from its last figures. */
export const FromProvider = meta.story({
  args: {
    levels: ready({
      rows: rowsOf(3).map((row, index) => ({
        ...row,
        savedBy: 'Your 3PL',
        savedAt: index === 1 ? '2026-11-17T08:12:00Z' : '2026-11-20T09:12:00Z',
      })),
      total: 3,
      totals: { levels: 3, low: 1, waitingSkus: 1 },
      lowStockThreshold: 10,
      countedElsewhere: new Map([['1', 'Your 3PL counts the stock of this location. We read its figures every hour.']]),
    }),
  },
});

FromProvider.test("marks the 3PL's figures as such, each with its date", async ({ canvas }) => {
  await expect(canvas.getAllByText(/^From your 3PL, as of/)).toHaveLength(3);
  await expect(canvas.getAllByText('2026-11-20')).toHaveLength(2);
  await expect(canvas.getByText('2026-11-17')).toBeVisible();
});

/** Some units are damaged, some are safety stock, and one SKU has more units reserved than on hand. */
export const Withheld = meta.story({
  args: {
    levels: ready({
      rows: rowsOf(3).map((row, index) => ({
        ...row,
        onHand: index === 1 ? 10 : row.onHand,
        unavailable: index === 2 ? 5 : 0,
        safety: index === 2 ? 2 : 0,
      })),
      total: 3,
      totals: { levels: 3, low: 2, waitingSkus: 1 },
      lowStockThreshold: 10,
      countedElsewhere: new Map(),
    }),
  },
});

Withheld.test('says why fewer units are available than on hand and not reserved', async ({ canvas }) => {
  await expect(canvas.getByText('5 can’t ship, 2 safety stock')).toBeVisible();
  await expect(canvas.getByText('621')).toBeVisible();
  await expect(canvas.getByText('-2')).toBeVisible();
});

export const Loading = meta.story({ args: { levels: { state: 'loading' } } });

Loading.test('reserves the space of the levels', async ({ canvas }) => {
  await expect(canvas.getByLabelText(/^Loading the stock/)).toBeInTheDocument();
  await expect(canvas.queryByRole('textbox', { name: /On hand/ })).toBeNull();
});

/** No levels are counted. */
export const Empty = meta.story({
  args: {
    levels: ready({
      rows: [],
      total: 0,
      totals: { levels: 0, low: 0, waitingSkus: 0 },
      lowStockThreshold: 10,
      countedElsewhere: new Map(),
    }),
  },
});

Empty.test('says that nothing is counted, and offers to import a file', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'Nothing is counted yet' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Import CSV' })).toBeVisible();
});

export const Error = meta.story({ args: { levels: failed } });

Error.test('says what happened, with the call and Retry', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText(failed.detail)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(failed.onRetry).toHaveBeenCalled();
});

export const ViewOnly = meta.story({ args: { disabledReason: 'You can look at inventory and not change it.' } });

ViewOnly.test('shows the levels as text, and says why they cannot be changed', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { name: 'You can look at inventory and not change it.' })).toBeVisible();
  await expect(canvas.getByRole('table', { name: 'Stock per location' })).toBeVisible();
  await expect(canvas.queryByRole('textbox', { name: /On hand/ })).toBeNull();
});
