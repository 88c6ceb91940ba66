import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type EventKind, eventValues, type OrderEvent, readEvent } from '../../events/index.ts';
import { sampleEvents } from '../../testing/index.ts';
import { eventText } from './eventText.ts';

const samples = Object.entries(sampleEvents).flatMap(([kind, values]) =>
  values.map(([sample, text]) => [text, { kind, values: sample } as OrderEvent] as const),
);

test.each(samples)('"%s" is the English text before and after storing an event', (text, event) => {
  expect(eventText(event)).toBe(text);
  const stored = JSON.parse(JSON.stringify(event)) as { kind: unknown; values: unknown };
  const read = readEvent(stored.kind, stored.values);
  expect(read).toEqual(event);
});

describe('reading an event', () => {
  test.each([
    ['of a newer version', 'returned', { units: 2 }],
    ['with the name of what every object has', 'constructor', {}],
    ['without a kind', undefined, {}],
    ['without values', 'shipped', null],
    ['with a value of another type', 'shipped', { shipment: 7 }],
    ['with too few values', 'routed', { locations: [] }],
    ['with an unknown change', 'workflowRan', { workflow: 'A', changes: [{ type: 'sing' }] }],
  ])('rejects %s', (_case, kind, values) => {
    expect(readEvent(kind, values)).toBeNull();
  });

  test('keeps only the values of its kind', () => {
    expect(readEvent('shipped', { shipment: '#1-F1', by: 'Eve' })).toEqual({
      kind: 'shipped',
      values: { shipment: '#1-F1' },
    });
  });

  test('never throws, and what it accepts has words', () => {
    const kind = fc.oneof(fc.constantFrom(...Object.keys(eventValues)), fc.string());
    const values = fc.oneof(fc.constantFrom(...samples.map(([, event]) => event.values)), fc.anything());
    fc.assert(
      fc.property(kind, values, (eventKind, given) => {
        const event = readEvent(eventKind, given);
        return event === null || typeof eventText(event) === 'string';
      }),
    );
  });

  test('has samples of every kind', () => {
    const kinds = Object.keys(eventValues) as EventKind[];
    expect(kinds.filter((kind) => sampleEvents[kind].length === 0)).toEqual([]);
  });
});
