import { emptyAccount, type ProviderAccount, type ProviderSettings, providers } from '@hub/domain/integrations';
import { describe, expect, test } from 'vitest';
import { fakeBackend, json, testContext } from '../http/fakeBackend.ts';
import { endpointName } from '../http/Endpoint.ts';
import { createIntegrationsClient } from './createIntegrationsClient.ts';
import { integrationEndpoints } from './integrationEndpoints.ts';

function clientWith(...answers: readonly (Response | Error)[]) {
  const backend = fakeBackend(...answers);
  return { client: createIntegrationsClient(testContext(backend)), backend };
}

/** Every field filled, plus one that no provider has. */
function filled(provider: (typeof providers)[number]): ProviderAccount {
  const values = Object.fromEntries(provider.fields.map(({ name }) => [name, `${name}-value`]));
  return { status: true, values: { ...values, stray: 'x' } };
}

describe('§7 test connections', () => {
  test.each(providers.map((provider) => [provider.name, provider] as const))(
    '%s has its own path and settings object',
    { tags: '§7.24' },
    async (_, provider) => {
      const { client, backend } = clientWith(json({ data: { status: 'success' } }));
      await expect(client.testConnection(provider.id, filled(provider), { idempotencyKey: 'k' })).resolves.toEqual({
        isConnected: true,
      });

      const path = new URL(backend.requests[0]?.url ?? '').pathname;
      expect(path).toBe(provider.testPath);
      const endpoint = Object.values(integrationEndpoints).find((candidate) => candidate.path === path);
      expect(endpoint && endpointName(endpoint)).toBe(`POST ${path}`);
      const schema = endpoint && 'request' in endpoint ? endpoint.request : undefined;
      expect(schema?.safeParse(backend.bodies[0]).data).toEqual(backend.bodies[0]);
      expect(backend.requests[0]?.url).not.toContain('value');
    },
  );

  test('the error text is from data.data.err, with the reason and the request id', { tags: '§7.25' }, async () => {
    const { client } = clientWith(
      json({ data: { status: 'error', err: 'Bad token', reason: 'refused' }, message: 'generic' }, 200, {
        'X-Request-Id': 'r-6',
      }),
    );
    await expect(client.testConnection(3, { status: true, values: {} })).resolves.toEqual({
      isConnected: false,
      message: 'Bad token',
      reason: 'refused',
      requestId: 'r-6',
    });
  });

  test('for Portless it is from data.message', { tags: '§7.25' }, async () => {
    const { client } = clientWith(
      json({ data: { status: 'error', err: 'not this one', reason: 'unreachable' }, message: 'Portless is away' }),
    );
    await expect(client.testConnection(10, { status: true, values: {} })).resolves.toEqual({
      isConnected: false,
      message: 'Portless is away',
      reason: 'unreachable',
      requestId: null,
    });
  });

  test.each<[string, unknown, string | null]>([
    ['only err', { data: { err: 'Bad token' } }, 'Bad token'],
    ['another status', { data: { status: 'ok', err: 'Bad token' } }, 'Bad token'],
    ['a flag', { data: { status: true }, message: 'Odd' }, 'Odd'],
    ['success elsewhere', { status: 'success', data: {} }, null],
    ['message in data', { data: { status: 'error', message: 'In data' }, message: 'At the top' }, 'In data'],
    ['message at the top level', { data: { status: 'error', err: ' ' }, message: 'At the top' }, 'At the top'],
    ['no data, but a message', { message: 'At the top' }, 'At the top'],
    ['a message that is not a text', { data: { status: 'error', err: { code: 7 } }, message: ['x'] }, null],
  ])('any 2xx body except success is a refusal: %s', async (_, body, message) => {
    const { client } = clientWith(json(body));
    await expect(client.testConnection(5, { status: true, values: {} })).resolves.toEqual({
      isConnected: false,
      message,
      reason: null,
      requestId: null,
    });
  });

  test.each<[unknown, string | null]>([
    [{ data: { status: 'error', err: 'err', message: 'in data' }, message: 'top' }, 'top'],
    [{ data: { status: 'error', err: 'err', message: 'in data' } }, 'err'],
    [{ data: { message: 'in data' } }, 'in data'],
  ])('for Portless the top-level message takes precedence: %j', async (body, message) => {
    const { client } = clientWith(json(body));
    await expect(client.testConnection(10, { status: true, values: {} })).resolves.toMatchObject({ message });
  });

  test.each([{ data: 'nonsense' }, { data: null }, {}, [], 7])(
    'a body without data and message reports call and field: %j',
    async (body) => {
      const { client } = clientWith(json(body));
      await expect(client.testConnection(5, { status: true, values: {} })).rejects.toMatchObject({
        name: 'UnexpectedReplyError',
        endpoint: 'POST /test-dcl-connection',
      });
    },
  );

  test('without a message there is none, and an unknown reason counts as none', async () => {
    const { client } = clientWith(json({ data: { status: 'error', reason: 'moon phase' } }));
    await expect(client.testConnection(5, { status: true, values: {} })).resolves.toEqual({
      isConnected: false,
      message: null,
      reason: null,
      requestId: null,
    });
  });

  test('a failure of the call itself is an error with the body’s message', async () => {
    const { client } = clientWith(json({ data: { err: 'Slow down' } }, 429));
    await expect(client.testConnection(5, { status: true, values: {} })).rejects.toMatchObject({
      name: 'HttpError',
      serverMessage: 'Slow down',
    });
  });
});

describe('§7 POST save-third-party-settings', () => {
  const flat = providers.filter(({ shape }) => shape === 'flat');

  test.each(flat.map((provider) => [provider.name, provider] as const))(
    '%s: flat settings, status and third_party_id',
    { tags: '§7.26' },
    async (_, provider) => {
      const { client, backend } = clientWith(json({ data: { status: 'success' }, message: 'Saved' }));
      const settings: ProviderSettings = { shape: 'flat', ...filled(provider) };
      await expect(client.saveSettings(provider.id, settings)).resolves.toEqual({ message: 'Saved' });

      const body = backend.bodies[0];
      expect(body).toMatchObject({ third_party_id: provider.thirdPartyId, status: true });
      expect(body).not.toHaveProperty('stray');
      expect(integrationEndpoints.saveThirdPartySettings.request.safeParse(body).data).toEqual(body);
    },
  );

  test('ship_stations with shipstation_details list', { tags: '§7.26' }, async () => {
    const { client, backend } = clientWith(json({ data: { status: 'success' } }));
    const accounts: ProviderAccount[] = [
      { status: true, values: { name: 'Main', api_key: 'k', api_secret: 's' } },
      { status: false, values: {} },
    ];
    await client.saveSettings(2, { shape: 'accounts', accounts });
    expect(backend.bodies[0]).toEqual({
      third_party_id: 'ship_stations',
      shipstation_details: [
        { name: 'Main', api_key: 'k', api_secret: 's', status: true },
        { name: '', api_key: '', api_secret: '', status: false },
      ],
    });
    expect(integrationEndpoints.saveThirdPartySettings.request.safeParse(backend.bodies[0]).success).toBe(true);
  });

  test("success only if data.data.status is 'success'", { tags: '§7.27' }, async () => {
    const { client } = clientWith(
      json({ data: { status: 'error' }, message: 'Plan' }),
      json({ data: { status: 'pending' } }),
    );
    const settings: ProviderSettings = { shape: 'flat', status: true, values: {} };
    await expect(client.saveSettings(3, settings)).rejects.toMatchObject({
      name: 'RejectedError',
      serverMessage: 'Plan',
    });
    await expect(client.saveSettings(3, settings)).rejects.toMatchObject({
      name: 'RejectedError',
      serverMessage: null,
    });
  });

  test('a save succeeds in every spelling; without a status the outcome is unknown', async () => {
    const settings: ProviderSettings = { shape: 'flat', status: true, values: {} };
    for (const status of ['SUCCESS', 'ok', true, 200])
      await expect(clientWith(json({ data: { status } })).client.saveSettings(3, settings)).resolves.toBeDefined();
    for (const body of [{}, { data: {} }, { data: { status: null } }])
      await expect(clientWith(json(body)).client.saveSettings(3, settings)).rejects.toMatchObject({
        name: 'UnexpectedReplyError',
      });
  });

  test('settings are sent back unchanged, including large numbers and details as an object', async () => {
    const details = '{"access_token":"x","shipbob_channel_id":90071992547409931,"status":"1","region":["eu"]}';
    const list = (written: string) =>
      new Response(`{"data":{"third_party_details":[{"third_party_id":3,"details":${written}}]}}`);
    for (const written of [details, JSON.stringify(details)]) {
      const sent: unknown[] = [];
      const backend = fakeBackend(list(written), json({ data: { status: 'success' } }));
      const context = testContext(backend, {
        fetch: async (input, init) => {
          sent.push(init?.body);
          return backend.fetch(input, init);
        },
      });
      const client = createIntegrationsClient(context);
      const { providers: read, warning } = await client.getThirdPartyDetails();
      const settings = read[0]?.settings;
      if (!settings) throw new Error('not read');
      await client.saveSettings(3, settings);
      expect([warning, settings.shape === 'flat' && settings.status, sent[1]]).toEqual([
        null,
        true,
        `${details.slice(0, -1)},"third_party_id":"shipbob"}`,
      ]);
    }
  });

  test('no secret is in an error', async () => {
    const { client } = clientWith(new TypeError('failed'));
    const provider = providers[0];
    if (provider === undefined) throw new Error('no providers');
    const values = { ...emptyAccount(provider).values, password: 'canary' };
    const error: unknown = await client
      .saveSettings(provider.id, { shape: 'flat', status: true, values })
      .catch((thrown: unknown) => thrown);
    expect(`${String(error)}${JSON.stringify(error)}`).not.toContain('canary');
  });
});

describe('§7 get-third-party-details', () => {
  test('details are parsed once; the provider comes by number or by string id', { tags: '§3.6' }, async () => {
    const { client } = clientWith(
      json({
        data: {
          third_party_details: [
            { third_party_id: 3, details: '{"access_token":"t","shipbob_channel_id":"c","status":true}' },
            { third_party_id: 'Portless', details: '{"broken' },
          ],
        },
      }),
    );
    await expect(client.getThirdPartyDetails()).resolves.toEqual({
      providers: [
        {
          providerId: 3,
          settings: { shape: 'flat', status: true, values: { access_token: 't', shipbob_channel_id: 'c' } },
        },
        { providerId: 10, settings: null, isUnreadable: true },
      ],
      warning: '1 of the saved 3PL provider settings could not be read.',
      failure: null,
    });
  });

  test('"empty list if missing"', { tags: ['§3.8', '§7.10'] }, async () => {
    const { client } = clientWith(json({ data: {} }));
    await expect(client.getThirdPartyDetails()).resolves.toEqual({ providers: [], warning: null, failure: null });
  });

  test('a provider without saved settings causes no warning', async () => {
    const { client } = clientWith(
      json({
        data: {
          third_party_details: [
            { third_party_id: 1, details: null },
            { third_party_id: 3, details: '' },
            { third_party_id: 4 },
          ],
        },
      }),
    );
    expect((await client.getThirdPartyDetails()).warning).toBeNull();
  });

  test('unreadable records cause a warning, and the others stay', { tags: '§3.8' }, async () => {
    const { client } = clientWith(
      json({
        data: {
          third_party_details: [{ third_party_id: 1, details: null }, { third_party_id: 999, details: '{}' }, null],
        },
      }),
    );
    const list = await client.getThirdPartyDetails();
    expect(list.providers).toEqual([{ providerId: 1, settings: null }]);
    expect(list.warning).toBe('2 of the saved 3PL provider settings could not be read.');
  });

  test.each([
    ['a failing server', json({}, 500), 'HttpError'],
    ['an expired session', json({}, 401), 'SessionExpiredError'],
    ['no network', new TypeError('offline'), 'NetworkError'],
    ['an unexpected structure', json({ data: [] }), 'UnexpectedReplyError'],
    ['a list of another type', json({ data: { third_party_details: 'no' } }), 'UnexpectedReplyError'],
  ])('§8 "falls back to an empty list on any error": %s', { tags: '§8.17' }, async (_, answer, name) => {
    const { client } = clientWith(answer);
    const list = await client.getThirdPartyDetails();
    expect(list.providers).toEqual([]);
    expect(list.warning).toBe('The settings of the 3PL providers could not be loaded.');
    expect(list.failure?.name).toBe(name);
  });

  test('an aborted call does not give an empty list', async () => {
    const { client } = clientWith(json({ data: {} }));
    await expect(client.getThirdPartyDetails({ signal: AbortSignal.abort('gone') })).rejects.toBe('gone');
  });
});
