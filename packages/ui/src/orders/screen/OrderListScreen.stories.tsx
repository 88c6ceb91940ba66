import { defaultFilters } from '@hub/domain/dashboard';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { tabs } from '@hub/domain/orders';
import { sortOrders, wholeWindow } from '@hub/domain/orders/list';
import { OrderFilterBar } from '../../dashboard/OrderFilterBar.tsx';
import { ActionButton } from '../../actions/index.ts';
import { OrderList } from '../list/OrderList.tsx';
import { decemberOrders, ready, storeAdminUrl, storyNow, storyTimeZone } from '../orderFixtures.ts';
import { OrderListScreen, type OrderListScreenProps } from './OrderListScreen.tsx';
import { SavedViewBar } from './SavedViewBar.tsx';

const filterBar = (
  <OrderFilterBar
    filters={defaultFilters}
    onChange={fn()}
    onSearchInput={fn()}
    onSearchSubmit={fn()}
    timeZone={storyTimeZone}
    now={storyNow}
  />
);
const views = (
  <SavedViewBar
    names={['Morning']}
    current={{ kind: 'standard' }}
    onApply={fn()}
    onSave={fn()}
    onRename={fn()}
    onDelete={fn()}
    saveDisabledReason={null}
  />
);

/** Keeps the sort in state. */
function SortedScreen(props: OrderListScreenProps) {
  const [sort, setSort] = useState(props.sort);
  const change = (next: typeof sort) => {
    props.onSortChange(next);
    setSort(next);
  };
  return (
    <OrderListScreen
      {...props}
      sort={sort}
      onSortChange={change}
      renderOrders={() => (
        <OrderList
          orders={ready(wholeWindow(sortOrders(decemberOrders, sort)))}
          label="Open Orders"
          timeZone={storyTimeZone}
          now={storyNow}
          storeAdminUrl={storeAdminUrl}
          expandedIds={new Set()}
          onToggle={fn()}
          renderDetail={() => null}
        />
      )}
    />
  );
}

const meta = preview.meta({
  component: OrderListScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => <SortedScreen {...args} />,
  args: {
    tab: tabs.open,
    count: '7 orders',
    backPath: '/app/dashboard',
    filterBar,
    savedViews: views,
    sort: 'newest' as const,
    onSortChange: fn(),
    actions: <ActionButton label="Export" disabledReason={null} onAction={fn()} />,
    renderOrders: () => null,
  },
});

export const Default = meta.story();

Default.test('shows title, count, filter and Export, and links back to the dashboard', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Open Orders' })).toBeVisible();
  await expect(canvas.getByText('7 orders')).toBeVisible();
  await expect(canvas.getByRole('searchbox', { name: 'Filter Orders' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/app/dashboard');
});

Default.test('sorts newest first, unless a person chooses another sort', async ({ canvas, args, userEvent }) => {
  const names = () => canvas.getAllByRole('row').map((row) => row.querySelector('[data-column="name"]')?.textContent);
  await expect(names()[0]).toContain('#581587');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Oldest first');
  await expect(args.onSortChange).toHaveBeenCalledWith('oldest');
  await expect(names()[0]).toContain('#581498');
});

/** Another sort was chosen for a list that is too long to sort. */
export const TooLongToSort = meta.story({
  args: { isTooLongToSort: true, sort: 'customer', count: '1,200,000 orders' },
});

TooLongToSort.test('says that the list is too long to sort', async ({ canvas }) => {
  await expect(canvas.getByText(/^This list is too long to be sorted/)).toBeVisible();
});

const dismissMissing = fn();
const searchAllTime = fn();

/** A person opens a link that was copied a day earlier. */
export const OrderNotHere = meta.story({
  args: { missingOrderIds: ['5000536365'], onDismissMissing: dismissMissing, onSearchAllTime: searchAllTime },
});

OrderNotHere.test(
  'shows a notice for an order that is not in the list, with a button that searches all time',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^1 order in this link is not in /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Look in all time' }));
    await expect(searchAllTime).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /Dismiss/ }));
    await expect(dismissMissing).toHaveBeenCalled();
  },
);

export const OnAPhone = meta.story({ globals: { viewport: { value: 'w320' } } });

OnAPhone.test('does not scroll sideways on a phone', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});
