import { defaultFilters, describeFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { type ExportCode, exportTexts, exportTypes, viewCode, viewExportType } from '@hub/domain/orders/export';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useRef, useState } from 'react';
import { docsInIframe } from '#storybook/docsInIframe';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { ActionButton } from '../../actions/index.ts';
import { expectReadable } from '../../testing/expectReadable.ts';
import { ExportDialog, type ExportDialogProps } from './ExportDialog.tsx';

/** The dialog with its opener button. */
function WithOpener({ open, onClose, ...dialog }: Omit<ExportDialogProps, 'opener'>) {
  const opener = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(open);
  const close = () => {
    setOpen(false);
    onClose();
  };
  return (
    <span ref={opener}>
      <ActionButton label="Export" disabledReason={null} onAction={() => setOpen(true)} />
      <ExportDialog {...dialog} open={isOpen} onClose={close} opener={opener} />
    </span>
  );
}

const meta = preview.meta({
  component: ExportDialog,
  render: (args) => <WithOpener {...args} />,
  parameters: docsInIframe,
  args: {
    open: true,
    // `WithOpener` supplies its own button instead.
    opener: { current: null },
    onClose: fn(),
    onExport: fn(),
    defaultCode: null,
    view: viewExportType(tabs.open, { slug: 'last-7d_sku-85123A', day: '2026-11-20' }),
    viewWords: 'Open Orders, Last 7d, Search by SKU "85123A"',
    counts: new Map<ExportCode, number>(),
    filterBar: <p>The filter of the screen, to be changed here</p>,
    filterWords: 'Last 7d, Search by SKU "85123A"',
    timeZone: 'Europe/London',
    now: new Date('2026-11-20T08:00:00Z'),
    isRunning: false,
  },
});

const dialog = () => screen.findByRole('dialog', { name: 'Export orders' });
const press = async (name: string) => userEvent.click(within(await dialog()).getByRole('button', { name }));

export const Default = meta.story();

Default.test('lists this view first, then all types of §7', { tags: ['§7.29'] }, async () => {
  const types = within(await dialog()).getAllByRole('radio');
  await expect(types.map((type) => (type as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'This view',
    'All Orders',
    'Open Orders',
    'Orders In Fulfillment',
    'Shipped Orders',
    'Errors',
    'Hold Orders',
    'Back Orders',
    'Needs User Review',
    'Custom Search',
  ]);
});

Default.test(
  'exports only with a chosen type, closes otherwise, and returns the focus',
  { tags: ['§5.18'] },
  async ({ args, canvas }) => {
    await expect(within(await dialog()).getByText(exportTexts.nothingChosen)).toBeVisible();
    await press('Export');
    await expect(args.onExport).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus());
  },
);

Default.test('chooses a type and its columns by keyboard', async ({ args }) => {
  const box = within(await dialog());
  box.getByRole('radio', { name: 'All Orders' }).focus();
  await userEvent.keyboard(' {ArrowDown}');
  await expect(box.getByRole('radio', { name: 'Open Orders' })).toBeChecked();
  box.getByRole('checkbox', { name: 'Row ID' }).focus();
  await userEvent.keyboard(' ');
  box.getByRole('button', { name: 'Export' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onExport).toHaveBeenCalledOnce();
  const [choice] = (args.onExport as ReturnType<typeof fn>).mock.calls[0] as [
    { type: { code: number }; columns: { field: string }[] },
  ];
  await expect([choice.type.code, choice.columns.map(({ field }) => field).join()]).toEqual([
    2,
    'order_id,fulfillment_status,order_name,shopify_created_at,shopify_close_at,shopify_cancelled_at,customer_name,shipped_time,batch_time',
  ]);
});

/** On a list screen, the current view is preselected. */
export const ThisView = meta.story({
  args: {
    defaultCode: viewCode,
    counts: new Map<ExportCode, number>([
      [viewCode, 24_960],
      ...exportTypes.map(({ code }, index): [ExportCode, number] => [code, [25_900, 31, 1_204, 0][index] ?? 17]),
    ]),
  },
});

ThisView.test('shows the count of every type and the filter, and names the file after it', async () => {
  const box = within(await dialog());
  await expect(box.getByRole('radio', { name: 'This view (24,960)' })).toBeChecked();
  await expect(box.getByRole('radio', { name: 'Shipped Orders (0)' })).toBeVisible();
  await expect(
    box.getByText(
      'OPEN_ORDERS_last-7d_sku-85123A_exported-2026-11-20.csv: ' +
        'Open Orders, Last 7d, Search by SKU "85123A". Times in London time (GMT).',
    ),
  ).toBeVisible();
});

/** The whole list of a tab is exported. */
export const OnList = meta.story({ args: { defaultCode: 6 } });

OnList.test('says which filter and period apply, and the single time zone', async () => {
  await expect(
    within(await dialog()).getByText(
      'HOLD_ORDERS.csv: this list, without the screen’s filters. Times in London time (GMT).',
    ),
  ).toBeVisible();
});

OnList.test('disables Export without any column and says why', async ({ args }) => {
  const box = within(await dialog());
  for (const column of box.getAllByRole('checkbox', { checked: true })) await userEvent.click(column);
  const control = box.getByRole('button', { name: 'Export' });
  await expect(control).toHaveAccessibleDescription(exportTexts.noColumns);
  await userEvent.click(control);
  await expect(args.onExport).not.toHaveBeenCalled();
});

/** Orders are filtered by a search and custom days before they are exported. */
export const CustomSearch = meta.story({ args: { defaultCode: 0 } });

CustomSearch.test('shows the filter of a custom search, and sums it up', async () => {
  const box = within(await dialog());
  await expect(box.getByRole('group', { name: exportTexts.customFilter })).toBeVisible();
  await expect(
    box.getByText('CUSTOM_SEARCH.csv: Last 7d, Search by SKU "85123A". Times in London time (GMT).'),
  ).toBeVisible();
});

/** A custom period is chosen without its days. */
export const WithoutDays = meta.story({ args: { defaultCode: 0, filterWords: null } });

WithoutDays.test('does not export a custom period without its days, and says why', async () => {
  await expect(within(await dialog()).getByRole('button', { name: 'Export' })).toHaveAccessibleDescription(
    exportTexts.noDays,
  );
});

/** An export is running already. */
export const WhileOneRuns = meta.story({ args: { defaultCode: 1, isRunning: true } });

WhileOneRuns.test('disables Export while one runs, so that it cannot start twice, and says why', async ({ args }) => {
  const control = within(await dialog()).getByRole('button', { name: 'Export' });
  await expect(control).toHaveAccessibleDescription(exportTexts.running);
  await userEvent.click(control);
  await expect(args.onExport).not.toHaveBeenCalled();
});

/** Search texts are unusual. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    ...ThisView.input.args,
    defaultCode: 0,
    filterWords: describeFilters({ ...defaultFilters, search: hostileTexts.hebrew }),
  },
});

LongNames.test('fits every text or offers it in full at 320 px, and isolates right-to-left texts', async () => {
  await expectReadable(await dialog());
});

LongNames.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  on490px,
  async () => {
    await expectReadable(await dialog());
  },
);
