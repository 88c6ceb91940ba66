import { counted } from '../../counted.ts';
import { plural } from '../../../src/languages/plural.ts';
import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/resultMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  resultMessages: {
    closed: ({ orders }) =>
      `${formatCount(orders)} ${plural(orders, { one: 'Bestellung', other: 'Bestellungen' })} geschlossen`,
    opened: ({ orders }) =>
      `${formatCount(orders)} ${plural(orders, { one: 'Bestellung', other: 'Bestellungen' })} geöffnet`,
    sentTo3pl: ({ orders }) =>
      `${formatCount(orders)} ${plural(orders, { one: 'Bestellung', other: 'Bestellungen' })} an das 3PL gesendet`,
    openedPartially: ({ orders }) =>
      `${formatCount(orders)} ${plural(orders, { one: 'Bestellung', other: 'Bestellungen' })} teilweise geöffnet`,
    changed: ({ orders }) => `${counted(orders, { one: 'Bestellung', other: 'Bestellungen' })} geändert`,
    sent: ({ orders }) => `${counted(orders, { one: 'Bestellung', other: 'Bestellungen' })} gesendet`,
    failed: ({ orders }) => `${formatCount(orders)} fehlgeschlagen`,
    skipped: ({ orders }) => `${formatCount(orders)} übersprungen`,
    sending: ({ orders }) => `${formatCount(orders)} noch unterwegs zum 3PL`,
  },
} satisfies CatalogueOf<typeof english>;
