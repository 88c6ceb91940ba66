import { type Message, message } from '../../messages/Message.ts';
import {
  type Address,
  addressFields,
  addressProblems,
  changedAddressParts,
  tidyAddress,
} from '../../shared/addresses/addressProblems.ts';
import { countryName } from '../../shared/addresses/countryName.ts';
import { isFinal, type OrderStage } from '../OrderStage.ts';
import type { ShipTo } from './OrderDetail.ts';

/** A new delivery address. */
export interface AddressEdit {
  /** The saved address that the person saw. */
  before: Address;
  address: Address;
}

/** An order's saved address. */
export interface SavedAddress {
  /** `null`: the store has none, or its customer was removed. */
  address: Address | null;
  /** Who changed it last in this app; `null` when unchanged or unknown. */
  by: string | null;
}

/** The address that a person can edit; `null` when the server sends only a part of it. */
export function editableAddress(shipTo: ShipTo | undefined): Address | null {
  if (shipTo?.address1 === undefined) return null;
  const known = Object.fromEntries(addressFields.map((part) => [part, shipTo[part] ?? '']));
  return tidyAddress(known as unknown as Address);
}

/** Whether an order in this stage can still go elsewhere. */
export function isAddressOpen(stage: OrderStage): boolean {
  return stage !== 'shipped' && !isFinal(stage);
}

/** Why an edit is refused; `null` also when it changes nothing. */
export function addressEditRefusal(
  stage: OrderStage,
  saved: SavedAddress,
  { before, address }: AddressEdit,
): Message | null {
  if (!isAddressOpen(stage)) return message('orders.cannot', { stage });
  if (saved.address === null) return message('warehouses.customerRemoved');
  if (changedAddressParts(saved.address, address).length === 0) return null;
  if (changedAddressParts(saved.address, before).length > 0)
    return message('orders.addressChanged', { by: saved.by, address: inOneLine(saved.address) });
  return addressProblems(address, saved.address)[0]?.message ?? null;
}

function inOneLine({ name, company, address1, address2, city, state, postcode, country }: Address): string {
  const parts = [name, company, address1, address2, [state, postcode].join(' ').trim(), city, countryName(country)];
  return parts.filter((part) => part !== '').join(', ');
}
