import { wordsText } from '../messages/messageWords.ts';
import { inWords } from '../testing/inWords.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enabledAccounts, liveIds, type ProviderRecord, type SavedProviderSettings } from '../integrations/index.ts';
import type { ThirdPartyId } from '../providers/providers.ts';
import type { Location } from '../routing/index.ts';
import {
  accountFor,
  accountRefusal,
  checkMappedSkus,
  checkProviderMapping,
  decideMappingSave,
  type ShippedBy,
  handlingProvider,
  handlingsOf,
  handoverRefusal,
  inOwnSkus,
  listedPackages,
  listedServices,
  readServiceValue,
  serviceValue,
  type MappedSku,
  mergeMethodUses,
  methodKey,
  methodRows,
  methodUsesOf,
  newProviderMapping,
  ownSkuOf,
  type ProviderMapping,
  providerSkuOf,
  type SavedMapping,
  serviceFor,
  unmappedFigures,
  withService,
} from './index.ts';

const method = fc.constantFrom(
  '',
  ' ',
  'Express',
  'EXPRESS ',
  'express',
  'Standard',
  'Tracked  48',
  'Tracked 48',
  '国際',
);
const service = fc.record({ carrier: fc.constantFrom('DPD', 'DHL'), service: fc.constantFrom('Next Day', 'Parcel') });
const mappings: fc.Arbitrary<ProviderMapping> = fc.record({
  defaultService: fc.option(service),
  methods: fc.uniqueArray(fc.record({ method, service }), { selector: (mapped) => methodKey(mapped.method) }),
  skus: fc.constant([]),
});
const use = fc.record({ method, waiting: fc.nat(50), recent: fc.nat(900) });
const saved = (mapping: ProviderMapping): SavedMapping => ({
  ...mapping,
  providerId: 'shipbob',
  version: 3,
  savedAt: '2026-11-20T09:00:00Z',
  savedBy: 'Ana Souza',
});
const by = { savedAt: '2026-11-20T10:00:00Z', savedBy: 'Robin Carter', providerName: 'Shipbob' };

describe("a method's service", () => {
  test('is its own, else the default one, ignoring case and spaces', { tags: '§2.111' }, () => {
    fc.assert(
      fc.property(mappings, method, (mapping, text) => {
        const own = mapping.methods.find((mapped) => methodKey(mapped.method) === methodKey(text))?.service;
        expect(serviceFor(mapping, text)).toEqual(own ?? mapping.defaultService);
        expect(serviceFor(mapping, ` ${text.toUpperCase()}`)).toEqual(serviceFor(mapping, text));
      }),
    );
  });

  test("is the last one set, and other methods' services stay", () => {
    fc.assert(
      fc.property(mappings, method, fc.option(service), method, (mapping, text, chosen, other) => {
        const changed = withService(mapping, text, chosen);
        expect(serviceFor(changed, text)).toEqual(chosen ?? mapping.defaultService);
        if (methodKey(other) !== methodKey(text))
          expect(serviceFor(changed, other)).toEqual(serviceFor(mapping, other));
        expect(checkProviderMapping(changed)).toEqual([]);
      }),
    );
  });
});

describe('mapping rows', () => {
  test('have one row per method in orders or the mapping, unmapped first, and lose no order', () => {
    fc.assert(
      fc.property(fc.array(use), mappings, (stored, mapping) => {
        const uses = mergeMethodUses(stored);
        const rows = methodRows(uses, mapping);
        expect(rows.map(({ key }) => key).toSorted()).toEqual(
          [...new Set([...stored, ...mapping.methods].map((each) => methodKey(each.method)))].toSorted(),
        );
        const sum = (list: readonly { waiting: number }[]) => list.reduce((total, { waiting }) => total + waiting, 0);
        expect(sum(rows)).toBe(sum(stored));
        const states = rows.map((row) => row.service !== null);
        expect(states).toEqual(states.toSorted((a, b) => Number(a) - Number(b)));
        const { methods, waiting } = unmappedFigures(uses, mapping);
        const unmapped = rows.filter((row) => row.service === null);
        expect([methods, waiting]).toEqual([unmapped.length, sum(unmapped)]);
      }),
    );
  });

  test('stay in place while the mapping is edited', () => {
    fc.assert(
      fc.property(fc.array(use), mappings, method, service, (stored, mapping, text, chosen) => {
        const uses = mergeMethodUses(stored);
        const known = methodRows(uses, mapping).map(({ key }) => key);
        const edited = methodRows(uses, mapping, withService(mapping, text, chosen)).map(({ key }) => key);
        expect(edited).toEqual(known);
      }),
    );
  });
});

test('count a waiting order for the provider that a workflow chose, else for each that serves a location', () => {
  const chosen = fc.option(fc.constantFrom('shipbob', 'shipWire', 'gone'));
  const uses = fc.array(fc.record({ method, waiting: fc.nat(50), recent: fc.nat(9), chosenProviderId: chosen }));
  fc.assert(
    fc.property(uses, fc.subarray(['shipbob', 'shipWire']), (stored, serving) => {
      const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
      for (const id of ['shipbob', 'shipWire']) {
        const counted = methodUsesOf(id, stored, serving).map(({ waiting }) => waiting);
        const own = stored.filter(({ chosenProviderId }) => (chosenProviderId ?? (serving.includes(id) && id)) === id);
        expect(sum(counted)).toBe(sum(own.map(({ waiting }) => waiting)));
      }
    }),
  );
});

describe('the provider of an order', () => {
  const connected = ['shipbob', 'cap', 'dcl'];
  const runBy = (providerId: string | null) => ({ kind: 'provider', providerId }) as const;
  const own = { kind: 'own', providerId: null } as const;

  test.each([
    ['dcl', runBy('cap'), 'dcl', 'the one that a workflow chose'],
    ['dcl', own, 'dcl', 'also from our own warehouse'],
    [null, runBy('cap'), 'cap', 'else the one that runs the location'],
  ])('for %j and %j is %s, %s', (chosen, location, providerId, _why) => {
    expect(handlingProvider(chosen, location, connected)).toEqual({ providerId, isOwn: false, reason: null });
  });

  test.each([
    [
      'shipWire',
      runBy('cap'),
      connected,
      'Shipwire isn’t connected. Connect it, or choose another 3PL for the location.',
    ],
    [null, runBy('shipWire'), connected, /^Shipwire isn’t connected/],
    [null, runBy('shipWire'), [], /^Shipwire isn’t connected/],
    [null, runBy(null), [], 'No 3PL is connected.'],
    [
      null,
      { ...runBy(null), name: 'Leeds' },
      connected,
      'No 3PL is chosen for Leeds. Choose one, or “Our own warehouse”, in Fulfillment > Locations.',
    ],
    [
      null,
      undefined,
      connected,
      'Several 3PLs are connected, and no location says which one ships it. Choose one by a workflow.',
    ],
    [null, own, connected, 'It ships from your own warehouse. Fulfill it in your store.'],
  ])('for %j and %j rejects %j with the reason', (chosen, location, ids, reason) => {
    const handling = inWords(handlingProvider(chosen, location, ids));
    expect(handling).toMatchObject({
      providerId: null,
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    });
  });

  test('a shop without locations ships with its only 3PL, but a location never gets one by being the only one', () => {
    expect(handlingProvider(null, undefined, ['dcl'])).toEqual({ providerId: 'dcl', isOwn: false, reason: null });
    expect(handlingProvider(null, runBy(null), ['dcl']).providerId).toBeNull();
  });

  test('holds an order back when a part has none, except for parts we ship ourselves beside a 3PL', () => {
    const [byShipbob, byUs, byNone] = [runBy('shipbob'), own, runBy('shipWire')].map((location) =>
      handlingProvider(null, location, connected),
    );
    const refusal = (...parts: (ShippedBy | undefined)[]) =>
      wordsText(handoverRefusal(parts.filter((part) => part !== undefined)));
    expect(refusal(byShipbob)).toBeNull();
    expect(refusal(byShipbob, byUs)).toBeNull();
    expect(refusal(byUs, byUs)).toMatch(/own warehouse/);
    expect(refusal(byShipbob, byUs, byNone)).toMatch(/^Shipwire/);
  });
});

describe('test orders and sandbox accounts', () => {
  const ids = ['shipbob', 'ship_stations', 'shipWire'] as const;
  const account = fc.record({ status: fc.boolean(), is_sandbox: fc.boolean() });
  const accounts = fc.record({
    shipbob: account,
    ship_stations: fc.array(account, { maxLength: 3 }),
    shipWire: account,
  });
  const secrets = { access_token: 'a', api_key: 'k', api_secret: 's', shipwireKey: 'w' };
  const recordsOf = ({ ship_stations, ...flat }: typeof accounts extends fc.Arbitrary<infer Saved> ? Saved : never) =>
    new Map<string, ProviderRecord>([
      ...Object.entries(flat).map(([id, each]) => [id, { ...each, ...secrets }] as const),
      [
        'ship_stations',
        ship_stations.map((each, index) => ({ ...each, ...secrets, name: '', account_id: `S${index}` })),
      ],
    ]);
  const location = fc.record({
    locationId: fc.constant('1'),
    isActive: fc.constant(true),
    kind: fc.constantFrom('provider', 'own'),
    providerId: fc.option(fc.constantFrom(...ids)),
    account: fc.option(fc.constantFrom('S0', 'S1')),
  });
  const order = fc.record({ isTest: fc.boolean(), chosenProviderId: fc.option(fc.constantFrom(...ids)) });
  const step = fc.oneof(
    fc.record({ type: fc.constant('save'), saved: accounts }),
    fc.record({ type: fc.constant('choose'), order, location }),
    fc.record({ type: fc.constant('send') }),
  );

  test('no sequence sends a test order to a live account or a real order to a sandbox account', () => {
    fc.assert(
      fc.property(accounts, fc.array(step, { maxLength: 30 }), (first, steps) => {
        let records = recordsOf(first);
        const chosen: { isTest: boolean; providerId: string; account: string }[] = [];
        const isSandbox = (to: { providerId: string; account: string }) => {
          const record = records.get(to.providerId) ?? {};
          const own = Array.isArray(record) ? record.find(({ account_id }) => account_id === to.account) : record;
          return (own as { is_sandbox?: boolean } | undefined)?.is_sandbox === true;
        };
        for (const each of steps) {
          const enabled = enabledAccounts(records);
          if (each.type === 'save') records = recordsOf(each.saved);
          if (each.type === 'choose') {
            const { isTest } = each.order;
            const handling = handlingsOf([each.location], liveIds(records), enabled).of(each.order, '1');
            if (handling.reason !== null) continue;
            const to = accountFor(handling, enabled, each.order);
            if (to === null) continue;
            expect(isSandbox({ providerId: handling.providerId, account: to })).toBe(isTest);
            chosen.push({ isTest, providerId: handling.providerId, account: to });
          }
          // The stored choice may be another account by now.
          if (each.type === 'send')
            for (const order of chosen) {
              const to = enabled.find(
                ({ provider, account }) => provider.thirdPartyId === order.providerId && account === order.account,
              );
              if (to !== undefined && accountRefusal(to, order) === null) expect(isSandbox(order)).toBe(order.isTest);
            }
        }
      }),
    );
  });

  const shop = (...accounts: { id: ThirdPartyId; account?: string; isSandbox?: boolean }[]) => {
    const records = new Map<string, ProviderRecord>();
    for (const { id, account = '', isSandbox = false } of accounts) {
      const own = { ...secrets, status: true, is_sandbox: isSandbox, name: account, account_id: account };
      const known = (records.get(id) ?? []) as readonly SavedProviderSettings[];
      records.set(id, id === 'ship_stations' ? [...known, own] : own);
    }
    return (order: { isTest: boolean; chosenProviderId?: string }, named: Partial<Location> = {}) => {
      const place = { locationId: '1', isActive: true, kind: 'provider', providerId: null, ...named } as const;
      const handlings = handlingsOf([place], liveIds(records), enabledAccounts(records));
      return inWords(handlings.of({ chosenProviderId: null, ...order }, '1'));
    };
  };
  const east = { id: 'ship_stations', account: 'East' } as const;
  const sandbox = { id: 'ship_stations', account: 'Trial', isSandbox: true } as const;

  test('a test order goes to the sandbox account of the 3PL that would ship it, else to the first', () => {
    const of = shop({ id: 'shipbob', isSandbox: true }, east, sandbox);
    expect(of({ isTest: true })).toMatchObject({ providerId: 'shipbob', reason: null });
    expect(of({ isTest: true }, { providerId: 'ship_stations', account: 'East', site: '9' })).toEqual({
      providerId: 'ship_stations',
      isOwn: false,
      reason: null,
      account: 'Trial',
    });
    expect(of({ isTest: true }, { kind: 'own' })).toMatchObject({ providerId: 'shipbob', reason: null });
    expect(of({ isTest: true, chosenProviderId: 'shipWire' })).toMatchObject({ providerId: 'shipbob', reason: null });
  });

  test('a real order skips sandbox accounts', () => {
    const of = shop({ id: 'shipbob', isSandbox: true }, sandbox, east);
    const handling = of({ isTest: false }, { providerId: 'ship_stations' });
    expect(handling).toMatchObject({ providerId: 'ship_stations', reason: null });
  });

  test('tells a person why an order has no account', () => {
    const none = 'No sandbox account is connected. Test orders go to a sandbox account only.';
    expect(shop(east)({ isTest: true })).toMatchObject({ providerId: null, isOwn: false, reason: none });
    const of = shop({ id: 'shipbob', isSandbox: true }, east, sandbox);
    const only = (name: string) => `${name} is a sandbox account, and real orders never go to one.`;
    const named = { providerId: 'ship_stations', account: 'Trial' };
    expect(of({ isTest: false }, { providerId: 'shipbob' })).toMatchObject({ reason: only('Shipbob') });
    expect(of({ isTest: false }, named)).toMatchObject({ reason: only('Shipstation (Trial)') });
  });
});

describe('saving a mapping', () => {
  test('is refused if a newer version exists, and returns it', () => {
    const current = saved(newProviderMapping);
    expect(inWords(decideMappingSave(current, current, 2, by))).toEqual({
      type: 'outdated',
      current,
      message: 'Ana Souza saved newer services for Shipbob.',
    });
  });

  test('names the bad method', () => {
    const current = saved(newProviderMapping);
    const wrong = { defaultService: null, methods: [{ method: '', service: { carrier: 'DPD', service: ' ' } }] };
    expect(inWords(decideMappingSave(current, wrong, 3, by))).toEqual({
      type: 'refused',
      message: 'No shipping method: Enter the service, as your 3PL names it.',
    });
  });

  test('gives the next version of what was sent', () => {
    fc.assert(
      fc.property(mappings, (mapping) => {
        const decision = decideMappingSave(saved(newProviderMapping), mapping, 3, by);
        expect(decision).toMatchObject({ type: 'saved', saved: { version: 4, savedBy: 'Robin Carter' } });
        for (const mapped of mapping.methods)
          expect(decision.type === 'saved' && serviceFor(decision.saved, mapped.method)).toEqual(mapped.service);
      }),
    );
  });
});

describe('SKUs with another name at a 3PL', () => {
  const skus: readonly MappedSku[] = [
    { sku: 'MUG-01', providerSku: '100-mug' },
    { sku: 'TEE', providerSku: 'MUG-02' },
  ];

  test('are sent under that name, ignoring case, and all others unchanged', () => {
    expect(['mug-01 ', 'TEE', 'POSTER'].map((sku) => providerSkuOf(skus, sku))).toEqual([
      '100-mug',
      'MUG-02',
      'POSTER',
    ]);
  });

  test("are received as the order's SKUs; unknown ones keep the 3PL's spelling", () => {
    const own = (sku: string) => ownSkuOf(skus, sku, ['MUG-01', 'MUG-02']);
    expect(['100-MUG', 'MUG-02', 'MUG-01', 'X'].map(own)).toEqual(['MUG-01', 'MUG-02', 'MUG-01', 'X']);
    const text = fc.string({ minLength: 1 }).filter((sku) => sku.trim() !== '');
    const valid = fc
      .array(fc.record({ sku: text, providerSku: text }))
      .filter((list) => checkMappedSkus(list).length === 0);
    fc.assert(
      fc.property(valid, text, (list, sku) => {
        const back = ownSkuOf(list, providerSkuOf(list, sku), [sku]);
        expect(back.trim().toLowerCase()).toBe(sku.trim().toLowerCase());
      }),
    );
  });

  test('are counted as ours, and a SKU there that equals one of ours is something else', () => {
    const stock = ['100-mug', 'MUG-01', 'MUG-02', 'POSTER'].map((sku, onHand) => ({ sku, onHand }));
    expect(inOwnSkus(skus, stock)).toEqual([
      { sku: 'MUG-01', onHand: 0 },
      { sku: 'TEE', onHand: 2 },
      { sku: 'POSTER', onHand: 3 },
    ]);
  });
});

test("services and packages listed for a 3PL's accounts are distinct", () => {
  const listed = (name: string, ...values: string[]) => ({
    name,
    options: values.map((value) => ({ value, label: `${name} ${value}` })),
  });
  const service = listed('service', 'UPS / Ground', 'UPS / 2 Day / AM', 'UPS');
  const accounts = [
    { choices: [service, listed('freightAccount', 'a / b'), listed('package', 'ups / letter')] },
    { choices: [service, listed('package', 'ups / letter', 'ups / pak')] },
  ];
  expect(listedPackages(accounts)).toEqual([
    { value: 'ups / letter', label: 'package ups / letter' },
    { value: 'ups / pak', label: 'package ups / pak' },
  ]);
  expect(listedServices(accounts)).toEqual([
    { carrier: 'UPS', service: 'Ground' },
    { carrier: 'UPS', service: '2 Day / AM' },
  ]);
  expect(listedServices([])).toEqual([]);
  expect(serviceValue({ carrier: 'UPS', service: '2 Day / AM' })).toBe('UPS / 2 Day / AM');
  expect(['UPS', 'UPS / ', ''].map(readServiceValue)).toEqual([null, null, null]);
});
