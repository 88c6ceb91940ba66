export { changeShippingMapping, listProviderMappings } from './shippingMappings.ts';
export { readHandlings } from './readHandlings.ts';
export { type Handover, handoversOf, readHandover, readHandovers } from './readHandover.ts';
