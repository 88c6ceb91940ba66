import { countryCode } from '../shared/addresses/countries.ts';
import type { Recipient } from '../shared/addresses/Recipient.ts';
import type { ImportOrder } from './groupImportRows.ts';

/** The stage of a new order: cancelled when nothing of it was ordered (all quantities are negative), else open. */
export function importedStage({ lines }: Pick<ImportOrder, 'lines'>): 'open' | 'cancelled' {
  return lines.some(({ quantity }) => quantity > 0) ? 'open' : 'cancelled';
}

/** `Customer 17850` for a number, `Guest` for none. */
export function importedCustomerName(customer: string | null): string {
  if (customer === null) return 'Guest';
  return /^\d+$/.test(customer) ? `Customer ${customer}` : customer;
}

/**
 * To whom an order of a file is sent; null when the file says nothing of it. Without a name and a company it is the
 * customer. The 3PL says what else is missing.
 */
export function importedRecipient({
  customer,
  country,
  recipient,
}: Pick<ImportOrder, 'customer' | 'country' | 'recipient'>): Recipient | null {
  if (recipient === undefined) return null;
  const { recipientName, ...parts } = recipient;
  const name = recipientName !== '' || parts.company !== '' ? recipientName : importedCustomerName(customer);
  return { ...parts, name, country: countryCode(country) ?? '' };
}

/** `#536365`; as its store writes it where the file is the store's. */
export function importedOrderName({ orderNumber, exported }: Pick<ImportOrder, 'orderNumber' | 'exported'>): string {
  return exported === undefined || exported.name === '' ? `#${orderNumber}` : exported.name;
}

/** An order of the shop platform's own file, to be taken in as the store's are; null for any other file. */
export function exportedOrder(imported: ImportOrder, ids: { orderId: string; lineItemId(position: number): string }) {
  const { exported, lines, at, customer } = imported;
  if (exported === undefined) return null;
  return {
    ...exported,
    orderId: exported.storeId === '' ? ids.orderId : exported.storeId,
    name: importedOrderName(imported),
    at,
    customerName: importedCustomerName(customer),
    lines: lines.map(({ name, sku, quantity, price, exported: row }, position) => ({
      lineItemId: ids.lineItemId(position),
      name,
      sku,
      quantity,
      price,
      requiresShipping: row?.requiresShipping ?? true,
      status: row?.lineStatus ?? '',
    })),
  };
}
