import { createBatchingClient } from '../batching/createBatchingClient.ts';
import { findProvider } from '@hub/domain/integrations';
import { wordsText } from '@hub/domain/messages';
import { type LocationSettings, newLocationSettings, type RoutingRule } from '@hub/domain/routing';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { RejectedError } from '../http/errors.ts';
import { createRoutingClient, type RoutingClient } from '../routing/createRoutingClient.ts';
import { sampleShop } from './shop/sampleShop.ts';

const settings: LocationSettings = {
  country: 'NL',
  isActive: true,
  zones: [
    { countries: ['DE', 'NL'], postcodes: [] },
    { countries: ['GB'], postcodes: ['LS', 'YO1'] },
  ],
  dailyCapacity: 250,
  cutOffs: { times: ['11:00', '15:00'], weekdays: [1, 3, 7] },
  kind: 'provider',
  providerId: 'carterdc',
  account: null,
  site: null,
  stockFrom: 'store',
};
const rule: RoutingRule = {
  ruleId: 'a',
  name: 'All orders',
  isActive: true,
  countries: [],
  locationIds: [],
  preferences: [],
  maySplit: true,
};

/** Tests of locations and order routing, with the client of a separate shop. */
export function routingContract(openShop: () => Promise<{ client: ApiClient }>): void {
  describe('locations and order routing', () => {
    let client: ApiClient;
    let routing: RoutingClient;
    beforeAll(async () => {
      ({ client } = await openShop());
      routing = createRoutingClient(client);
    });

    const firstLocation = async () => {
      const [location] = await routing.locations();
      if (location === undefined) throw new Error('The shop has no location.');
      return location;
    };

    test('the locations match the store’s', async () => {
      const { locations: stored } = await client.orders.getLocations();
      const listed = await routing.locations();
      expect(listed.map(({ locationId, name }) => ({ locationId, name }))).toEqual(
        stored.map(({ locationId, name }) => ({ locationId, name })),
      );
    });

    test('settings of a location are saved as its next version, and the others are unchanged', async () => {
      const before = await routing.locations();
      const { locationId, name, version } = await firstLocation();
      const outcome = await routing.saveLocation({ locationId, baseVersion: version, settings });
      const saved = { ...settings, locationId, name, version: version + 1, savedBy: sampleShop.userName };
      expect(outcome).toEqual({ type: 'saved', saved: { ...saved, savedAt: expect.any(String) } });
      const [first, ...others] = await routing.locations();
      expect(first).toMatchObject(saved);
      expect(others).toEqual(before.slice(1));
    });

    test('a merchant’s own warehouse is a location without a 3PL', async () => {
      const { locationId, version } = await firstLocation();
      const own = { ...settings, kind: 'own' } as const;
      const outcome = await routing.saveLocation({ locationId, baseVersion: version, settings: own });
      expect(outcome).toMatchObject({ type: 'saved', saved: { kind: 'own', providerId: null } });
      expect(await firstLocation()).toMatchObject({ kind: 'own', providerId: null });
    });

    test('refuses to overwrite a newer version and returns it', async () => {
      const { locationId, version } = await firstLocation();
      const theirs = { ...settings, dailyCapacity: 7 };
      await routing.saveLocation({ locationId, baseVersion: version, settings: theirs });
      const outcome = await routing.saveLocation({ locationId, baseVersion: version, settings });
      expect(outcome).toMatchObject({ type: 'outdated', current: { ...theirs, version: version + 1 } });
      expect(await firstLocation()).toMatchObject(theirs);
    });

    test.each([
      [{ country: 'Atlantis' }, '“Atlantis” isn’t a country.'],
      [{ zones: [{ countries: ['XX'], postcodes: [] }] }, '“XX” isn’t a country.'],
      [{ dailyCapacity: -1 }, 'Enter 1 or more.'],
      [{ dailyCapacity: 0.5 }, 'whole number'],
      [{ cutOffs: { times: ['25:00'], weekdays: [1] } }, 'Enter times like 15:00.'],
      [{ cutOffs: { times: ['15:00'], weekdays: [] } }, 'Choose at least one day.'],
    ])('wrong settings are rejected with the reason, and nothing is saved: %j', async (fields, message) => {
      const before = await firstLocation();
      const { locationId, version } = before;
      const save = routing.saveLocation({ locationId, baseVersion: version, settings: { ...settings, ...fields } });
      await expect(save).rejects.toThrow(RejectedError);
      await expect(save).rejects.toMatchObject({ serverMessage: expect.stringContaining(message) });
      expect(await firstLocation()).toEqual(before);
    });

    test.each(['1', 'none', '99999999999999999999'])(
      'an unknown location is an error with status 404: %s',
      async (id) => {
        const save = routing.saveLocation({ locationId: id, baseVersion: 0, settings: newLocationSettings });
        await expect(save).rejects.toMatchObject({ status: 404 });
      },
    );

    test('rules are saved as a whole, in order, and never overwrite newer ones', async () => {
      const [first, second] = await routing.locations();
      const { version } = await routing.rules();
      const locationIds = [second, first].flatMap((location) => location?.locationId ?? []);
      const rules: RoutingRule[] = [
        { ...rule, ruleId: 'eu', name: 'Europe', countries: ['DE', 'FR'], locationIds, maySplit: false },
        { ...rule, isActive: false, preferences: [{ type: 'ranked', locationIds }, { type: 'mostStock' }] },
      ];
      const outcome = await routing.saveRules({ baseVersion: version, rules });
      expect(outcome).toMatchObject({ type: 'saved', saved: { rules, version: version + 1 } });
      expect(await routing.rules()).toEqual(outcome.type === 'saved' && outcome.saved);
      expect(await routing.saveRules({ baseVersion: version, rules: [] })).toMatchObject({
        type: 'outdated',
        current: { rules, version: version + 1, savedBy: sampleShop.userName },
      });
      expect((await routing.rules()).rules).toEqual(rules);
    });

    test.each([
      [{ name: ' ' }, 'Enter a name.'],
      [{ countries: ['Mordor'] }, '“Mordor” isn’t a country.'],
      [{ locationIds: ['404'] }, 'no longer there'],
      [{ preferences: [{ type: 'ranked' as const, locationIds: ['404'] }] }, 'no longer there'],
    ])('wrong rules are neither saved nor simulated: %j', async (fields, message) => {
      const before = await routing.rules();
      const rules = [{ ...rule, ...fields }];
      const reason = { serverMessage: expect.stringContaining(message) };
      await expect(routing.saveRules({ baseVersion: before.version, rules })).rejects.toMatchObject(reason);
      await expect(routing.simulate(rules)).rejects.toMatchObject(reason);
      expect(await routing.rules()).toEqual(before);
    });

    test('a simulation shows the saved rules next to others, over the same orders, and changes nothing', async () => {
      const { version } = await routing.rules();
      await routing.saveRules({ baseVersion: version, rules: [] });
      const [locations, rules] = await Promise.all([routing.locations(), routing.rules()]);
      const second = locations[1]?.locationId ?? '';
      const all = await routing.simulate([{ ...rule, locationIds: [second] }]);
      expect(all.before.orders).toBe(all.after.orders);
      expect(all.before.orders).toBeGreaterThan(10);
      for (const { share, boxes, orders, split, short, review } of [all.before, all.after]) {
        expect([...share.keys()].toSorted()).toEqual(locations.map(({ locationId }) => locationId).toSorted());
        expect([...share.values()].reduce((sum, count) => sum + count, 0)).toBe(boxes);
        for (const figure of [split, short, review]) expect(figure).toBeLessThanOrEqual(orders);
      }
      expect([...all.after.share].filter(([, count]) => count > 0).map(([id]) => id)).toEqual([second]);
      const few = await routing.simulate([], { orders: 5 });
      expect(few.after.orders).toBeLessThanOrEqual(5);
      expect(few.after).toEqual(few.before);
      expect(await routing.locations()).toEqual(locations);
      expect(await routing.rules()).toEqual(rules);
    });

    test('a second 3PL serves only the locations that it is given; all other orders stay open, and say why', async () => {
      const { locationId, version, name: location } = await firstLocation();
      await routing.saveLocation({ locationId, baseVersion: version, settings: newLocationSettings });
      const saveOf = (name: string, status: boolean, values: Record<string, string>, servesLocations: string[] = []) =>
        client.integrations.saveSettings(
          findProvider(name)?.id ?? 1,
          { shape: 'flat', status, values },
          { servesLocations },
        );
      const runBy = async () => (await routing.locations()).map(({ providerId }) => providerId);
      const shipbob = { access_token: 'token', shipbob_channel_id: '1' };
      const before = await runBy();
      expect([before[0], new Set(before.slice(1))]).toEqual([null, new Set(['shipbob'])]);
      await saveOf('shipWire', true, { shipwireKey: 'key' });
      expect(await runBy()).toEqual(before);

      const batching = createBatchingClient(client);
      const sends = async () => (await batching.upcoming()).reduce((sum, { orders }) => sum + orders, 0);
      const reasons = async () =>
        (await batching.upcoming()).flatMap(({ leftOut }) => leftOut.map(({ reason }) => wordsText(reason)));
      expect(await reasons()).toContainEqual(expect.stringContaining(`No 3PL is chosen for ${location}.`));

      await saveOf('shipbob', true, shipbob, [locationId]);
      expect(new Set(await runBy())).toEqual(new Set(['shipbob']));
      expect(await sends()).toBeGreaterThan(0);
      await saveOf('shipbob', false, shipbob);
      expect(await sends()).toBe(0);
      expect(await reasons()).toContainEqual(expect.stringMatching(/^Shipbob isn’t connected\./));
      await saveOf('shipWire', true, { shipwireKey: 'key' }, [locationId]);
      expect((await runBy())[0]).toBe('shipWire');
      expect(await sends()).toBeGreaterThan(0);
    });
  });
}
