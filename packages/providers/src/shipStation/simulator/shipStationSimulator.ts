import { basicAuthorization } from '../../simulators/core/basicCredentials.ts';
import { type ProviderSimulator, sampleAddress } from '../../simulators/core/ProviderSimulator.ts';
import { createShipStationSimulator } from './createShipStationSimulator.ts';

export const shipStationSimulator: ProviderSimulator = {
  create: createShipStationSimulator,
  demo: { name: 'Demo account', api_key: 'demo-shipstation-key', api_secret: 'demo-shipstation' },
  calls: {
    authorize: () => Promise.resolve({ authorization: basicAuthorization('demo-shipstation-key', 'demo-shipstation') }),
    test: { what: 'GET /stores' },
    create: (reference) => ({
      what: 'POST /orders/createorder',
      body: {
        orderNumber: reference,
        orderKey: reference,
        orderDate: '2026-01-31T08:40:00.0000000',
        orderStatus: 'awaiting_shipment',
        billTo: { name: sampleAddress.name },
        shipTo: { name: sampleAddress.name, street1: sampleAddress.address1, country: 'US' },
        items: [{ lineItemKey: 'L-1', sku: 'MUG', name: 'Mug', quantity: 2 }],
      },
    }),
    find: (reference) => ({ what: `GET /orders?orderNumber=${reference}` }),
    count: (json) => json.total,
    largestPages: [
      { what: 'GET /orders?pageSize=500&orderNumber=A' },
      { what: 'GET /shipments?pageSize=500' },
      { what: 'GET /orders?modifyDateStart=2026-01-01' },
    ],
  },
};
