import { counted } from '../../counted.ts';
import { plural } from '../../../src/languages/plural.ts';
import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/resultMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  resultMessages: {
    closed: ({ orders }) =>
      `${formatCount(orders)} ${plural(orders, { one: 'pedido cerrado', other: 'pedidos cerrados' })}`,
    opened: ({ orders }) =>
      `${formatCount(orders)} ` +
      `${plural(orders, { one: 'pedido pasado a abiertos', other: 'pedidos pasados a abiertos' })}`,
    sentTo3pl: ({ orders }) =>
      `${formatCount(orders)} ${plural(orders, { one: 'pedido enviado', other: 'pedidos enviados' })} al 3PL`,
    openedPartially: ({ orders }) =>
      `${formatCount(orders)} ` +
      `${plural(orders, { one: 'pedido pasado a abiertos', other: 'pedidos pasados a abiertos' })} en parte`,
    changed: ({ orders }) => counted(orders, { one: 'pedido cambiado', other: 'pedidos cambiados' }),
    sent: ({ orders }) => counted(orders, { one: 'pedido enviado', other: 'pedidos enviados' }),
    failed: ({ orders }) => `${formatCount(orders)} ${plural(orders, { one: 'fallido', other: 'fallidos' })}`,
    skipped: ({ orders }) => `${formatCount(orders)} ${plural(orders, { one: 'omitido', other: 'omitidos' })}`,
    sending: ({ orders }) => `${formatCount(orders)} aún en curso`,
  },
} satisfies CatalogueOf<typeof english>;
