export { listMethodUses, readShippingMappings, saveShippingMapping, type StoredMethodUse } from './shippingMappings.ts';
