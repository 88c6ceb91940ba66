import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { message } from '../../messages/Message.ts';
import { wordsText } from '../../messages/messageWords.ts';
import { parseShipmentError } from './parseShipmentError.ts';
import { parseWorkflowErrors } from './parseWorkflowErrors.ts';
import { shipmentErrorJson } from './shipmentErrorJson.ts';

const entries = [
  { message: 'Not enough stock', sku: '85123A', qty: 3 },
  { message: 'Amount above the limit', type: 'order_amount_error' },
];
const parsed = [
  { message: 'Not enough stock', sku: '85123A', quantity: 3, type: null },
  { message: 'Amount above the limit', sku: null, quantity: null, type: 'order_amount_error' },
];
const unreadable = [{ message: 'Internal Server Error!', sku: null, quantity: null, type: null }];

describe('§3 error (JSON array text for workflow errors)', () => {
  test('is decoded once, and again when it was encoded twice', () => {
    expect(parseWorkflowErrors(JSON.stringify(entries))).toEqual(parsed);
    expect(parseWorkflowErrors(JSON.stringify(JSON.stringify(entries)))).toEqual(parsed);
    expect(parseWorkflowErrors(entries)).toEqual(parsed);
  });

  test.each([null, undefined, '', '  ', '[]', '{}', 'null', '""', '[null, "", {}, 7]', '"[]"', 0, false])(
    '%j is not an error',
    (text) => {
      expect(parseWorkflowErrors(text)).toEqual([]);
    },
  );

  test('accepts a bare text, a single entry without brackets, and digits as numbers', () => {
    expect(parseWorkflowErrors('["No rule matches"]')).toEqual([
      { message: 'No rule matches', sku: null, quantity: null, type: null },
    ]);
    expect(parseWorkflowErrors('{"message": "m", "sku": 22423, "qty": "2"}')).toEqual([
      { message: 'm', sku: '22423', quantity: 2, type: null },
    ]);
    expect(parseWorkflowErrors('[{"sku": "x", "qty": "many"}]')).toEqual([
      { message: 'Internal Server Error!', sku: 'x', quantity: null, type: null },
    ]);
  });

  test('§8 Unparsable error JSON: logged only, and the order stays a workflow error', { tags: '§8.15' }, () => {
    const log = vi.fn<(text: string) => void>();
    expect(parseWorkflowErrors('[{"message": "Not enou', log)).toEqual(unreadable);
    expect(log).toHaveBeenCalledExactlyOnceWith('[{"message": "Not enou');
  });
});

describe('§3 error_message (JSON text)', () => {
  test('error_message is JSON text of a string or of {message}', () => {
    expect(parseShipmentError('"Unknown SKU"')).toBe('Unknown SKU');
    expect(parseShipmentError('{"message": "Unknown SKU"}')).toBe('Unknown SKU');
    expect(parseShipmentError(JSON.stringify('{"message": "Unknown SKU"}'))).toBe('Unknown SKU');
    expect(parseShipmentError({ message: 'Unknown SKU' })).toBe('Unknown SKU');
  });

  test('stores our message with code and values beside its English words and reads it from them', () => {
    const own = message('warehouses.closedShort', { provider: 'Shipbob', units: 2 });
    for (const errorType of [null, 1]) {
      const text = shipmentErrorJson(own, errorType);
      expect(JSON.parse(text)).toEqual({ message: wordsText(own), ...own });
      expect(parseShipmentError(text)).toEqual(own);
    }
    expect(parseShipmentError('{"message": "It is on fire.", "code": "warehouses.onFire", "values": {}}')).toBe(
      'It is on fire.',
    );
    expect([null, 1].map((errorType) => shipmentErrorJson('Unknown SKU', errorType))).toEqual([
      '"Unknown SKU"',
      '{"message":"Unknown SKU"}',
    ]);
  });

  test.each([null, undefined, '', ' ', 'null', '""'])('%j is no message', (text) => {
    expect(parseShipmentError(text)).toBeNull();
  });

  test.each(['{"message": "Unkn', 'Bad gateway', '<html>', '{', '[', '"'])(
    'unparsable text is logged, and an empty result shows "Internal Server Error!": %s',
    (text) => {
      const log = vi.fn<(text: string) => void>();
      expect(parseShipmentError(text, log)).toBe('Internal Server Error!');
      expect(log).toHaveBeenCalledExactlyOnceWith(text);
    },
  );

  test.each(['{}', '[]', '7', 'true', '{"message": null}', '{"message": {"message": "deep"}}', '{"message": "  "}'])(
    '%s contains no message',
    (text) => {
      expect(parseShipmentError(text)).toBe('Internal Server Error!');
    },
  );
});

describe('for anything the server sends', () => {
  const poison = '{"__proto__": {"polluted": true, "message": "p"}, "constructor": {"prototype": {"polluted": true}}}';
  const anyJson = fc.oneof(fc.json({ maxDepth: 6 }), fc.constantFrom(poison, `[${poison}]`, JSON.stringify(poison)));
  const anyText = fc.oneof(
    fc.string(),
    anyJson,
    anyJson.map((json) => JSON.stringify(json)),
    anyJson.chain((json) => fc.nat(json.length).map((end) => json.slice(0, end))),
    fc.nat(20_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
    fc.nat(20_000).map((depth) => '{"message":'.repeat(depth) + '1' + '}'.repeat(depth)),
  );

  test('nothing throws or pollutes, and every message says something', { tags: 'hazard:malformed-reply' }, () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.jsonValue(), fc.constantFrom(undefined, null)), (input) => {
        const errors = parseWorkflowErrors(input);
        for (const { message, sku, quantity, type } of errors) {
          expect(message.trim()).not.toBe('');
          expect(sku === null || typeof sku === 'string').toBe(true);
          expect(type === null || typeof type === 'string').toBe(true);
          expect(quantity === null || Number.isFinite(quantity)).toBe(true);
        }
        const shipmentError = parseShipmentError(input);
        expect(shipmentError === null || wordsText(shipmentError).trim() !== '').toBe(true);
        expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
      }),
    );
  });

  test('an inherited message is not a message', () => {
    expect(parseWorkflowErrors('[{"__proto__": {"message": "planted"}, "sku": "x"}]')).toEqual([
      { message: 'Internal Server Error!', sku: 'x', quantity: null, type: null },
    ]);
    expect(parseShipmentError('{"__proto__": {"message": "planted"}}')).toBe('Internal Server Error!');
  });
});
