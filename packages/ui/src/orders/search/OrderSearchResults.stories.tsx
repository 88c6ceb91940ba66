import { tabs } from '@hub/domain/orders';
import { orderSearchTexts } from '@hub/domain/orders/list';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { justSent } from '../../testing/loadables.ts';
import { anOrder } from '../orderFixtures.ts';
import { OrderSearchResults, type OrderSearchResultsProps } from './OrderSearchResults.tsx';

const results: OrderSearchResultsProps['results'] = {
  state: 'ready',
  value: [
    {
      key: 'order',
      label: orderSearchTexts.byOrder,
      found: [{ order: anOrder({ orderId: '1', orderName: '#536365' }), tab: tabs.backOrders }],
      total: 1,
      isWhole: true,
    },
  ],
};

const list: OrderSearchResultsProps['list'] = { id: 'found', activeId: 'found-order-1', onChoose: fn() };

const meta = preview.meta({
  component: OrderSearchResults,
  args: {
    results,
    opening: null,
    timeZone: 'Europe/London',
    list,
  },
});

/** One order matches and is active. */
export const Default = meta.story();

Default.test('counts the results and marks the active option', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('1 order found');
  await expect(canvas.getByRole('option', { selected: true, name: /536365/ })).toHaveAttribute('id', 'found-order-1');
});

const cancel = fn();

/** An order was chosen, and its list is being looked up. */
export const Opening = meta.story({
  args: { opening: { orderName: '#536365', since: justSent, onCancel: cancel, onRetry: fn() }, list: null },
});

Opening.test('says which order is being looked up, and can be canceled', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Opening #536365…');
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
  await expect(cancel).toHaveBeenCalledOnce();
});
