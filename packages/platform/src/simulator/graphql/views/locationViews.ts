import { countries } from '@hub/domain/shared';
import { isoSeconds } from '../../model/orderFigures.ts';
import { gid, numberOf } from '../../model/storeIds.ts';
import type { StoreLocation } from '../../model/storeTypes.ts';
import type { AdminContext } from '../AdminContext.ts';
import { connect, type ConnectionArgs } from '../connection.ts';

export function countryName(code: string): string {
  return countries.find((country) => country.code === code)?.name ?? code;
}

export function locationView(context: AdminContext, location: StoreLocation): object {
  const { books, shop } = context;
  const { id, name, address1, city, zip, countryCode, isActive } = location;
  const country = countryName(countryCode);
  return {
    __typename: 'Location',
    id: gid('Location', id),
    legacyResourceId: String(id),
    name,
    activatable: !isActive,
    address: {
      address1,
      address2: null,
      city,
      country,
      countryCode,
      formatted: [address1, city, zip, country].filter((line) => line !== null),
      latitude: null,
      longitude: null,
      phone: null,
      province: null,
      provinceCode: null,
      zip,
    },
    addressVerified: true,
    createdAt: isoSeconds(shop.openedAt),
    updatedAt: isoSeconds(shop.openedAt),
    deactivatable: isActive,
    deactivatedAt: isActive ? null : isoSeconds(shop.openedAt),
    deletable: false,
    fulfillmentService: null,
    fulfillsOnlineOrders: isActive,
    hasActiveInventory: true,
    hasUnfulfilledOrders: true,
    isActive,
    isFulfillmentService: false,
    isPrimary: books.locations[0]?.id === id,
    shipsInventory: isActive,
    inventoryLevel: ({ inventoryItemId }: { inventoryItemId: string }) => {
      const item = numberOf('InventoryItem', inventoryItemId);
      const product = item === null ? null : books.productById('InventoryItem', item);
      return product && context.views.inventoryLevel(context, product, location);
    },
    inventoryLevels: (args: ConnectionArgs) =>
      connect(
        {
          items: books.products,
          idOf: ({ serial }) => serial,
          view: (product) => context.views.inventoryLevel(context, product, location),
        },
        args,
        context.isBulk,
      ),
  };
}
