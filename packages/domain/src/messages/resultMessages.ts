import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';

export const resultMessages = inLanguage('resultMessages', {
  closed: ({ orders }: { orders: number }) => `${formatCount(orders)} order(s) closed`,
  opened: ({ orders }: { orders: number }) => `${formatCount(orders)} order(s) moved to open`,
  sentTo3pl: ({ orders }: { orders: number }) => `${formatCount(orders)} order(s) sent to the 3PL`,
  openedPartially: ({ orders }: { orders: number }) => `${formatCount(orders)} order(s) moved to open partially`,
  changed: ({ orders }: { orders: number }) => `${formatQuantity(orders, 'order')} changed`,
  sent: ({ orders }: { orders: number }) => `${formatQuantity(orders, 'order')} sent`,
  failed: ({ orders }: { orders: number }) => `${formatCount(orders)} failed`,
  skipped: ({ orders }: { orders: number }) => `${formatCount(orders)} skipped`,
  sending: ({ orders }: { orders: number }) => `${formatCount(orders)} still being sent`,
});
