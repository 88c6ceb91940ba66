import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { fieldFiltersOf } from '@hub/domain/orders/list';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { on320px, on490px } from '../testing/hostileFixtures.ts';
import { OrderFilterBar, type OrderFilterBarProps } from './OrderFilterBar.tsx';

const customFilters: OrderFilters = {
  ...defaultFilters,
  period: 'custom',
  startDate: '2026-11-01',
  endDate: '2026-11-15',
};

/** Keeps the filters in state. */
function KeptFilters({ filters, onChange, onSearchInput, ...props }: OrderFilterBarProps) {
  const [kept, setKept] = useState(filters);
  const change = (next: OrderFilters) => {
    onChange(next);
    setKept(next);
  };
  const input = (search: string) => {
    onSearchInput(search);
    setKept({ ...kept, search });
  };
  return <OrderFilterBar {...props} filters={kept} onChange={change} onSearchInput={input} />;
}

/** The outer value first echoes part of the typed text, then changes to another text. */
function TextFromOutside(props: OrderFilterBarProps) {
  const [search, setSearch] = useState('');
  return (
    <>
      <OrderFilterBar {...props} filters={{ ...props.filters, search }} />
      <button type="button" onClick={() => setSearch('tea')}>
        Echo late
      </button>
      <button type="button" onClick={() => setSearch('#536365')}>
        Go back
      </button>
    </>
  );
}

const meta = preview.meta({
  component: OrderFilterBar,
  render: (args) => <KeptFilters {...args} />,
  args: {
    filters: defaultFilters,
    onChange: fn(),
    onSearchInput: fn(),
    onSearchSubmit: fn(),
    timeZone: 'Europe/London',
    now: new Date('2026-11-20T08:00:00Z'),
  },
});

export const Default = meta.story();

/** The server can filter by store fields too; a value of a newer version is shown as is. */
export const ByFields = meta.story({
  args: {
    fieldFilters: fieldFiltersOf(['fieldFilters']) ?? [],
    filters: { ...defaultFilters, fields: { paymentStatus: 'PENDING', stageReason: 'heldOnTheMoon' } },
  },
});

ByFields.test('shows each chosen value as a tag that removes it', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByText('Not sent because: heldOnTheMoon')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Payment status: Payment pending' }));
  await expect(args.onChange).toHaveBeenCalledWith({ ...defaultFilters, fields: { stageReason: 'heldOnTheMoon' } });
});

ByFields.test(
  'counts the chosen values on the button, which opens the choices',
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (2)' }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Fraud risk' }), 'High');
    await expect(args.onChange).toHaveBeenCalledWith({
      ...defaultFilters,
      fields: { paymentStatus: 'PENDING', stageReason: 'heldOnTheMoon', risk: 'CANCEL' },
    });
  },
);

Default.test(
  'has a text filter with placeholder Filter Orders and a selector Search by Order / Search by SKU (§2)',
  { tags: ['§2.61'] },
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByPlaceholderText('Filter Orders')).toBeVisible();
    const selector = canvas.getByRole('combobox', { name: 'Search by' });
    await expect([...selector.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Search by Order',
      'Search by SKU',
    ]);
    await userEvent.selectOptions(selector, 'Search by SKU');
    await expect(args.onChange).toHaveBeenCalledWith({ ...defaultFilters, searchMode: 'sku_wise' });
  },
);

Default.test(
  'has a period selector with Last 24h, Last 7d, Last 30d, Custom, All; Last 24h is chosen (§2, §9)',
  { tags: ['§2.62', '§9.7'] },
  async ({ canvas }) => {
    const selector = canvas.getByRole('combobox', { name: 'Period' });
    await expect([...selector.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Last 24h',
      'Last 7d',
      'Last 30d',
      'Custom',
      'All',
    ]);
    await expect(selector).toHaveDisplayValue('Last 24h');
  },
);

Default.test(
  'reports and shows each keystroke at once, and reports the text as final on Enter',
  async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Filter Orders' });
    await userEvent.type(field, '#536');
    await expect(field).toHaveValue('#536');
    await expect(args.onSearchInput).toHaveBeenCalledTimes(4);
    await expect(args.onSearchSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, '{Enter}');
    await expect(args.onSearchSubmit).toHaveBeenCalledOnce();
    await expect(args.onSearchSubmit).toHaveBeenCalledWith('#536');
  },
);

Default.test('searches at once when the text is cleared', async ({ canvas, args, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'mug');
  await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
  await expect(canvas.getByRole('searchbox')).toHaveValue('');
  await expect(args.onSearchSubmit).toHaveBeenLastCalledWith('');
});

Default.test(
  'shows the date-range picker only for Custom (§2)',
  { tags: ['§2.63', '§2.80'] },
  async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: 'Custom period' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'Custom');
    await expect(canvas.getByRole('group', { name: 'Custom period' })).toBeVisible();
  },
);

Default.test('shows the time zone beside the period, in words', async ({ canvas }) => {
  await expect(canvas.getByText('London time (GMT)')).toBeVisible();
});

/** The outer value follows a second late and trimmed; the field must keep every character. */
export const SlowOutside = meta.story({
  args: { filters: { ...defaultFilters, search: 'teapot' } },
  render: (args) => <OrderFilterBar {...args} />,
});

SlowOutside.test(
  'keeps the text field responsive while the outer value still lags behind',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).toHaveValue('teapot');
    await userEvent.type(field, ' blue');
    await expect(field).toHaveValue('teapot blue');
  },
);

/** Back, a link or a saved view sets another text. */
export const ReplacedFromOutside = meta.story({
  render: (args) => <TextFromOutside {...args} />,
});

ReplacedFromOutside.test(
  'replaces the typed text with a text from outside, but not with a late echo of the typed one',
  async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'tea pot');
    await userEvent.click(canvas.getByRole('button', { name: 'Echo late' }));
    await expect(field).toHaveValue('tea pot');
    await userEvent.click(canvas.getByRole('button', { name: 'Go back' }));
    await expect(field).toHaveValue('#536365');
  },
);

/** "Custom" is chosen, and the days are typed or picked. */
export const Custom = meta.story({
  args: { filters: customFilters },
});

Custom.test('applies a typed date only once it is valid', async ({ canvas, args, userEvent }) => {
  const last = canvas.getByRole('textbox', { name: 'Last day' });
  await userEvent.clear(last);
  await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ endDate: null }));
  await userEvent.type(last, '2026-11-18');
  await expect(args.onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ startDate: '2026-11-01', endDate: '2026-11-18' }),
  );
});

Custom.test(
  'shows "Date input not valid" for an invalid date (§5)',
  { tags: ['§5.20'] },
  async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('textbox', { name: 'First day' });
    await userEvent.clear(first);
    await userEvent.type(first, '2026-02');
    await expect(canvas.queryByText('Date input not valid')).toBeNull();
    await userEvent.type(first, '-30');
    await expect(canvas.getByText('Date input not valid')).toBeVisible();
    await expect(first).toHaveAttribute('aria-invalid', 'true');
  },
);

Custom.test('shows an error for an incomplete date on blur', async ({ canvas, userEvent }) => {
  const first = canvas.getByRole('textbox', { name: 'First day' });
  await userEvent.clear(first);
  await userEvent.type(first, 'yesterday');
  await userEvent.tab();
  await expect(canvas.getByText('Date input not valid')).toBeVisible();
  await expect(first).toHaveValue('yesterday');
});

Custom.test('shows an error for a last day before the first', async ({ canvas, userEvent }) => {
  const last = canvas.getByRole('textbox', { name: 'Last day' });
  await userEvent.clear(last);
  await userEvent.type(last, '2026-10-01');
  await expect(canvas.getByText('The last day is before the first')).toBeVisible();
});

Custom.test('lets days be picked from a calendar', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }));
  await userEvent.click(await screen.findByRole('button', { name: /Monday November 2 2026/ }));
  await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ startDate: '2026-11-02' }));
});

Custom.test('opens the calendar at the typed month', async ({ canvas, userEvent }) => {
  const last = canvas.getByRole('textbox', { name: 'Last day' });
  await userEvent.clear(last);
  await userEvent.type(last, '2025-03-31');
  await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }));
  // The popover fades in, so it is in the document before it is visible.
  await waitFor(() => expect(screen.getByText('March 2025')).toBeVisible());
});

/** Custom is chosen without days: nothing is requested until both are chosen. */
export const CustomWithoutDays = meta.story({
  args: { filters: { ...customFilters, startDate: null, endDate: null } },
});

CustomWithoutDays.test('says what is shown until both days are chosen', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Custom period' })).toHaveAccessibleDescription(/^Enter both days\./);
  await expect(canvas.getByRole('textbox', { name: 'First day' })).toHaveValue('');
  await expect(canvas.getByRole('textbox', { name: 'Last day' })).toHaveValue('');
});

export const OnAPhone = meta.story({ ...on490px });

OnAPhone.test(
  'keeps text and period in one row, and unfolds search mode and time zone',
  async ({ canvas, userEvent }) => {
    const period = canvas.getByRole('combobox', { name: 'Period' }).getBoundingClientRect();
    const text = canvas.getByPlaceholderText('Filter Orders').getBoundingClientRect();
    await expect(Math.abs(period.top - text.top)).toBeLessThan(10);
    await expect(canvas.queryByRole('combobox', { name: 'Search by' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More', expanded: false }));
    await expect(canvas.getByRole('combobox', { name: 'Search by' })).toBeInTheDocument();
    await expect(canvas.getByText(/^London time/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Less', expanded: true }));
    await expect(canvas.queryByText(/^London time/)).not.toBeVisible();
  },
);

/** A person searches by SKU, in a window of 490 px. */
export const OnAPhoneBySku = OnAPhone.extend({ args: { filters: { ...defaultFilters, searchMode: 'sku_wise' } } });

OnAPhoneBySku.test('does not hide a search by SKU', async ({ canvas }) => {
  await expect(canvas.getByRole('combobox', { name: 'Search by' })).toBeInTheDocument();
});

export const OnASmallPhone = meta.story({ ...on320px });

OnASmallPhone.test('keeps the filter, the period and More in one row', async ({ canvas }) => {
  const tops = ['Filter Orders', 'Period'].map((name) => canvas.getByLabelText(name).getBoundingClientRect().top);
  await expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThan(12);
  await expect(canvas.getByRole('button', { name: /^More/ })).toBeVisible();
});
