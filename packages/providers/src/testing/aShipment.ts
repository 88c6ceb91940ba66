import { noInstructions } from '@hub/domain/shipping';
import type { OutgoingLine, OutgoingShipment, Recipient } from '../ProviderAdapter.ts';

export function aRecipient(parts: Partial<Recipient> = {}): Recipient {
  return {
    name: 'Zoë Ångström',
    company: '',
    address1: '12 Mill Lane',
    address2: 'Flat 3',
    city: 'Leeds',
    state: 'WYK',
    postcode: 'LS1 4AB',
    country: 'GB',
    phone: '+44 113 496 0000',
    email: 'zoe@example.com',
    ...parts,
  };
}

export function aLine(parts: Partial<OutgoingLine> = {}): OutgoingLine {
  return {
    lineItemId: '9001',
    sku: 'MUG-01',
    name: 'Mug',
    quantity: 2,
    unitPrice: 12.5,
    value: null,
    weight: null,
    hsCode: '',
    countryOfOrigin: '',
    ...parts,
  };
}

export function aShipment(parts: Partial<OutgoingShipment> = {}): OutgoingShipment {
  return {
    reference: 'S1001-1',
    orderName: '#1001',
    orderedAt: '2026-01-31T16:46:27.000Z',
    currency: 'GBP',
    recipient: aRecipient(),
    service: null,
    package: null,
    instructions: noInstructions,
    isExport: false,
    lines: [aLine(), aLine({ lineItemId: '9002', sku: 'TEE-M', name: 'T-shirt 木', quantity: 1, unitPrice: null })],
    ...parts,
  };
}
