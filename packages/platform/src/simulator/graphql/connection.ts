import { GraphQLError } from 'graphql';

export interface ConnectionArgs {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  reverse?: boolean | null;
  query?: string | null;
  sortKey?: string | null;
}

export interface PagedList<Item> {
  items: readonly Item[];
  /** Sort key; the id if absent. */
  keyOf?: (item: Item) => number | string;
  idOf: (item: Item) => number;
  view: (item: Item) => object;
}

interface Cursor {
  last_id: number;
  last_value: number | string;
}

const maxPage = 250;

/** A page of a list. Cursors hold the sort key and the id. A bulk operation reads everything below its root. */
export function connect<Item>(list: PagedList<Item>, args: ConnectionArgs, isWhole = false): object {
  const { first, last } = args;
  if (!isWhole || typeof first === 'number' || typeof last === 'number') checkSize(first, last);
  const keyOf = list.keyOf ?? list.idOf;
  const direction = args.reverse === true ? -1 : 1;
  const compare = (a: Cursor, b: Cursor) =>
    direction * (compareKeys(a.last_value, b.last_value) || a.last_id - b.last_id);
  const cursorOf = (item: Item): Cursor => ({ last_id: list.idOf(item), last_value: keyOf(item) });
  let entries = list.items.map((item) => ({ item, cursor: cursorOf(item) }));
  entries.sort((a, b) => compare(a.cursor, b.cursor));
  const all = entries;
  const after = readCursor(args.after);
  const before = readCursor(args.before);
  if (after) entries = entries.filter(({ cursor }) => compare(cursor, after) > 0);
  if (before) entries = entries.filter(({ cursor }) => compare(cursor, before) < 0);
  if (typeof first === 'number') entries = entries.slice(0, first);
  else if (typeof last === 'number') entries = entries.slice(Math.max(0, entries.length - last));
  const start = entries[0];
  const end = entries.at(-1);
  return {
    nodes: () => entries.map(({ item }) => list.view(item)),
    edges: () => entries.map(({ item, cursor }) => ({ cursor: writeCursor(cursor), node: list.view(item) })),
    pageInfo: {
      hasNextPage: end ? all.at(-1) !== end : before !== null && all.length > 0,
      hasPreviousPage: start ? all[0] !== start : after !== null && all.length > 0,
      startCursor: start ? writeCursor(start.cursor) : null,
      endCursor: end ? writeCursor(end.cursor) : null,
    },
  };
}

function checkSize(first: number | null | undefined, last: number | null | undefined): void {
  const hasFirst = typeof first === 'number';
  if (!hasFirst && typeof last !== 'number')
    throw new GraphQLError('you must provide one of first or last', { extensions: { code: 'BAD_REQUEST' } });
  if (hasFirst && typeof last === 'number')
    throw new GraphQLError('providing both first and last is not supported', { extensions: { code: 'BAD_REQUEST' } });
  const size = (hasFirst ? first : last) ?? 0;
  if (size > maxPage)
    throw new GraphQLError(`The maximum page size is ${maxPage}. Requested ${size}.`, {
      extensions: { code: 'BAD_REQUEST' },
    });
  if (size < 0) throw new GraphQLError('first and last must be positive', { extensions: { code: 'BAD_REQUEST' } });
}

function compareKeys(a: number | string, b: number | string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64');
}

function readCursor(text: string | null | undefined): Cursor | null {
  if (typeof text !== 'string') return null;
  try {
    const cursor: Cursor = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    if (typeof cursor.last_id === 'number' && cursor.last_value !== undefined) return cursor;
  } catch {
    // Reported below.
  }
  throw new GraphQLError('Invalid cursor for current pagination sort.', { extensions: { code: 'BAD_REQUEST' } });
}
