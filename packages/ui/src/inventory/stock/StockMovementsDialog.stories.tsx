import type { ListedMovement } from '@hub/domain/stock';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { failed } from '../../testing/loadables.ts';
import { StockMovementsDialog } from './StockMovementsDialog.tsx';

const aMovement = (movementId: number, changes: Partial<ListedMovement>): ListedMovement => ({
  movementId: String(movementId),
  sku: '85123A',
  locationId: '1',
  cause: 'reserved',
  onHand: 0,
  allocated: 0,
  unavailable: 0,
  safety: 0,
  orderId: '4800000000001',
  orderName: '#536365',
  shipment: null,
  by: null,
  at: '2026-11-20T09:00:00.000Z',
  ...changes,
});

const byPerson = { orderId: null, orderName: null, by: 'Robin Carter' };
const some = [
  aMovement(8, { cause: 'missing', onHand: 2 }),
  aMovement(7, { cause: 'shippedLate', onHand: -6, shipment: '1/P1' }),
  aMovement(6, { cause: 'voided', onHand: 4, shipment: '11' }),
  aMovement(5, { cause: 'released', allocated: -4 }),
  aMovement(4, { cause: 'shipped', onHand: -4, shipment: '11' }),
  aMovement(3, { cause: 'reserved', allocated: 4 }),
  aMovement(2, { cause: 'counted', onHand: -6, unavailable: 2, ...byPerson, by: 'Your 3PL' }),
  aMovement(1, { cause: 'counted', onHand: 10, ...byPerson }),
];

const meta = preview.meta({
  component: StockMovementsDialog,
  args: {
    title: 'Movements of 85123A at Leeds',
    movements: ready(some),
    timeZone: 'Europe/London',
    onClose: fn(),
  },
});

function ready<T>(value: T): { state: 'ready'; value: T } {
  return { state: 'ready', value };
}

/** Orders have reserved, shipped and voided units; a person and the 3PL have counted. */
export const Default = meta.story();

Default.test('says what moved, why, for which order, and who counted', async ({ canvas }) => {
  await expect(canvas.getByText('Shipped although the order no longer expected it')).toBeVisible();
  await expect(canvas.getByText('-6 on hand, +2 can’t ship')).toBeVisible();
  await expect(canvas.getByText('Robin Carter')).toBeVisible();
  await expect(canvas.getAllByText('#536365')).toHaveLength(6);
});

/** There are more movements than the list shows. */
export const Long = meta.story({
  args: {
    movements: ready(
      Array.from({ length: 200 }, (_, index) =>
        aMovement(200 - index, { allocated: 1, orderName: `#${536_365 - index}` }),
      ),
    ),
  },
});

Long.test('says that there are older movements', async ({ canvas }) => {
  await expect(canvas.getByText('These are the newest 200 movements.')).toBeInTheDocument();
});

/** The movements are being read. */
export const Loading = meta.story({ args: { movements: { state: 'loading' } } });

Loading.test('shows the title before the movements load', async ({ canvas }) => {
  await expect(canvas.getByText('Movements of 85123A at Leeds')).toBeVisible();
});

/** Nothing has moved for this level. */
export const Empty = meta.story({ args: { movements: ready([]) } });

Empty.test('says that nothing has moved', async ({ canvas }) => {
  await expect(canvas.getByText('No units of it have moved yet.')).toBeVisible();
});

/** The server did not answer. */
export const Error = meta.story({ args: { movements: failed } });

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});
