const texts: Readonly<Record<string, string>> = {
  outbox: 'Jobs that no worker has taken over yet',
  'order-received': 'New orders for the workflows',
  'order-ready': 'Orders ready to be batched',
  'hold-ends': 'Holds that end',
  'send-to-warehouse': 'Orders to send to a 3PL',
  'cancel-at-warehouse': 'Orders to cancel at a 3PL',
  'read-at-warehouse': 'Orders to look up at a 3PL',
  'test-account': 'Paused connections to test',
  'send-batch': 'Batches to send',
  'route-order': 'Orders to route',
  'stock-arrived': 'Back orders to release',
  'store-event': 'Webhooks of stores',
  'store-state': 'Webhooks about the app in stores',
  'write-to-store': 'Changes to write to stores',
  'backfill-store': 'Stores to read for the first time',
  'check-store': 'Nightly checks of stores',
  'read-store-products': 'Products to read from stores',
  'read-store-stock': 'Stock to read from stores',
  'apply-ship-policy': 'New rules of what may ship to apply',
  'remove-shop': 'Shops to remove after 48 hours',
  'send-mail': 'Mails to staff',
};

/** What a queue's jobs do; `null` for an unknown queue. */
export function queueText(queue: string): string | null {
  return texts[queue] ?? null;
}
