import type { SampledOrder, SampledShipment } from '../SampledOrder.ts';

/** A sampled order with no shipments and nothing left to ship; `facts` overrides. */
export function aSampledOrder(overrides: Partial<SampledOrder> = {}): SampledOrder {
  return {
    orderId: '1',
    orderName: '#1',
    createdAt: '2026-11-18T10:00:00Z',
    isFinal: false,
    shipments: [],
    toSend: 0,
    short: 0,
    ...overrides,
  };
}

/** Five units in transit from Northampton. */
export function aShipment(overrides: Partial<SampledShipment> = {}): SampledShipment {
  return {
    name: '#1.1',
    locationId: '72001',
    status: 'in_transit',
    units: 5,
    isOpen: true,
    isCanceled: false,
    isTracked: true,
    ...overrides,
  };
}
