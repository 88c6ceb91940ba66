import { LazyList } from '../../server/LazyList.ts';

type Row = Readonly<Record<string, unknown>>;

/** The reply of `list-order` with changed rows; `index`: position in the page. Other replies are unchanged. */
export function withRows(reply: unknown, change: (row: Row, index: number) => readonly unknown[]): unknown {
  if (typeof reply !== 'object' || reply === null) return reply;
  const changed = Object.entries(reply).map(([field, value]) => [
    field,
    value instanceof LazyList ? value.slice(0, value.length).flatMap((row, index) => change(row as Row, index)) : value,
  ]);
  return Object.fromEntries(changed) as unknown;
}

/** Every tenth order is repeated, the second time with another name, and all row ids are 0. */
export function withRepeatedRows(reply: unknown): unknown {
  return withRows(reply, (row, index) => {
    const first = { ...row, id: 0 };
    return index % 10 === 0 ? [{ ...first, customer_name: 'An older row' }, first] : [first];
  });
}

/** Rows with only a readable order name. */
export function withUnreadableRows(reply: unknown): unknown {
  return withRows(reply, ({ order_id: orderId }) => [{ order_id: orderId, order_name: { first: '#' } }]);
}
