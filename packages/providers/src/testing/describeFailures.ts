import { describe, expect, it } from 'vitest';
import { findProvider } from '@hub/domain/integrations';
import type { AccountSettings, ProviderAdapter, ProviderConnection } from '../ProviderAdapter.ts';
import {
  CredentialsRefusedError,
  InvalidSettingsError,
  RateLimitedError,
  UnexpectedReplyError,
  UnreachableError,
} from '../ProviderError.ts';
import { aLine, aRecipient, aShipment } from './aShipment.ts';
import { createFakeApi, type RecordedAnswer, type RecordedAnswers } from './createFakeApi.ts';

const sent = { reference: 'S1001-1', providerOrderId: '77' };

/** Every call of a connection; `send` must reach the 3PL. */
const operations: Record<string, (connection: ProviderConnection) => Promise<unknown>> = {
  test: (connection) => connection.test(),
  send: (connection) => connection.send(aShipment()),
  findByReference: (connection) => connection.findByReference(sent.reference),
  readShipment: (connection) => connection.readShipment(sent),
  cancel: (connection) => connection.cancel(sent),
  readStock: async (connection) => connection.readStock?.(null),
  readChoices: async (connection) => connection.readChoices?.(),
};

const failures: readonly [string, RecordedAnswer, new (...args: never[]) => Error][] = [
  ['a web page', { body: '<!doctype html><p>Maintenance</p>' }, UnreachableError],
  ['a server error', { status: 503, body: 'busy' }, UnreachableError],
  ['401', { status: 401, body: '' }, CredentialsRefusedError],
  ['403', { status: 403, body: {} }, CredentialsRefusedError],
  ['429', { status: 429, body: { message: 'Too Many Requests' } }, RateLimitedError],
  ['another shape', { body: { surprise: 'canary-reply' } }, UnexpectedReplyError],
  ['a list of another shape', { body: [{ surprise: 'canary-reply' }] }, UnexpectedReplyError],
  ['broken JSON', { body: '{"items": [' }, UnexpectedReplyError],
];

/**
 * Tests the error of each adapter call when every request fails the same way. `before` answers preceding calls, such as one for a token.
 * `lenient` lists `"operation, failure"` pairs that are not failures at this 3PL.
 */
export function describeFailures(
  adapter: ProviderAdapter,
  account: AccountSettings,
  { before = {}, lenient = [] }: { before?: RecordedAnswers; lenient?: readonly string[] } = {},
): void {
  const always = (answer: RecordedAnswer): RecordedAnswers =>
    new Proxy<RecordedAnswers>(before, {
      get: (target, key) => (typeof key === 'string' && target[key] !== undefined ? target[key] : answer),
    });

  describe.each(Object.keys(operations))('%s', (name) => {
    it.each(failures)('throws one error on %s', async (failure, answer, expected) => {
      const { connection } = createFakeApi(adapter, account, always(answer));
      const hasCall =
        !(name === 'readStock' && !connection.readStock) && !(name === 'readChoices' && !connection.readChoices);
      if (!hasCall || lenient.includes(`${name}, ${failure}`)) return;
      const error: unknown = await operations[name]?.(connection).then(
        () => 'nothing thrown',
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(expected);
      expect(String(error)).not.toContain('canary');
    });
  });

  describe('a blank form field', () => {
    // Skips the account's name, which is only a label, and the host, because a blank one is refused before connecting.
    const fields = findProvider(adapter.provider)?.fields.filter(({ name }) => !['name', 'host'].includes(name)) ?? [];
    it.each(fields.map(({ name }) => name))('%s is named before any call', async (name) => {
      const blank = { ...account, credentials: { ...account.credentials, [name]: ' ' } };
      const testing = async () => createFakeApi(adapter, blank, {}).connection.test();
      await expect(testing()).rejects.toBeInstanceOf(InvalidSettingsError);
    });
  });

  describe('an invalid shipment', () => {
    it.each([
      ['without a street', aShipment({ recipient: aRecipient({ address1: ' ' }) }), 'street'],
      ['without a city', aShipment({ recipient: aRecipient({ city: '' }) }), 'city'],
      ['without a country', aShipment({ recipient: aRecipient({ country: '' }) }), 'country'],
      ['to a country by its name', aShipment({ recipient: aRecipient({ country: 'Germany' }) }), 'Germany'],
      ['without a name or company', aShipment({ recipient: aRecipient({ name: '', company: '' }) }), 'name'],
      ['of nothing', aShipment({ lines: [] }), 'nothing to ship'],
      ['without a SKU', aShipment({ lines: [aLine({ sku: '' })] }), 'needs a SKU for “Mug”'],
      ['of no units', aShipment({ lines: [aLine({ quantity: 0 })] }), 'MUG-01'],
      ['of half a unit', aShipment({ lines: [aLine({ quantity: 1.5 })] }), 'MUG-01'],
    ])('%s is refused before any call', async (_, shipment, words) => {
      const { connection, requests } = createFakeApi(adapter, account, {});
      await expect(connection.send(shipment)).rejects.toMatchObject({
        name: 'RefusedError',
        message: expect.stringContaining(words),
      });
      expect(requests).toEqual([]);
    });
  });
}
