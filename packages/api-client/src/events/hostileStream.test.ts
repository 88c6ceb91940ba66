import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClientContext } from '../http/ClientContext.ts';
import { readChanges } from './readChanges.ts';

const piece = fc.constantFrom(
  'event: changed',
  'data: ',
  'data: {"stages":["open"]}',
  'data: {"stages":[1]}',
  'data: {"__proto__":{"a":1}}',
  'id: a\u0000',
  'retry: 1e99',
  '\n',
  '\n\n',
  '\r\n',
  ':',
  '\u0000',
  '\ufeff',
  '[[[[',
  'data',
);

test(
  'any content of a stream of changes reports only names of stages',
  { tags: 'hazard:malformed-reply' },
  async () => {
    const sent = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => Buffer.from(pieces.join(''))),
      fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
    );
    await fc.assert(
      fc.asyncProperty(sent, fc.nat(60), async (bytes, cut) => {
        const abort = new AbortController();
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            for (const part of [bytes.subarray(0, cut), bytes.subarray(cut)])
              if (part.length > 0) controller.enqueue(part);
            controller.close();
          },
        });
        const http = { openStream: async () => new Response(body) } as unknown as ClientContext['http'];
        const onChange = (stages: readonly string[] | 'all') => {
          if (stages !== 'all') for (const stage of stages) expect(typeof stage).toBe('string');
        };
        const onConnectionChange = (isConnected: boolean) => {
          if (!isConnected) abort.abort();
        };
        await readChanges({ http }, { onChange, onConnectionChange }, { signal: abort.signal });
        expect(({} as Record<string, unknown>).a).toBeUndefined();
      }),
    );
  },
);
