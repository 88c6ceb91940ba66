import { type Message, message } from '@hub/domain/messages';
import { withoutUnstorable } from '@hub/domain/shared';
import { z } from 'zod';
import { fieldOf } from '../http/callPlatform.ts';
import { describeConnectionFailure } from '../http/describeConnectionFailure.ts';
import { PlatformError, StoreUnreachableError, UnexpectedStoreReplyError } from '../PlatformError.ts';
import {
  fulfillmentHead,
  fulfillmentOrderHead,
  fulfillmentOrderLine,
  noReturn,
  orderHead,
  orderLine,
  paymentSchedule,
  paymentTermsOf,
  termsHead,
  unpaidStates,
} from './orderReplies.ts';
import type { PlatformFulfillmentOrderLine } from './PlatformFulfillmentOrder.ts';
import type { PlatformOrder, PlatformOrderLine } from './PlatformOrder.ts';

export interface BackfillFileOptions {
  /** Origin of a simulated store on this machine; other files need https. */
  origin?: string;
  /** From the call to the last byte. */
  timeLimitMs?: number;
  /** Longest wait for the next bytes; a store that falls silent ends the reading, which continues with a new call. */
  idleLimitMs?: number;
  signal?: AbortSignal;
}

/** Longest line in characters: one object without its child lists. */
const maxLineLength = 5_000_000;

/**
 * Orders from a bulk operation's file: one JSON object per line, each order followed by its parts, which name their
 * parent in `__parentId`. Streams the file. Throws PlatformError.
 */
export async function* readBackfillFile(url: string, options: BackfillFileOptions): AsyncGenerator<PlatformOrder> {
  let order: OrderInProgress | null = null;
  for await (const line of download(url, options)) {
    const object = parseLine(line);
    if (object.parentId === undefined) {
      if (order) yield finish(order);
      order = { ...read(backfilledOrder, object, 'Order'), lines: [], parts: new Map(), schedules: [] };
    } else if (order) addPart(order, object);
    else throw unexpected(message('store.partFirst'));
  }
  if (order) yield finish(order);
}

const backfilledOrder = z.intersection(
  orderHead,
  z.object({
    fulfillments: z.array(fulfillmentHead),
    // Absent if the shop did not grant reading them.
    paymentTerms: termsHead.extend({ id: z.string() }).nullish(),
  }),
);

type OrderInProgress = z.infer<typeof backfilledOrder> & {
  lines: PlatformOrderLine[];
  /** By global id. */
  parts: Map<string, z.infer<typeof fulfillmentOrderHead> & { lines: PlatformFulfillmentOrderLine[] }>;
  schedules: z.infer<typeof paymentSchedule>[];
};

interface FileObject {
  id: string;
  /** The parent's global id; absent for an order. */
  parentId?: string;
}

function addPart(order: OrderInProgress, object: FileObject): void {
  const parent = object.parentId ?? '';
  const isOfOrder = parent.endsWith(`/Order/${order.id}`);
  if (isOfOrder && object.id.includes('/LineItem/')) order.lines.push(read(orderLine, object, 'LineItem'));
  else if (isOfOrder && object.id.includes('/FulfillmentOrder/'))
    order.parts.set(object.id, { ...read(fulfillmentOrderHead, object, 'FulfillmentOrder'), lines: [] });
  else if (object.id.includes('/FulfillmentOrderLineItem/') && order.parts.has(parent))
    order.parts.get(parent)?.lines.push(read(fulfillmentOrderLine, object, 'FulfillmentOrderLineItem'));
  // The guide does not say whether the parent is the order or the terms.
  else if (object.id.includes('/PaymentSchedule/') && (isOfOrder || parent === order.paymentTerms?.id))
    order.schedules.push(read(paymentSchedule, object, 'PaymentSchedule'));
  else throw unexpected(message('store.strayPart'));
}

function finish({ parts, fulfillments, paymentTerms, schedules, ...order }: OrderInProgress): PlatformOrder {
  const isUnpaid = unpaidStates.has(order.financialStatus ?? '');
  return {
    ...order,
    ...(paymentTerms !== undefined && {
      paymentTerms: paymentTerms !== null && isUnpaid ? paymentTermsOf(paymentTerms, schedules) : null,
    }),
    // The file has no more for other orders: refund lines are a connection inside a list.
    ...(order.returnStatus === noReturn && { returns: [] }),
    ...(order.refundCount === 0 && { refunds: [] }),
    fulfillmentOrders: [...parts.values()],
    fulfillments: fulfillments.map((fulfillment) => ({ ...fulfillment, lines: null })),
  };
}

async function* download(
  url: string,
  { origin, timeLimitMs = 1_800_000, idleLimitMs = 60_000, signal }: BackfillFileOptions,
) {
  const { protocol, origin: host } = URL.canParse(url) ? new URL(url) : { protocol: '', origin: '' };
  if (protocol !== 'https:' && host !== origin) throw unexpected(message('store.fileNotByHttps'));
  const timeLimit = AbortSignal.timeout(timeLimitMs);
  const idle = new AbortController();
  const inTime = <Result>(wait: () => Promise<Result>) => {
    const timer = setTimeout(() => idle.abort(), idleLimitMs);
    return wait().finally(() => clearTimeout(timer));
  };
  try {
    const signals = [...(signal ? [signal] : []), timeLimit, idle.signal];
    const response = await inTime(() => fetch(url, { redirect: 'manual', signal: AbortSignal.any(signals) }));
    if (response.status >= 500) throw new StoreUnreachableError(message('store.noFile'), false);
    if (response.status !== 200 || response.body === null)
      throw unexpected(message('connections.status', { status: response.status }));
    for await (const line of readLines(chunksOf(response.body, inTime), maxLineLength)) {
      if (line === null) throw unexpected(message('store.longLine'));
      yield line;
    }
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    const problem = timeLimit.aborted
      ? message('connections.tooLong')
      : idle.signal.aborted
        ? message('connections.noAnswer', { seconds: idleLimitMs / 1_000 })
        : describeConnectionFailure(error).problem;
    throw new StoreUnreachableError(message('store.unreadableFile', { problem }), false);
  }
}

function parseLine(line: string): FileObject {
  try {
    return fileObject.parse(JSON.parse(withoutUnstorable(line)));
  } catch {
    throw unexpected(message('store.lineNoObject'));
  }
}

const fileObject = z
  .looseObject({ id: z.string(), __parentId: z.string().optional() })
  .transform(({ __parentId: parentId, ...object }): FileObject => ({ ...object, parentId }));

function read<Value>(schema: z.ZodType<Value>, object: FileObject, name: string): Value {
  const parsed = schema.safeParse(object);
  if (!parsed.success) throw unexpected(fieldOf(parsed.error.issues, name));
  return parsed.data;
}

const unexpected = (problem: Message) => new UnexpectedStoreReplyError(message('store.unknownFile', { problem }));

/** Chunks of a stream. The time that the reader takes for each does not count. */
async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  inTime: <Result>(wait: () => Promise<Result>) => Promise<Result>,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await inTime(() => reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** Non-empty lines of a stream. Yields null for a line longer than `maxLength` characters, then ends. */
async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  maxLength: number,
): AsyncGenerator<string | null, void, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > maxLength) {
      yield null;
      return;
    }
    for (const line of lines) if (line.trim() !== '') yield line;
  }
  rest += decoder.decode();
  if (rest.trim() !== '') yield rest;
}
