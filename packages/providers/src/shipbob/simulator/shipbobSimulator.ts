import { createShipBobSimulator } from './createShipBobSimulator.ts';
import { type ProviderSimulator, sampleAddress } from '../../simulators/core/ProviderSimulator.ts';

export const shipbobSimulator: ProviderSimulator = {
  create: createShipBobSimulator,
  demo: { access_token: 'demo-shipbob', shipbob_channel_id: '102938' },
  calls: {
    authorize: () => Promise.resolve({ authorization: 'Bearer demo-shipbob', shipbob_channel_id: '102938' }),
    test: { what: 'GET /2026-07/channel' },
    create: (reference) => ({
      what: 'POST /2026-07/order',
      body: {
        reference_id: reference,
        shipping_method: 'Standard',
        recipient: { name: sampleAddress.name, address: sampleAddress },
        products: [{ reference_id: 'MUG', name: 'Mug', quantity: 2 }],
      },
    }),
    find: (reference) => ({ what: `GET /2026-07/order?ReferenceIds=${reference}` }),
    count: (json) => json.length,
    largestPages: [
      { what: 'GET /2026-07/order?Limit=250' },
      { what: 'GET /2026-07/order?Limit=250&Page=40&LastUpdateStartDate=2026-01-01T00:00:00Z' },
    ],
  },
};
