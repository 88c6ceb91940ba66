import { yieldToEventLoop } from '../http/yieldToEventLoop.ts';
import { LazyList } from './LazyList.ts';

/** A chunk takes a few milliseconds to create and write. */
const entriesPerChunk = 1_000;

/**
 * The JSON of a reply. Lazy lists become a stream that creates a chunk when the last one is consumed and yields in
 * between.
 */
export function jsonBody(reply: unknown): string | ReadableStream<Uint8Array> {
  const isObject = typeof reply === 'object' && reply !== null;
  const [name, list] =
    (isObject ? Object.entries(reply) : []).find(
      (field): field is [string, LazyList<unknown>] => field[1] instanceof LazyList,
    ) ?? [];
  if (!isObject || name === undefined || list === undefined) return JSON.stringify(reply);
  const chunks = jsonChunks(name, list, Object.fromEntries(Object.entries(reply).filter(([field]) => field !== name)));
  return list.length <= entriesPerChunk ? [...chunks].join('') : toStream(chunks);
}

function* jsonChunks(name: string, list: LazyList<unknown>, others: object): Generator<string, void> {
  yield `{${JSON.stringify(name)}:[`;
  for (let start = 0; start < list.length; start += entriesPerChunk) {
    const entries = JSON.stringify(list.slice(start, Math.min(start + entriesPerChunk, list.length))).slice(1, -1);
    yield start === 0 ? entries : `,${entries}`;
  }
  const rest = JSON.stringify(others).slice(1);
  yield rest === '}' ? ']}' : `],${rest}`;
}

function toStream(chunks: Generator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      await yieldToEventLoop();
      const { value, done } = chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
