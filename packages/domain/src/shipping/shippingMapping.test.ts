import { inWords } from '../testing/inWords.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkProviderMapping,
  decideMappingSave,
  handlingProvider,
  mergeMethodUses,
  methodKey,
  methodRows,
  methodUsesOf,
  type ProviderMapping,
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
  test('is its own, else the default one, whatever the case and the spaces', () => {
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

test('every waiting order counts for exactly one provider', () => {
  const chosen = fc.option(fc.constantFrom('shipbob', 'shipWire', 'gone'));
  const uses = fc.array(fc.record({ method, waiting: fc.nat(50), recent: fc.nat(9), chosenProviderId: chosen }));
  fc.assert(
    fc.property(uses, fc.subarray(['shipbob', 'shipWire'], { minLength: 1 }), (stored, connected) => {
      const counted = connected.flatMap((id) => methodUsesOf(id, stored, connected).map(({ waiting }) => waiting));
      const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
      expect(sum(counted)).toBe(sum(stored.map(({ waiting }) => waiting)));
    }),
  );
});

describe('the provider that ships an order', () => {
  test.each<[(string | null | undefined)[], string, string]>([
    [['dcl', 'cap'], 'dcl', 'the one that a workflow chose'],
    [['gone', 'cap'], 'cap', 'else the one that runs the location'],
    [[null, undefined], 'shipbob', 'else the first that is connected'],
  ])('of %j: %s, %s', (preferred, provider) => {
    expect(handlingProvider(preferred, ['shipbob', 'cap', 'dcl'])).toBe(provider);
  });

  test('none where none is connected', () => {
    expect(handlingProvider(['dcl'], [])).toBeNull();
  });
});

describe('a save of a mapping', () => {
  test('over a newer version is refused with that one', () => {
    const current = saved({ defaultService: null, methods: [] });
    expect(inWords(decideMappingSave(current, current, 2, by))).toEqual({
      type: 'outdated',
      current,
      message: 'Ana Souza saved newer services for Shipbob.',
    });
  });

  test('names the method that is wrong', () => {
    const current = saved({ defaultService: null, methods: [] });
    const wrong = { defaultService: null, methods: [{ method: '', service: { carrier: 'DPD', service: ' ' } }] };
    expect(inWords(decideMappingSave(current, wrong, 3, by))).toEqual({
      type: 'refused',
      message: 'No shipping method: Enter the service, as your 3PL names it.',
    });
  });

  test('is the next version of what was sent', () => {
    fc.assert(
      fc.property(mappings, (mapping) => {
        const decision = decideMappingSave(saved({ defaultService: null, methods: [] }), mapping, 3, by);
        expect(decision).toMatchObject({ type: 'saved', saved: { version: 4, savedBy: 'Robin Carter' } });
        for (const mapped of mapping.methods)
          expect(decision.type === 'saved' && serviceFor(decision.saved, mapped.method)).toEqual(mapped.service);
      }),
    );
  });
});
