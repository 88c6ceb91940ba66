import type { StoreLocationInput } from '../StoreOptions.ts';
import type { StoreLocation } from './storeTypes.ts';

export function toLocation(input: StoreLocationInput): StoreLocation {
  const { id, name, address1, city, zip, countryCode, isActive } = input;
  return {
    id,
    name,
    address1: address1 ?? null,
    city: city ?? null,
    zip: zip ?? null,
    countryCode: countryCode ?? 'GB',
    isActive: isActive ?? true,
  };
}
