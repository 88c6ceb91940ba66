import { createInfoplusSimulator } from './createInfoplusSimulator.ts';
import { type ProviderSimulator, sampleAddress } from '../../simulators/core/ProviderSimulator.ts';

const infoplus = '/infoplus-wms/api/v3.0';

export const infoplusSimulator: ProviderSimulator = {
  create: createInfoplusSimulator,
  demo: { domain: 'demo', api_key: 'demo-infoplus' },
  calls: {
    authorize: () => Promise.resolve({ 'api-key': 'demo-infoplus' }),
    test: { what: `GET ${infoplus}/item/search?limit=1` },
    create: (reference) => ({
      what: `POST ${infoplus}/order`,
      body: {
        lobId: 17_001,
        warehouseId: 11,
        customerOrderNo: reference,
        shipToCompany: sampleAddress.name,
        lineItems: [{ sku: 'MUG', orderedQty: 2 }],
      },
    }),
    find: (reference) => ({
      what: `GET ${infoplus}/order/search?filter=${encodeURIComponent(`customerOrderNo eq '${reference}'`)}`,
    }),
    count: (json) => json.length,
    largestPages: ['order', 'shipment', 'cartonContent']
      .flatMap((name) => [
        `GET /infoplus-wms/api/beta/${name}/search?limit=250&page=40`,
        `GET /infoplus-wms/api/beta/${name}/search?limit=250&filter=${encodeURIComponent("modifyDate gt '2026-01-01'")}&page=30`,
      ])
      .map((what) => ({ what })),
  },
};
