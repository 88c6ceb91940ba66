import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { yieldToEventLoop } from './yieldToEventLoop.ts';
import { parseLongJson } from './parseLongJson.ts';

/** Everything that could pass for a place between two rows, or hide one. */
const hostile = fc.constantFrom(
  '},{"',
  '},{',
  '{"',
  '[{',
  '[{"',
  ']}',
  '}],',
  '"',
  '\\',
  '\\"',
  '\n',
  'é',
  '💡',
  '\u2028',
  '{"a":[{"b":1},{"b":2}]}',
  'orders',
);
const text = fc
  .array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 5 })
  .map((parts) => parts.join(''));
const key = fc.oneof(text, fc.constantFrom('orders', 'hasNextPage', '0', '__proto__', ''));
const value = fc.letrec((again) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, true, false),
    again('list'),
    again('object'),
  ),
  list: fc.array(again('any'), { maxLength: 4 }),
  object: fc.array(fc.tuple(key, again('any')), { maxLength: 4 }).map((entries) => Object.fromEntries(entries)),
}));

/** Written by hand, so that a key may come twice. */
const member = (name: string, content: string) => `${JSON.stringify(name)}:${content}`;
const members = fc
  .array(fc.tuple(key, value.any), { maxLength: 3 })
  .map((entries) => entries.map(([name, content]) => member(name, JSON.stringify(content))));
const rows = fc.array(fc.oneof({ weight: 8, arbitrary: value.object }, { weight: 1, arbitrary: value.any }), {
  maxLength: 12,
});
const envelope = fc
  .tuple(members, key, rows, members)
  .map(([before, name, list, after]) => `{${[...before, member(name, JSON.stringify(list)), ...after].join(',')}}`);

const sliceLength = fc.integer({ min: 0, max: 60 });

/** What became of it: the value, or the words of the failure. */
async function outcome(parse: () => unknown): Promise<unknown> {
  try {
    return { value: await parse() };
  } catch (error) {
    return { failure: String(error) };
  }
}

async function expectSame(json: string, sliceLength: number): Promise<void> {
  expect(await outcome(() => parseLongJson(json, { longFrom: 0, sliceLength }))).toStrictEqual(
    await outcome(() => JSON.parse(json)),
  );
}

/** Orders as a server sends them. */
function longReply(count: number): string {
  const orders = Array.from({ length: count }, (_, place) => ({
    id: place,
    customer_name: `Customer ${place % 7} },{"`,
    error: '[{"message":"a"},{"message":"b"}]',
  }));
  return JSON.stringify({ orders, hasNextPage: false });
}

describe('a long reply, parsed in slices', () => {
  test('says what JSON.parse says, whatever stands in its texts and however deep its rows are', async () => {
    await fc.assert(fc.asyncProperty(envelope, sliceLength, expectSame));
  });

  test('fails as JSON.parse fails where it breaks off, goes on after its end, or lost a letter', async () => {
    const broken = fc
      .tuple(
        envelope,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom('', '}', ']', ',{}', ' {"a":1}', '},{"'),
      )
      .chain(([json, part, more]) => {
        const place = Math.floor(json.length * part);
        return fc.constantFrom(
          json.slice(0, place) + more,
          json + more,
          json.slice(0, place) + json.slice(place + 1),
          json.slice(0, place) + more + json.slice(place),
        );
      });
    await fc.assert(fc.asyncProperty(broken, sliceLength, expectSame));
  });

  test.each([
    ['names its list twice', '{"orders":[{"a":1},{"a":2},{"a":3}],"orders":[{"a":4}]}'],
    ['is a list itself', '[{"a":1},{"a":2}]'],
    ['holds its list deeper', '{"data":{"orders":[{"a":1},{"a":2}]}}'],
    ['has a text that looks like the list', '{"note":"[{","orders":[{"a":1},{"a":2}]}'],
    ['has a key that objects put first', '{"orders":[],"1":[{"a":1},{"a":2}]}'],
    ['is spread over lines', JSON.stringify({ orders: [{ a: 1 }, { a: 2 }] }, null, 2)],
  ])('a reply that %s', (_, json) => expectSame(json, 1));

  test('others get their turn before it is done, and it stops when it is given up', async () => {
    // A clock on which every slice takes long.
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 50));
    onTestFinished(() => clock.mockRestore());
    const controller = new AbortController();
    const whole = parseLongJson(longReply(10_000), { sliceLength: 10_000, signal: controller.signal });
    let ended = false;
    void whole.catch(() => {}).finally(() => (ended = true));
    await yieldToEventLoop();
    await yieldToEventLoop();
    expect(ended).toBe(false);
    controller.abort(new Error('left'));
    await expect(whole).rejects.toThrow('left');
  });

  test('no slice of it is longer than it has to be, also where texts look like rows', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => parse.mockRestore());
    const text = longReply(20_000);
    await parseLongJson(text);
    expect(text.length).toBeGreaterThan(1_500_000);
    expect(Math.max(...parse.mock.calls.map(([slice]) => slice.length))).toBeLessThan(600_000);
  });
});
