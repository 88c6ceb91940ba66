import { wordsText } from '../messages/Message.ts';
import { inWords } from '../testing/inWords.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkMappedSkus,
  checkProviderMapping,
  decideMappingSave,
  type Handling,
  handlingProvider,
  handoverRefusal,
  inOwnSkus,
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

describe('the service of a method', () => {
  test('is its own, else the default one, whatever the case and the spaces', { tags: '§2.111' }, () => {
    fc.assert(
      fc.property(mappings, method, (mapping, text) => {
        const own = mapping.methods.find((mapped) => methodKey(mapped.method) === methodKey(text))?.service;
        expect(serviceFor(mapping, text)).toEqual(own ?? mapping.defaultService);
        expect(serviceFor(mapping, ` ${text.toUpperCase()}`)).toEqual(serviceFor(mapping, text));
      }),
    );
  });

  test('is what was chosen last, and no other method’s service changes', () => {
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

describe('the rows of a mapping', () => {
  test('each method of orders or of the mapping is one row, unmapped ones first, and no order is lost', () => {
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

  test('stay where they are while the mapping is edited', () => {
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

test('every waiting order counts for exactly one provider, and for none where that is not connected', () => {
  const chosen = fc.option(fc.constantFrom('shipbob', 'shipWire', 'gone'));
  const uses = fc.array(fc.record({ method, waiting: fc.nat(50), recent: fc.nat(9), chosenProviderId: chosen }));
  fc.assert(
    fc.property(uses, fc.subarray(['shipbob', 'shipWire'], { minLength: 1 }), (stored, connected) => {
      const counted = connected.flatMap((id) => methodUsesOf(id, stored, connected).map(({ waiting }) => waiting));
      const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
      const sendable = stored.filter(({ chosenProviderId: id }) => id === null || connected.includes(id));
      expect(sum(counted)).toBe(sum(sendable.map(({ waiting }) => waiting)));
    }),
  );
});

describe('the provider that ships an order', () => {
  const connected = ['shipbob', 'cap', 'dcl'];
  const runBy = (providerId: string | null) => ({ kind: 'provider', providerId }) as const;
  const own = { kind: 'own', providerId: null } as const;

  test.each([
    ['dcl', runBy('cap'), 'dcl', 'the one that a workflow chose'],
    ['dcl', own, 'dcl', 'also from our own warehouse'],
    [null, runBy('cap'), 'cap', 'else the one that runs the location'],
    [null, runBy(null), 'shipbob', 'else the first that is connected'],
    [null, undefined, 'shipbob', 'also without a location'],
  ])('of %j and %j: %s, %s', (chosen, location, providerId, _why) => {
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
    [null, own, connected, 'It ships from your own warehouse. Fulfill it in your store.'],
  ])('of %j and %j: none of %j, and it says why', (chosen, location, ids, reason) => {
    const handling = inWords(handlingProvider(chosen, location, ids));
    expect(handling).toMatchObject({
      providerId: null,
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    });
  });

  test('keeps an order back where a part has none, but not for what we ship ourselves beside a 3PL', () => {
    const [byShipbob, byUs, byNone] = [runBy(null), own, runBy('shipWire')].map((location) =>
      handlingProvider(null, location, connected),
    );
    const refusal = (...parts: (Handling | undefined)[]) =>
      wordsText(handoverRefusal(parts.filter((part) => part !== undefined)));
    expect(refusal(byShipbob)).toBeNull();
    expect(refusal(byShipbob, byUs)).toBeNull();
    expect(refusal(byUs, byUs)).toMatch(/own warehouse/);
    expect(refusal(byShipbob, byUs, byNone)).toMatch(/^Shipwire/);
  });
});

describe('a save of a mapping', () => {
  test('over a newer version is refused with that one', () => {
    const current = saved(newProviderMapping);
    expect(inWords(decideMappingSave(current, current, 2, by))).toEqual({
      type: 'outdated',
      current,
      message: 'Ana Souza saved newer services for Shipbob.',
    });
  });

  test('names the method that is wrong', () => {
    const current = saved(newProviderMapping);
    const wrong = { defaultService: null, methods: [{ method: '', service: { carrier: 'DPD', service: ' ' } }] };
    expect(inWords(decideMappingSave(current, wrong, 3, by))).toEqual({
      type: 'refused',
      message: 'No shipping method: Enter the service, as your 3PL names it.',
    });
  });

  test('is the next version of what was sent', () => {
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

describe('SKUs that a 3PL has under another name', () => {
  const skus: readonly MappedSku[] = [
    { sku: 'MUG-01', providerSku: '100-mug' },
    { sku: 'TEE', providerSku: 'MUG-02' },
  ];

  test('are sent with that, whatever their case, and all others as they are', () => {
    expect(['mug-01 ', 'TEE', 'POSTER'].map((sku) => providerSkuOf(skus, sku))).toEqual([
      '100-mug',
      'MUG-02',
      'POSTER',
    ]);
  });

  test('come back as those of the order; what it does not have stays as the 3PL spells it', () => {
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

  test('are counted as ours, and what has one of our SKUs there is something else', () => {
    const stock = ['100-mug', 'MUG-01', 'MUG-02', 'POSTER'].map((sku, onHand) => ({ sku, onHand }));
    expect(inOwnSkus(skus, stock)).toEqual([
      { sku: 'MUG-01', onHand: 0 },
      { sku: 'TEE', onHand: 2 },
      { sku: 'POSTER', onHand: 3 },
    ]);
  });
});

test('services that a 3PL lists for its accounts are carriers with services, each once', () => {
  const service = {
    name: 'service',
    options: [{ value: 'UPS / Ground' }, { value: 'UPS / 2 Day / AM' }, { value: 'UPS' }],
  };
  const accounts = [
    { choices: [service, { name: 'freightAccount', options: [{ value: 'a / b' }] }] },
    { choices: [service] },
  ];
  expect(listedServices(accounts)).toEqual([
    { carrier: 'UPS', service: 'Ground' },
    { carrier: 'UPS', service: '2 Day / AM' },
  ]);
  expect(listedServices([])).toEqual([]);
  expect(serviceValue({ carrier: 'UPS', service: '2 Day / AM' })).toBe('UPS / 2 Day / AM');
  expect(['UPS', 'UPS / ', ''].map(readServiceValue)).toEqual([null, null, null]);
});
