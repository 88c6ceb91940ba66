import type { Order } from '@hub/domain/orders';
import { fulfillmentLabel, fulfillmentStatuses } from '@hub/domain/orders/detail';
import type { OrderErrorLabel } from '@hub/domain/orders/errors';
import { shipmentStatuses, shipmentStatusLabel, shipmentTone, trackingAdded } from '@hub/domain/orders/shipping';
import { anOrder, hostileNames } from '@hub/domain/testing';
import { FulfillmentBadge, OrderList, ShipmentBadge } from '@hub/ui/orders';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { CataloguePage } from './CataloguePage.tsx';
import styles from './CataloguePage.module.css';
import { CatalogueTable } from './CatalogueTable.tsx';

const unknownStatus = 'lost_at_sea';

/** One order for each label of the error list; a new label does not compile without one. */
const inError = {
  'Workflows Error': anOrderInError('1', {
    workflowErrors: [{ message: 'No rule matches this destination', sku: null, quantity: null, type: null }],
  }),
  'Shipment Error': anOrderInError('2', { shipmentError: 'The address could not be verified' }),
  '3PL API Error': anOrderInError('3', { shipmentError: 'The warehouse answered with an error', errorType: 1 }),
} satisfies Record<OrderErrorLabel, Order>;

function anOrderInError(id: string, facts: Partial<Order>): Order {
  return anOrder({ id, orderId: id, orderName: `#${id}`, customerName: `Customer ${id}`, threePlStatus: 3, ...facts });
}

interface StatusBadgesProps {
  /** A status unknown to the domain, as from a newer server. */
  unknownStatus: string;
}

function StatusBadges({ unknownStatus: newStatus }: StatusBadgesProps) {
  return (
    <CataloguePage
      title="Status badges"
      source={
        'Every status that the domain knows (§2, §4), and one of each kind that it does not know: that one is shown ' +
        'as the server sent it.'
      }
    >
      <CatalogueTable
        title="Fulfilment of an order"
        note="§4: empty = Unfulfilled, partial = Partially fulfilled, fulfilled = Fulfilled."
        head={['Wire', 'Badge']}
        rows={[...fulfillmentStatuses, newStatus].map((status) => ({
          key: status,
          cells: [<code key="wire">{status || '(empty)'}</code>, <FulfillmentBadge key="badge" status={status} />],
        }))}
      />
      <CatalogueTable
        title="Shipment"
        note="§4: delivered is a success; canceled and failure are critical; the others only inform."
        head={['Wire', 'Badge', 'Tone']}
        rows={['', ...shipmentStatuses, newStatus].map((status) => ({
          key: status,
          cells: [
            <code key="wire">{status || '(none)'}</code>,
            <ShipmentBadge key="badge" status={status} />,
            shipmentTone(status),
          ],
        }))}
      />
      <section aria-label="Labels of the error list" className={styles.section}>
        <h2>Labels of the error list</h2>
        <OrderList
          orders={{ state: 'ready', value: Object.values(inError) }}
          unreadableCount={0}
          timeZone="Europe/London"
          now={new Date('2011-12-09T13:00:00Z')}
          storeAdminUrl={() => ''}
          expandedIds={new Set()}
          onToggle={() => {}}
          renderDetail={() => null}
          isErrorList
        />
      </section>
    </CataloguePage>
  );
}

const meta = preview.meta({
  title: 'Catalogues/Status badges',
  component: StatusBadges,
  args: { unknownStatus },
  tags: ['!autodocs'],
});

export const Default = meta.story();

const wordsIn = (section: HTMLElement) =>
  within(section)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

Default.test('shows every fulfillment label of the domain, and an unknown one unchanged', async ({ canvas }) => {
  const words = wordsIn(canvas.getByRole('region', { name: 'Fulfilment of an order' }));
  await expect(words).toEqual([...fulfillmentStatuses.map(fulfillmentLabel), unknownStatus]);
});

Default.test(
  'shows every shipment status in its tone, "Tracking Added" without one, and an unknown one unchanged',
  async ({ canvas }) => {
    const section = canvas.getByRole('region', { name: 'Shipment' });
    await expect(wordsIn(section)).toEqual([
      trackingAdded,
      ...shipmentStatuses.map(shipmentStatusLabel),
      unknownStatus,
    ]);
    await expect(
      [...section.querySelectorAll<HTMLElement>('td [data-tone]')].map(({ dataset }) => dataset.tone),
    ).toEqual(['', ...shipmentStatuses, unknownStatus].map(shipmentTone));
  },
);

Default.test('every label of the error list', async ({ canvas }) => {
  for (const label of Object.keys(inError)) await expect(canvas.getByText(label)).toBeVisible();
});

const longest = hostileNames.toSorted((a, b) => b.length - a.length)[0] ?? '';

/** The longest name in every badge. Without a picture, because foreign fonts differ between machines. */
export const LongestName = meta.story({
  args: { unknownStatus: longest },
  tags: ['fonts-of-the-machine'],
});

/** The longest name in a narrow window: it ends in an ellipsis, and the page is no wider than the window. */
export const LongestNameOnAPhone = LongestName.extend({ tags: ['narrow'], globals: { viewport: { value: 'w490' } } });

LongestNameOnAPhone.test('no badge overflows its row', async ({ canvas }) => {
  await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  for (const words of canvas.getAllByTitle(longest)) {
    const row = words.closest('tr')?.getBoundingClientRect();
    await expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(row?.right ?? 0);
  }
});

LongestName.test('the name is in both badges', async ({ canvas }) => {
  await expect(canvas.getAllByText((_, element) => element?.textContent === longest).length).toBeGreaterThan(1);
});
