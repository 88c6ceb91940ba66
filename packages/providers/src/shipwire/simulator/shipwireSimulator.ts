import { createShipwireSimulator } from './createShipwireSimulator.ts';
import { type ProviderSimulator, sampleAddress } from '../../simulators/core/ProviderSimulator.ts';

export const shipwireSimulator: ProviderSimulator = {
  create: createShipwireSimulator,
  demo: { shipwireKey: 'demo-shipwire' },
  calls: {
    authorize: () => Promise.resolve({ authorization: 'ShipwireKey demo-shipwire' }),
    test: { what: 'GET /api/v3/orders?limit=1' },
    create: (reference) => ({
      what: 'POST /api/v3/orders',
      body: { orderNo: reference, externalId: reference, items: [{ sku: 'MUG', quantity: 2 }], shipTo: sampleAddress },
    }),
    find: (reference) => ({ what: `GET /api/v3/orders?orderNo=${reference}` }),
    count: (json) => json.resource.total,
    largestPages: [
      { what: 'GET /api/v3/orders?limit=100&expand=items,trackings,pieces,holds' },
      { what: 'GET /api/v3/orders?orderNo=A-1&offset=9000' },
    ],
  },
};
