import { countryCode } from '../shared/addresses/countries.ts';
import type { Recipient } from '../shared/addresses/Recipient.ts';
import type { ImportOrder } from './groupImportRows.ts';

/** A new order's stage: canceled when all quantities are negative, else open. */
export function importedStage({ lines }: Pick<ImportOrder, 'lines'>): 'open' | 'cancelled' {
  return lines.some(({ quantity }) => quantity > 0) ? 'open' : 'cancelled';
}

/** `Customer 17850` for a number, `Guest` for no customer. */
export function importedCustomerName(customer: string | null): string {
  if (customer === null) return 'Guest';
  return /^\d+$/.test(customer) ? `Customer ${customer}` : customer;
}

/**
 * An imported order's recipient; `null` when the file has none. Falls back to the customer without a name and
 * company. The 3PL reports anything else that is missing.
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

/** `#536365`, or the store's own spelling for the store's file. */
export function importedOrderName({ orderNumber, exported }: Pick<ImportOrder, 'orderNumber' | 'exported'>): string {
  return exported === undefined || exported.name === '' ? `#${orderNumber}` : exported.name;
}

/** Names that a store's order can have here when it came by file first; the platform's own file keeps the store's. */
export function importedNamesOf(storeName: string): readonly string[] {
  return storeName.startsWith('#') ? [storeName] : [storeName, `#${storeName}`];
}

/** An order from the shop platform's own file, processed like a store order; `null` for any other file. */
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
