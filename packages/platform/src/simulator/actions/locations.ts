import type { StoreLocationInput } from '../StoreOptions.ts';
import type { StoreBooks } from '../model/StoreBooks.ts';
import { gid } from '../model/storeIds.ts';
import type { StoreLocation } from '../model/storeTypes.ts';
import { toLocation } from '../model/toLocation.ts';
import { locationBody } from '../webhooks/bodies.ts';
import { isOpen, moveFulfillmentOrder } from './fulfillmentOrders.ts';
import { Refusal } from './Refusal.ts';

export function addLocation(books: StoreBooks, input: StoreLocationInput): void {
  const location = toLocation(input);
  books.setLocations([...books.savedLocations(), location]);
  announce(books, location, 'create');
}

export function renameLocation(books: StoreBooks, location: StoreLocation, name: string): void {
  location.name = name;
  books.changes++;
  announce(books, location, 'update');
}

export function activateLocation(books: StoreBooks, location: StoreLocation): void {
  location.isActive = true;
  books.changes++;
  announce(books, location, 'activate');
}

/** Moves open parts to another location; held parts and those requested from a service stay. */
export function deactivateLocation(books: StoreBooks, location: StoreLocation): Refusal | null {
  const other = books.locations.find(({ id, isActive }) => isActive && id !== location.id);
  if (!other) return new Refusal(['locationId'], 'The last active location cannot be deactivated.');
  for (const order of books.allOrders()) {
    const parts = order.shipping?.fulfillmentOrders ?? [];
    const there = parts.filter((part) => part.locationId === location.id && isOpen(part) && part.status !== 'ON_HOLD');
    for (const { id } of there) moveFulfillmentOrder(books, id, other.id, undefined);
  }
  location.isActive = false;
  books.changes++;
  announce(books, location, 'deactivate');
  return null;
}

export function deleteLocation(books: StoreBooks, location: StoreLocation): Refusal | null {
  if (location.isActive) return new Refusal(['locationId'], 'The location must be deactivated before it is deleted.');
  location.isDeleted = true;
  books.setLocations(books.savedLocations());
  books.emit({
    topic: 'locations/delete',
    body: () => ({ id: location.id, admin_graphql_api_id: gid('Location', location.id) }),
  });
  return null;
}

function announce(books: StoreBooks, location: StoreLocation, what: string): void {
  books.emit({ topic: `locations/${what}`, body: () => locationBody(books, location) });
}
