import { emptyOrder, type Order } from '@hub/domain/orders';
import { orderErrorLabel } from '@hub/domain/orders/errors';
import { OrderList } from '@hub/ui/orders';
import { PolarisProvider } from '@hub/ui/layout';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/*
 * What someone writes who has only the two packages. Order numbers and times are an extract of: Chen, D. (2015). Online
 * Retail [Dataset]. UCI Machine Learning Repository, doi 10.24432/C5BW33, CC BY 4.0.
 */
const open: Order = {
  ...emptyOrder,
  id: '581587',
  orderId: '5000581587',
  orderName: '#581587',
  customerName: 'Customer 12680',
  createdAt: '2011-12-09T12:50:00Z',
};
const refused: Order = {
  ...open,
  id: '581586',
  orderId: '5000581586',
  orderName: '#581586',
  customerName: 'Customer 13113',
  createdAt: '2011-12-09T12:49:00Z',
  threePlStatus: 5,
};

// @ts-expect-error Declarations that lead nowhere would let this pass: an order has a name.
export const nameless: Order = { ...open, orderName: null };

function Orders() {
  const [expandedIds, setExpandedIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <OrderList
      orders={{ state: 'ready', value: [refused, open] }}
      timeZone="Europe/London"
      now={new Date('2011-12-09T13:00:00Z')}
      storeAdminUrl={({ orderId }) => `https://gift-ware.myshopify.com/admin/orders/${orderId}`}
      expandedIds={expandedIds}
      onToggle={(orderId) => setExpandedIds(new Set([orderId]))}
      renderDetail={(order) => <p>{orderErrorLabel(order)}</p>}
    />
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <PolarisProvider>
    <Orders />
  </PolarisProvider>,
);
