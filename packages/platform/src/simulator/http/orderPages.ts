import type { StoreBookOrder } from '../StoreControls.ts';
import { escapeHtml, page, storeHeader } from './adminPages.ts';

/** Admin pages that show orders and what apps have written to them. */

export interface ListedOrder {
  /** `gid://shopify/Order/5001`. */
  id: string;
  name: string;
  placedAt: string;
  customer: string;
  status: string;
  fulfillmentStatus: string;
}

export const ordersPath = '/admin/orders';

/** The newest orders, or the search result. */
export function orderListPage(domain: string, orders: readonly ListedOrder[], total: number, searched: string): string {
  const rows = orders.map(
    ({ id, name, placedAt, customer, status, fulfillmentStatus }) =>
      `<tr><td><a href="${orderPath(id)}">${escapeHtml(name)}</a></td><td>${escapeHtml(time(placedAt))}</td>` +
      `<td>${escapeHtml(customer)}</td><td>${escapeHtml(words(fulfillmentStatus))}</td><td>${escapeHtml(status)}</td></tr>`,
  );
  const count = total.toLocaleString('en-GB');
  const heading = searched === '' ? `The newest ${orders.length} of ${count} orders` : `Orders named ${searched}`;
  const table =
    rows.length === 0
      ? '<p>No order has this number.</p>'
      : '<table><thead><tr><th>Order</th><th>Placed</th><th>Customer</th><th>Fulfillment</th><th>Status</th></tr></thead>' +
        `<tbody>${rows.join('')}</tbody></table>`;
  return page(
    'Orders',
    `${storeHeader(domain)}<main class="wide"><h1>Orders</h1><form method="get" action="${ordersPath}">` +
      `<label>Order number <input name="number" value="${escapeHtml(searched)}"></label> <button>Find</button></form>` +
      `<form method="post" action="${ordersPath}/place"><button>Place an order as a customer</button></form>` +
      `<h2>${escapeHtml(heading)}</h2>${table}</main>`,
  );
}

/** Everything the store knows about an order. */
export function orderPage(domain: string, order: StoreBookOrder): string {
  const { name, createdAt, tags, fulfillmentStatus, lines, fulfillmentOrders, fulfillments } = order;
  const facts = [
    ['Placed', time(createdAt)],
    ['Fulfillment', words(fulfillmentStatus)],
    ['Status', statusOf(order)],
    ['Tags', tags.length === 0 ? 'None' : tags.join(', ')],
  ];
  const items = lines.map(
    ({ sku, name: title, quantity, currentQuantity }) =>
      `<li>${currentQuantity} of ${quantity} × ${escapeHtml(title)} <small>${escapeHtml(sku)}</small></li>`,
  );
  const parts = fulfillmentOrders.map(({ status, locationName, holds, lines: open }) => {
    const left = open.reduce((sum, { remaining }) => sum + remaining, 0);
    const held = holds.map(({ notes, reason }) => `<br>On hold: ${escapeHtml(notes || words(reason))}`);
    return `<li>${escapeHtml(locationName)}: ${escapeHtml(words(status))}, ${left} left to fulfill${held.join('')}</li>`;
  });
  const sent = fulfillments.map(({ status, locationName, trackingCompany, trackingNumbers, lines: units }) => {
    const number = trackingNumbers.length === 0 ? 'no tracking number' : trackingNumbers.join(', ');
    const carrier = trackingCompany === null ? '' : ` with ${trackingCompany}`;
    const count = units.reduce((sum, { quantity }) => sum + quantity, 0);
    const state = status === 'SUCCESS' ? 'Fulfilled' : words(status);
    return `<li>${escapeHtml(`${state}: ${count} items from ${locationName}${carrier}, tracking number: ${number}`)}</li>`;
  });
  return page(
    name,
    `${storeHeader(domain)}<main class="wide"><p><a href="${ordersPath}">All orders</a></p><h1>${escapeHtml(name)}</h1><dl>` +
      facts.map(([term = '', value = '']) => `<dt>${term}</dt><dd>${escapeHtml(value)}</dd>`).join('') +
      `</dl>${list('Items', items)}${list('To fulfill', parts)}${list('Fulfillments', sent)}</main>`,
  );
}

/** `/admin/orders/5001` for `gid://shopify/Order/5001`. */
export function orderPath(id: string): string {
  return `${ordersPath}/${id.slice(id.lastIndexOf('/') + 1)}`;
}

export function statusOf({ cancelledAt, closedAt }: Pick<StoreBookOrder, 'cancelledAt' | 'closedAt'>): string {
  if (cancelledAt !== null) return 'Cancelled';
  return closedAt === null ? 'Open' : 'Archived';
}

function list(title: string, items: readonly string[]): string {
  return `<h2>${title}</h2>${items.length === 0 ? '<p>None</p>' : `<ul>${items.join('')}</ul>`}`;
}

/** "ON_HOLD" as "On hold". */
function words(code: string): string {
  const text = code.toLowerCase().replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function time(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}
