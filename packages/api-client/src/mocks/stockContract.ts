import { message, wordsText } from '@hub/domain/messages';
import { allOrdersFilters } from '@hub/domain/dashboard';
import type { StockSource } from '@hub/domain/routing';
import { tabs } from '@hub/domain/shared';
import { availableUnits, type StockFilters, type StockLevel } from '@hub/domain/stock';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { RejectedError } from '../http/errors.ts';
import { createRoutingClient } from '../routing/createRoutingClient.ts';
import { createStockClient, type StockClient } from '../stock/createStockClient.ts';
import { sampleShop } from './shop/sampleShop.ts';

const all: StockFilters & { page: number } = { search: '', locationId: null, show: 'all', page: 0 };

/** Tests of stock, with the client of a separate shop. */
export function stockContract(openShop: () => Promise<{ client: ApiClient }>): void {
  describe('stock per location', () => {
    let client: ApiClient;
    let stock: StockClient;
    let locationIds: readonly string[];
    beforeAll(async () => {
      ({ client } = await openShop());
      stock = createStockClient(client);
      locationIds = (await client.orders.getLocations()).locations.map(({ locationId }) => locationId);
    });

    const levelsOf = async (search: string) => (await stock.list({ ...all, search })).rows;
    const at = (index: number) => locationIds[index] ?? '';
    const newLevel = (sku: string, onHand: number | null, changes: Partial<StockLevel> = {}) => ({
      sku,
      locationId: at(0),
      lowAt: null,
      baseVersion: 0,
      ...changes,
      onHand,
    });

    test('a level is added, changed and no longer counted, each as one version', async () => {
      const added = await stock.save([newLevel('NEW-1', 12, { lowAt: 3 })]);
      const level = {
        sku: 'NEW-1',
        locationId: at(0),
        onHand: 12,
        allocated: 0,
        unavailable: 0,
        safety: 0,
        lowAt: 3,
        version: 1,
      };
      const after = { ...level, savedAt: expect.any(String), savedBy: sampleShop.userName };
      expect(added).toEqual({ type: 'saved', changes: [{ before: null, after }] });
      expect(await levelsOf('new-1')).toEqual([{ ...after, name: '', waiting: { units: 0, orders: 0 } }]);
      const changed = await stock.save([{ ...newLevel('NEW-1', 9), baseVersion: 1 }]);
      expect(changed).toMatchObject({ changes: [{ before: after, after: { onHand: 9, lowAt: null, version: 2 } }] });
      const same = await stock.save([{ ...newLevel('NEW-1', 9), baseVersion: 2 }]);
      expect(same).toEqual({ type: 'saved', changes: [] });
      await stock.save([{ ...newLevel('NEW-1', null), baseVersion: 2 }]);
      expect(await levelsOf('NEW-1')).toEqual([]);
      const movements = await stock.movements({ sku: 'NEW-1', locationId: at(0) });
      expect(movements.map(({ cause, onHand, by }) => [cause, onHand, by])).toEqual(
        [-9, -3, 12].map((units) => ['counted', units, sampleShop.userName]),
      );
      expect(await stock.movements({ sku: 'NEW-1', locationId: 'nowhere' })).toEqual([]);
    });

    test('people cannot change the units of a location that the store counts', async () => {
      const routing = createRoutingClient(client);
      const countBy = async (stockFrom: StockSource) => {
        const location = (await routing.locations()).find(({ locationId }) => locationId === at(0));
        if (location === undefined) throw new Error('The shop has no location.');
        const save = { locationId: at(0), baseVersion: location.version, settings: { ...location, stockFrom } };
        expect(await routing.saveLocation(save)).toMatchObject({ type: 'saved', saved: { stockFrom } });
      };
      await countBy('store');
      const refused = stock.save([newLevel('STORE-1', 5)]);
      await expect(refused).rejects.toMatchObject({
        serverMessage: expect.stringContaining('Your store counts the stock of this location.'),
      });
      const { countedElsewhere } = await stock.list(all);
      expect([...countedElsewhere]).toEqual([[at(0), message('stock.countedByStore')]]);
      await countBy('app');
      expect((await stock.list(all)).countedElsewhere.size).toBe(0);
      expect(await stock.save([newLevel('STORE-1', 5)])).toMatchObject({ type: 'saved' });
    });

    test('a location takes its 3PL’s stock if the 3PL reports it and no other location does', async () => {
      const routing = createRoutingClient(client);
      const change = async (index: number, settings: object) => {
        const location = (await routing.locations()).find(({ locationId }) => locationId === at(index));
        if (location === undefined) throw new Error('The shop has no such location.');
        const { version: baseVersion } = location;
        return routing.saveLocation({ locationId: at(index), baseVersion, settings: { ...location, ...settings } });
      };
      const fromShipbob = { providerId: 'shipbob', stockFrom: 'provider' };
      const saying = (words: string) => ({ serverMessage: expect.stringContaining(words) });
      await expect(change(0, { ...fromShipbob, providerId: null })).rejects.toMatchObject(saying('Choose the 3PL'));
      await expect(change(0, { ...fromShipbob, providerId: 'ship_stations' })).rejects.toMatchObject(
        saying('doesn’t report'),
      );
      expect(await change(0, fromShipbob)).toMatchObject({ type: 'saved', saved: fromShipbob });
      await expect(change(1, fromShipbob)).rejects.toMatchObject(saying('takes its stock from this 3PL already'));
      await expect(stock.save([newLevel('3PL-1', 5)])).rejects.toMatchObject(saying('Your 3PL counts the stock'));
      expect(await change(0, { stockFrom: 'app' })).toMatchObject({ type: 'saved' });
      expect(await stock.save([newLevel('3PL-1', 5)])).toMatchObject({ type: 'saved' });
    });

    test('refuses to overwrite newer levels, saves none, and returns them', async () => {
      await stock.save([newLevel('TWICE-1', 5), newLevel('TWICE-2', 5)]);
      await stock.save([{ ...newLevel('TWICE-1', 4), baseVersion: 1 }]);
      const late = [1, 2].map((number) => ({ ...newLevel(`TWICE-${number}`, 8), baseVersion: 1 }));
      expect(await stock.save(late)).toMatchObject({
        type: 'outdated',
        current: [{ sku: 'TWICE-1', onHand: 4, version: 2, savedBy: sampleShop.userName }],
        message: expect.stringContaining('changed in the meantime'),
      });
      expect((await levelsOf('TWICE-')).map(({ onHand }) => onHand)).toEqual([4, 5]);
    });

    test.each([
      [{ sku: ' ' }, 'Enter a SKU.'],
      [{ sku: 'S'.repeat(256) }, '255 characters or fewer'],
      [{ onHand: -1 }, 'whole number on hand'],
      [{ onHand: 1.5 }, 'whole number on hand'],
      [{ onHand: 10_000_001 }, '10,000,000 or less'],
      [{ lowAt: -1 }, 'for “low at”'],
      [{ locationId: '404' }, 'no location “404”'],
    ])('a wrong level is rejected with the reason, and none of the others is saved: %j', async (fields, message) => {
      const wrong = { ...newLevel('WRONG-1', 1), ...fields };
      const save = stock.save([newLevel('WRONG-0', 1), wrong]);
      await expect(save).rejects.toThrow(RejectedError);
      await expect(save).rejects.toMatchObject({ serverMessage: expect.stringContaining(message) });
      expect(await levelsOf('WRONG')).toEqual([]);
    });

    test('one level changed twice in a save is rejected', async () => {
      const save = stock.save([newLevel('SAME-1', 1), newLevel('SAME-1', 2)]);
      await expect(save).rejects.toMatchObject({ serverMessage: expect.stringContaining('appears twice') });
    });

    test('has pages of 50 by SKU and location, with filters and figures', async () => {
      const before = (await stock.list(all)).totals;
      const skus = Array.from({ length: 30 }, (_, index) => `PAGE-${String(index).padStart(2, '0')}`);
      const levels = skus.flatMap((sku) => [0, 1].map((index) => newLevel(sku, index, { locationId: at(index) })));
      await stock.save(levels);
      const first = await stock.list({ ...all, search: 'page-' });
      const second = await stock.list({ ...all, search: 'page-', page: 1 });
      expect([first.total, first.rows.length, second.rows.length]).toEqual([60, 50, 10]);
      const found = [...first.rows, ...second.rows].map(({ sku, locationId }) => [sku, locationId]);
      expect(found).toEqual(levels.map(({ sku, locationId }) => [sku, locationId]));
      expect(first.totals).toEqual({ ...before, levels: before.levels + 60, low: before.low + 60 });
      const inOne = await stock.list({ ...all, search: 'PAGE-', locationId: at(1) });
      expect([inOne.total, inOne.rows[0]?.onHand]).toEqual([30, 1]);
      await stock.save([{ ...newLevel('PAGE-00', 500), baseVersion: 1 }]);
      const low = await stock.list({ ...all, search: 'PAGE-00', show: 'low' });
      expect(low.rows.map(({ onHand }) => onHand)).toEqual([1]);
    });

    test('shows what waits for a SKU: units and orders on back order', async () => {
      const { orders } = await client.orders.listAllOrders({ tab: tabs.backOrders, filters: allOrdersFilters });
      const details = await Promise.all(orders.map(({ orderId }) => client.orders.getOrderDetail(orderId)));
      const short = details.map(({ lineItems }) => lineItems.filter((item) => item.threePlStatus === 3));
      const sku = short.flat()[0]?.sku ?? '';
      const waiting = short.map((items) => items.filter((item) => item.sku === sku));
      await stock.save([newLevel(sku, 1)]).catch(() => undefined);
      const rows = (await stock.list({ ...all, search: sku, show: 'waiting' })).rows.filter((row) => row.sku === sku);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows)
        expect(row.waiting).toEqual({
          units: waiting.flat().reduce((sum, { fulfillableQuantity }) => sum + fulfillableQuantity, 0),
          orders: waiting.filter((items) => items.length > 0).length,
        });
      expect((await stock.list({ ...all, search: 'PAGE-', show: 'waiting' })).rows).toEqual([]);
    });

    test('a file is shown before it is saved, and bad rows are left out with line and reason', async () => {
      const { locations } = await client.orders.getLocations();
      const name = locations[0]?.name ?? '';
      await stock.save([newLevel('FILE-1', 7), newLevel('FILE-2', 7)]);
      const file = [
        'SKU,Location,On hand,Low at',
        `FILE-1,${name.toUpperCase()},10,2`,
        `FILE-2,${name},7,`,
        `"FILE\n3",${at(0)},"1,200",`,
        `FILE-4,Atlantis,1,`,
        `FILE-5,${name},few,`,
        `,${name},1,`,
        '',
        `FILE-1,${name},11,`,
      ].join('\r\n');
      const preview = await stock.preview(file);
      expect(preview.changes).toMatchObject([
        { before: { sku: 'FILE-1', onHand: 7 }, after: { onHand: 10, lowAt: 2 } },
        { before: null, after: { sku: 'FILE\n3', onHand: 1_200 } },
      ]);
      expect(preview.unchanged).toBe(1);
      expect(preview.refused.map(({ line, reason }) => [line, wordsText(reason)])).toEqual([
        [6, expect.stringContaining('no location')],
        [7, expect.stringContaining('whole number on hand')],
        [8, 'It has no SKU.'],
        [10, expect.stringContaining('Line 2 has this SKU and location already.')],
      ]);
      expect((await levelsOf('FILE-1'))[0]).toMatchObject({ onHand: 7, version: 1 });
      expect(await stock.import(file)).toEqual({
        ...preview,
        changes: preview.changes.map(({ before, after }) => ({
          before,
          after: after && { ...after, savedAt: expect.any(String) },
        })),
      });
      expect((await levelsOf('FILE-1'))[0]).toMatchObject({ onHand: 10, lowAt: 2, version: 2 });
    });

    test.each([
      ['', 'The file is empty.'],
      ['SKU,Units\nA,1', 'no column named “Location” or “On hand”'],
    ])('an unreadable file is rejected: %j', async (text, message) => {
      const reason = { serverMessage: expect.stringContaining(message) };
      await expect(stock.preview(text)).rejects.toMatchObject(reason);
      await expect(stock.import(text)).rejects.toMatchObject(reason);
    });

    test('the exported file changes nothing when it is imported, including formulas and quotes', async () => {
      await stock.save([newLevel('=1+1', 3), newLevel('"quoted", SKU', 4, { lowAt: 0 })]);
      const exported = await stock.export();
      expect([...new Uint8Array(await exported.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf]);
      const file = await exported.text();
      const [header, ...lines] = file.trimEnd().split('\r\n');
      expect(header).toBe('SKU,Location,On hand,Low at,Allocated,Available');
      const { totals } = await stock.list(all);
      expect(lines.length).toBeGreaterThanOrEqual(totals.levels);
      const outcome = await stock.preview(file);
      expect(outcome).toEqual({ changes: [], refused: [], unchanged: totals.levels });
      for (const row of await levelsOf('quoted')) expect(availableUnits(row)).toBe(4);
    });
  });
}
