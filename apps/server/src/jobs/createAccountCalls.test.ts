import { blankFieldWords, choicesOf, findProvider, providers, type ThirdPartyId } from '@hub/domain/integrations';
import { wordsText } from '@hub/domain/messages';
import { type AccountSettings, adapters, type ProviderAdapter, UnreachableError } from '@hub/providers';
import { demoCredentials, type RunningSimulators, startSimulators } from '@hub/providers/simulators';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountToCall } from './AccountCalls.ts';
import { createAccountCalls } from './createAccountCalls.ts';
import { createProviderCalls } from './createProviderCalls.ts';

const connectable = providers.filter(({ thirdPartyId }) => thirdPartyId in adapters);

function accountOf(id: ThirdPartyId, changes: Record<string, string> = {}): AccountToCall {
  const provider = findProvider(id);
  if (provider === null) throw new Error(`no provider ${id}`);
  return {
    shopId: 1,
    provider,
    account: '',
    isSandbox: false,
    accountName: '',
    credentials: { ...demoCredentials(id), ...changes },
    choices: {},
  };
}

/** Calls over connections without rate limits, which the engine tests. */
function callsTo(providerOrigins: Partial<Record<ThirdPartyId, string>>) {
  const createCall = createProviderCalls({ providerOrigins });
  const table: Partial<Record<string, ProviderAdapter>> = adapters;
  const adapterOf = (provider: string) => table[provider] ?? null;
  return createAccountCalls({
    adapterOf,
    open(_, { provider }, settings) {
      const adapter = adapterOf(provider);
      if (adapter === null) throw new Error(`no adapter of ${provider}`);
      return adapter.connect(settings, createCall(adapter, settings));
    },
  });
}

test('an account that is typed as a sandbox account is tested at the sandbox', async () => {
  const opened: AccountSettings[] = [];
  const calls = createAccountCalls({
    adapterOf: () => adapters.shipbob ?? null,
    open(_shopId, _key, settings) {
      opened.push(settings);
      throw new UnreachableError('Not called.', false);
    },
  });
  for (const isSandbox of [true, false]) await calls.test({ ...accountOf('shipbob'), isSandbox });
  expect(opened.map(({ isSandbox = false }) => isSandbox)).toEqual([true, false]);
});

describe('3PLs that are called', () => {
  let simulators: RunningSimulators;
  const calls = () => callsTo(simulators.origins);
  beforeAll(async () => {
    simulators = await startSimulators();
  });
  afterAll(() => simulators.stop());

  describe.each(connectable)('$name', ({ thirdPartyId: id, fields }) => {
    test('names a blank field before any call', async () => {
      const [field] = fields;
      const before = simulators.control(id).books().calls.length;
      expect(await calls().test(accountOf(id, { [field?.name ?? '']: ' ' }))).toMatchObject({
        isConnected: false,
        message: blankFieldWords(field?.name ?? ''),
      });
      expect(simulators.control(id).books().calls).toHaveLength(before);
    });

    test('rejects a wrong secret without showing it in a message', async () => {
      for (const { name } of fields.filter(({ isSecret }) => isSecret)) {
        const result = await calls().test(accountOf(id, { [name]: 'a-wrong-secret' }));
        expect(result).toMatchObject({ isConnected: false, reason: 'refused' });
        expect(result.isConnected || wordsText(result.message)).toMatch(/.{10}/);
        expect(JSON.stringify(result)).not.toContain('a-wrong-secret');
      }
    });

    test('connects with the right credentials', async () => {
      expect(await calls().test(accountOf(id))).toEqual({ isConnected: true });
    });
  });

  test.each(connectable)('$name lists the choices that its settings ask for', async (provider) => {
    const listed = await calls().readChoices(accountOf(provider.thirdPartyId));
    expect(listed.map(({ name, label }) => ({ name, label }))).toEqual(
      choicesOf(provider).map(({ name, label }) => ({ name, label })),
    );
    for (const { options } of listed) expect(options.length).toBeGreaterThan(0);
  });

  test('a 3PL that does not answer is unreachable', async () => {
    const closed = 'http://127.0.0.1:1';
    const offline = callsTo({ shipbob: closed });
    expect(await offline.test(accountOf('shipbob'))).toMatchObject({ isConnected: false, reason: 'unreachable' });
  });

  test.each(['127.0.0.1', 'localhost', 'http://ams.example.com', '169.254.169.254', '10.0.0.1', 'warehouse.internal'])(
    'a typed host that is not allowed is clearly rejected without a call: %s',
    async (host) => {
      const before = simulators.control('ams').books().calls.length;
      const result = await calls().test(accountOf('ams', { host }));
      expect(result).toMatchObject({ isConnected: false, reason: null });
      expect(result.isConnected || wordsText(result.message)).toMatch(/^Host: /);
      expect(simulators.control('ams').books().calls).toHaveLength(before);
    },
  );
});
