import { expect, test } from 'vitest';
import { streamedList } from './streamedList.ts';

/** Yields the parts of a list and records what happens to them. */
function partsOf(parts: readonly (string | Error | Promise<string>)[], rest: object = {}) {
  const log = { taken: 0, isEnded: false };
  async function* read(): AsyncGenerator<string, object> {
    try {
      for (const part of parts) {
        log.taken += 1;
        if (part instanceof Error) throw part;
        yield await part;
      }
      return rest;
    } finally {
      log.isEnded = true;
    }
  }
  return { log, parts: read() };
}

const jsonOf = async (stream: ReadableStream<Uint8Array>) => JSON.parse(await new Response(stream).text()) as unknown;
const never = new Promise<string>(() => undefined);

test.each([
  [['1,2', '3'], {}, {}, { rows: [1, 2, 3] }],
  [['1'], { hasNextPage: false }, { other: [] }, { other: [], rows: [1], hasNextPage: false }],
  [[], { hasNextPage: false }, {}, { rows: [], hasNextPage: false }],
  [[], {}, { other: [] }, { other: [], rows: [] }],
])('parts %j followed by %j and preceded by %j make one list', async (parts, rest, before, expected) => {
  expect(await jsonOf(await streamedList('rows', partsOf(parts, rest).parts, before))).toEqual(expected);
});

test('the first part is sent before the next one is ready, and no part is read before it is requested', async () => {
  const { log, parts } = partsOf(['1', '2', never]);
  const reader = (await streamedList('rows', parts)).getReader();
  expect(log.taken).toBe(1);
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('{"rows":[1');
  expect(new TextDecoder().decode((await reader.read()).value)).toBe(',2');
  expect(log.taken).toBeLessThanOrEqual(3);
});

test('an immediate failure is an error with its own status; a later one breaks off the list', async () => {
  const failure = new Error('The database cannot be reached.');
  await expect(streamedList('rows', partsOf([failure]).parts)).rejects.toBe(failure);
  const stream = await streamedList('rows', partsOf(['1', failure]).parts);
  await expect(new Response(stream).text()).rejects.toThrow(failure.message);
});

test('a reader that disconnects ends the reading', async () => {
  const { log, parts } = partsOf(['1', '2', '3', '4']);
  const reader = (await streamedList('rows', parts)).getReader();
  await reader.read();
  await reader.cancel();
  expect(log.isEnded).toBe(true);
  expect(log.taken).toBeLessThan(4);
});
