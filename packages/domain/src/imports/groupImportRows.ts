import { type Message, message, type Words } from '../messages/Message.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import type { ImportFormat } from './ImportFormat.ts';
import type { ImportLine, ImportProblem } from './ImportLine.ts';
import { addsToRecipient, type ImportRecipient, mergeRecipients, recipientDifference } from './importRecipient.ts';
import { type ExportedRow, ownRow } from './storeExport.ts';
import { isImportProblem, parseImportRow } from './parseImportRow.ts';

/** An order with only readable rows. Date, customer and country come from the first row that has them. */
export interface ImportOrder {
  readonly orderNumber: string;
  readonly at: IsoTime;
  readonly customer: string | null;
  readonly country: string;
  /** Recipient data merged from its rows; absent when there is none. */
  readonly recipient?: ImportRecipient;
  readonly lines: readonly ImportLine[];
  /** Order details from the shop platform's own file; absent for any other file. */
  readonly exported?: ExportedRow;
  /** The same lines as written in the file. */
  readonly rows: readonly Omit<RefusedRow, 'reason'>[];
}

/** A row that is not imported. */
export interface RefusedRow {
  /** Number of the row's first line in the file, from 1. */
  readonly line: number;
  readonly reason: Words;
  readonly cells: readonly string[];
}

/** What a row settled. */
export interface GroupedRows {
  readonly orders: readonly ImportOrder[];
  readonly refused: readonly RefusedRow[];
}

/** Takes row after row; keeps every order number and the rows of orders that can still continue. */
export interface ImportGrouper {
  /** Adds one row after the header. `line` is its first line in the file, from 1. Ignores blank rows. */
  add(line: number, cells: readonly string[]): GroupedRows;
  /** The orders that the end of the file completes. Call once. */
  end(): GroupedRows;
  /** Rows so far, without blank ones. */
  readonly rowCount: number;
}

/** An order ends after this many rows of other orders. */
const rowsBetween = 200;

/** A real wholesaler's largest order has about 1,100 lines. */
const maxLinesPerOrder = 10_000;

interface OpenOrder {
  rows: { line: number; cells: readonly string[]; parsed: ImportLine }[];
  /** Lines with new recipient data, at most one per field. */
  addressed: { line: number; parsed: ImportLine }[];
  /** Why the order is left out; also the reason for refusing its later rows. */
  refusedFor: Message | null;
  lastRow: number;
}

/**
 * Groups a file's rows into orders. An order with an unreadable row is left out whole, because it would ship
 * incomplete. An order's rows stand together; one that reappears later is refused.
 */
export function groupImportRows(format: ImportFormat): ImportGrouper {
  /** By order number, least recently changed first. */
  const open = new Map<string, OpenOrder>();
  const ended = new Set<string>();
  let rowCount = 0;
  /** The previous row's order; a row without an order number may belong to it. */
  let previous: string | null = null;

  function add(line: number, cells: readonly string[]): GroupedRows {
    if (isBlank(cells)) return nothing;
    rowCount += 1;
    const read = parseImportRow(cells, format);
    const parsed = isImportProblem(read) ? read : (recipientProblem(read) ?? read);
    const orders = endOldOrders();
    const refused: RefusedRow[] = [];
    const { orderNumber } = parsed;

    if (isImportProblem(parsed)) {
      const order = orderNumber ?? previous;
      if (order !== null && !ended.has(order)) refused.push(...leaveOut(order, line));
      refused.push({ line, reason: parsed.reason, cells });
    } else if (ended.has(parsed.orderNumber)) {
      refused.push({ line, reason: message('imports.appearsAgain', { order: parsed.orderNumber }), cells });
    } else {
      const order = touch(parsed.orderNumber);
      if (order.refusedFor === null && order.rows.length >= maxLinesPerOrder) {
        refused.push(...leaveOut(parsed.orderNumber, null));
      }
      if (order.refusedFor === null) {
        order.rows.push({ line, cells, parsed });
        const said = order.addressed.map((row) => row.parsed);
        if (addsToRecipient(parsed, said)) order.addressed.push({ line, parsed });
      } else refused.push({ line, reason: order.refusedFor, cells });
    }
    previous = orderNumber ?? previous;
    return orders.length === 0 && refused.length === 0 ? nothing : { orders, refused };
  }

  /** Refuses the order's rows so far and later ones. `line` is the bad row's; `null` when the order has too many. */
  function leaveOut(orderNumber: string, line: number | null): RefusedRow[] {
    const order = touch(orderNumber);
    if (order.refusedFor !== null) return [];
    const reason =
      line === null
        ? message('imports.tooManyLines', { order: orderNumber, most: maxLinesPerOrder })
        : message('imports.leftOut', { order: orderNumber, line });
    order.refusedFor = reason;
    const refused = order.rows.map((row) => ({ line: row.line, reason, cells: row.cells }));
    order.rows = [];
    return refused;
  }

  /** Only a person can tell which of an order's two addresses is right. */
  function recipientProblem(row: ImportLine): ImportProblem | null {
    const { orderNumber } = row;
    const addressed = open.get(orderNumber)?.addressed ?? [];
    const reason = addressed
      .map(({ line, parsed }) => recipientDifference(row, parsed, line))
      .find((difference) => difference !== null);
    return reason === undefined ? null : { reason, orderNumber };
  }

  function touch(orderNumber: string): OpenOrder {
    const order = open.get(orderNumber) ?? { rows: [], addressed: [], refusedFor: null, lastRow: rowCount };
    order.lastRow = rowCount;
    if (orderNumber !== previous || !open.has(orderNumber)) {
      // Moves it to the end of the map.
      open.delete(orderNumber);
      open.set(orderNumber, order);
    }
    return order;
  }

  function endOldOrders(): ImportOrder[] {
    const orders: ImportOrder[] = [];
    for (const [orderNumber, order] of open) {
      if (rowCount - order.lastRow <= rowsBetween) break;
      open.delete(orderNumber);
      ended.add(copyText(orderNumber));
      if (order.refusedFor === null) orders.push(toOrder(order));
    }
    return orders;
  }

  return {
    add,
    get rowCount() {
      return rowCount;
    },
    end: () => {
      const orders = [...open.values()].filter(({ refusedFor }) => refusedFor === null).map(toOrder);
      open.clear();
      return { orders, refused: [] };
    },
  };
}

const nothing: GroupedRows = { orders: [], refused: [] };

/** Lines that a row takes in the file; a quoted cell can hold line breaks. */
export function countLines(cells: readonly string[]): number {
  let lines = 1;
  for (const cell of cells) if (hasLineBreak.test(cell)) lines += cell.match(/\r\n|\n|\r/g)?.length ?? 0;
  return lines;
}

/** A row of a CSV file. */
export interface CsvRow {
  /** Line number of the row's first line, from 1. */
  line: number;
  cells: readonly string[];
}

/** Rows with their lines; the first row begins at `line`. */
export function numberedRows(rows: readonly (readonly string[])[], line = 1): CsvRow[] {
  let next = line;
  return rows.map((cells) => {
    const row = { line: next, cells };
    next += countLines(cells);
    return row;
  });
}

/** The line after these rows; the first row begins at `line`. */
export function lineAfter(rows: readonly CsvRow[], line = 1): number {
  const last = rows.at(-1);
  return last === undefined ? line : last.line + countLines(last.cells);
}

const hasLineBreak = /[\r\n]/;

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

function toOrder({ rows }: OpenOrder): ImportOrder {
  const lines = rows.map(({ parsed }) => parsed);
  const [first] = lines;
  const recipient = mergeRecipients(lines);
  const exported = ownRow(lines.flatMap((line) => line.exported ?? []));
  return {
    orderNumber: first?.orderNumber ?? '',
    at: first?.at ?? '',
    customer: first?.customer ?? null,
    country: lines.find(({ country }) => country !== '')?.country ?? '',
    ...(recipient && { recipient }),
    ...(exported && { exported }),
    lines,
    rows,
  };
}

/** A cell is a slice that keeps its whole file chunk in memory. */
function copyText(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
