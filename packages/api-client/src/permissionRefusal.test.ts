import { inWords } from '@hub/domain/testing';
import { accessOf, noEditReason, noViewReason, sections, type SectionId } from '@hub/domain/permissions';
import { describe, expect, test } from 'vitest';
import { permissionRefusal } from './permissionRefusal.ts';
import { endpoints, type EndpointName } from './endpoints.ts';

const names = Object.keys(endpoints) as EndpointName[];
const readOnly = new Set<EndpointName>([
  'stats',
  'listOrder',
  'getOrderDetail',
  'explainOrder',
  'events',
  'attention',
  'search',
]);
const free = new Set<EndpointName>([
  'shopInfo',
  'getLocations',
  'getThirdPartyDetails',
  'getConnections',
  'openTrackingPage',
  'trackOrder',
  'getNotifications',
  'saveNotifications',
  'changeEmail',
  'listMails',
]);

function staff(...grants: { id: SectionId; view: boolean; edit: boolean }[]) {
  return accessOf({ role: '3', permission: JSON.stringify(grants) });
}

const viewOnly = staff({ id: sections.dashboard, view: true, edit: false });
const edits = staff({ id: sections.dashboard, view: true, edit: true });

describe('the permission that a call needs', () => {
  test('without any permission every call except the free ones is refused', () => {
    for (const name of names) expect([name, permissionRefusal(name, staff()) === null]).toEqual([name, free.has(name)]);
    expect(inWords(permissionRefusal('stats', staff()))).toBe(noViewReason(sections.dashboard));
    expect(inWords(permissionRefusal('saveThirdPartySettings', edits))).toBe(noEditReason(sections.integrations));
  });

  test('with view of the dashboard orders are read, not changed and not exported', () => {
    for (const name of names)
      expect([name, permissionRefusal(name, viewOnly) === null]).toEqual([name, free.has(name) || readOnly.has(name)]);
    expect(inWords(permissionRefusal('listOrder', viewOnly, { isExport: true }))).toBe(
      noEditReason(sections.dashboard),
    );
    expect(permissionRefusal('listOrder', edits, { isExport: true })).toBeNull();
  });

  test('closing orders needs edit of Insights too', () => {
    for (const name of ['moveToClose', 'moveToCloseBulk'] as const) {
      expect(inWords(permissionRefusal(name, edits))).toBe(noEditReason(sections.insights));
      expect(
        inWords(
          permissionRefusal(
            name,
            staff(
              { id: sections.dashboard, view: true, edit: true },
              { id: sections.insights, view: true, edit: true },
            ),
          ),
        ),
      ).toBeNull();
    }
  });

  test('locations and routing are read and simulated with view of Locations, and saved with edit', () => {
    const [views, saves] = [
      ['listShippingLocations', 'getRouting', 'simulateRouting'] as const,
      ['saveLocation', 'saveRouting'] as const,
    ];
    const looks = staff({ id: sections.locations, view: true, edit: false });
    for (const name of views) expect(permissionRefusal(name, looks)).toBeNull();
    for (const name of saves) {
      expect(inWords(permissionRefusal(name, looks))).toBe(noEditReason(sections.locations));
      expect(permissionRefusal(name, staff({ id: sections.locations, view: true, edit: true }))).toBeNull();
    }
  });

  test.each([
    ['the shipping mapping', sections.locations, 'getShippingMapping', 'saveShippingMapping'],
    ['the list of tags', sections.settings, 'listTags', 'addTag'],
    ['what connections leave to choose', sections.integrations, 'getProviderChoices', 'saveProviderChoices'],
    ['the connection with the store', sections.settings, 'getStore', 'checkStore'],
    ['the plan', sections.settings, 'getPlan', 'reducePlan'],
    ['the tracking page', sections.settings, 'getTrackingPage', 'saveTrackingPage'],
    ['which orders may leave', sections.settings, 'getShipPolicy', 'saveShipPolicy'],
    ['the settings of the shop', sections.inventory, 'getShopSettings', 'saveShopSettings'],
  ] as const)('%s is read with view of its section, and saved with edit', (_, id, read, save) => {
    const looks = staff({ id, view: true, edit: false });
    expect(permissionRefusal(read, looks)).toBeNull();
    expect(inWords(permissionRefusal(save, looks))).toBe(noEditReason(id));
    expect(permissionRefusal(save, staff({ id, view: true, edit: true }))).toBeNull();
  });

  test('privacy is read with view of Settings, and files of customers also need edit of orders', () => {
    const looks = staff({ id: sections.settings, view: true, edit: false });
    const edit = { id: sections.settings, view: true, edit: true };
    expect(permissionRefusal('getPrivacy', looks)).toBeNull();
    for (const name of ['startShopExport', 'cancelShopExport', 'getShopExport', 'getCustomerFile'] as const) {
      expect(inWords(permissionRefusal(name, looks))).toBe(noEditReason(sections.settings));
      expect(inWords(permissionRefusal(name, staff(edit)))).toBe(noEditReason(sections.dashboard));
      expect(
        inWords(permissionRefusal(name, staff(edit, { id: sections.dashboard, view: true, edit: true }))),
      ).toBeNull();
    }
  });

  test('products are read with view of the inventory, and saved with edit', () => {
    const views = ['listProducts', 'listPackages', 'listBundles', 'listCollections'] as const;
    const saves = [
      'saveProducts',
      'savePackage',
      'deletePackage',
      'saveBundle',
      'deleteBundle',
      'saveCollection',
      'deleteCollection',
    ] as const;
    const looks = staff({ id: sections.inventory, view: true, edit: false });
    for (const name of views) expect(permissionRefusal(name, looks)).toBeNull();
    for (const name of saves) {
      expect(inWords(permissionRefusal(name, looks))).toBe(noEditReason(sections.inventory));
      expect(permissionRefusal(name, staff({ id: sections.inventory, view: true, edit: true }))).toBeNull();
    }
  });

  test('batches are read with view of Locations, and sending also needs edit of orders', () => {
    const looks = staff({ id: sections.locations, view: true, edit: false });
    for (const name of ['listUpcomingBatches', 'getUpcomingBatch', 'listBatches', 'getBatch'] as const)
      expect(permissionRefusal(name, looks)).toBeNull();
    const edit = { id: sections.locations, view: true, edit: true };
    for (const name of ['sendBatchNow', 'sendFailedAgain'] as const) {
      expect(inWords(permissionRefusal(name, looks))).toBe(noEditReason(sections.locations));
      expect(inWords(permissionRefusal(name, staff(edit)))).toBe(noEditReason(sections.dashboard));
      const both = staff(edit, { id: sections.dashboard, view: true, edit: true });
      expect(permissionRefusal(name, both)).toBeNull();
    }
    expect(inWords(permissionRefusal('pauseBatching', looks))).toBe(noEditReason(sections.locations));
    expect(permissionRefusal('pauseBatching', staff(edit))).toBeNull();
  });

  test('reports are read with view of the section of the Insights route', () => {
    expect(
      inWords(permissionRefusal('skuReport', staff({ id: sections.tracking, view: true, edit: false }))),
    ).toBeNull();
    expect(inWords(permissionRefusal('skuReport', edits))).toBe(noViewReason(sections.tracking));
  });

  test('stock is read with view of Inventory, and saved with edit', () => {
    const looks = staff({ id: sections.inventory, view: true, edit: false });
    for (const name of ['listStock', 'exportStock'] as const) expect(permissionRefusal(name, looks)).toBeNull();
    for (const name of ['saveStock', 'importStock'] as const) {
      expect(inWords(permissionRefusal(name, looks))).toBe(noEditReason(sections.inventory));
      expect(permissionRefusal(name, staff({ id: sections.inventory, view: true, edit: true }))).toBeNull();
    }
  });

  test('the owner may make every call', () => {
    const owner = accessOf({ role: '1', permission: '[]' });
    for (const name of names) expect(permissionRefusal(name, owner, { isExport: true })).toBeNull();
  });
});
