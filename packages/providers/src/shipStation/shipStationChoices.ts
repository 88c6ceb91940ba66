import { message } from '@hub/domain/messages';
import { readServiceValue, serviceValue } from '@hub/domain/shipping';
import type { z } from 'zod';
import type { AccountSettings, OutgoingShipment, ProviderChoice } from '../ProviderAdapter.ts';
import { RefusedError } from '../ProviderError.ts';
import {
  shipStationCarriers,
  shipStationServices,
  shipStationStores,
  shipStationWarehouses,
} from './shipStationWire.ts';

type Get = <Reply>(path: string, reply: z.ZodType<Reply>) => Promise<Reply>;

/** Stores, ship-from locations and the services of each carrier. All are optional. */
export async function readShipStationChoices(get: Get): Promise<ProviderChoice[]> {
  const stores = await get('/stores', shipStationStores);
  const warehouses = await get('/warehouses', shipStationWarehouses);
  const services: { value: string; label: string }[] = [];
  for (const { code, name, nickname } of await get('/carriers', shipStationCarriers)) {
    if (code === null) continue;
    const carrier = nickname ?? name ?? code;
    for (const service of await servicesOf(get, code)) {
      if (service.code === null) continue;
      services.push({
        value: serviceValue({ carrier: code, service: service.code }),
        label: `${carrier} ${service.name ?? service.code}`,
      });
    }
  }
  // Two accounts of one carrier list the same codes.
  const distinct = [...new Map(services.map((option) => [option.value, option])).values()];
  return [
    {
      name: 'storeId',
      label: message('choices.storeId'),
      options: stores
        .filter(({ active }) => active !== false)
        .map(({ storeId, storeName }) => ({ value: storeId, label: storeName ?? storeId })),
    },
    {
      name: 'warehouseId',
      label: message('choices.warehouseId'),
      options: warehouses.map(({ warehouseId, warehouseName }) => ({
        value: warehouseId,
        label: warehouseName ?? warehouseId,
      })),
    },
    { name: 'service', label: message('choices.service'), options: distinct },
  ];
}

/** A carrier whose services ShipStation refuses to list has none. */
async function servicesOf(get: Get, carrierCode: string) {
  try {
    return await get(`/carriers/listservices?${new URLSearchParams({ carrierCode })}`, shipStationServices);
  } catch (error) {
    if (error instanceof RefusedError) return [];
    throw error;
  }
}

/** Codes of ShipStation: "stamps_com", "usps_priority_mail". */
const isCode = (text: string) => /^[a-z0-9_]+$/.test(text);

/** The mapped service, or the one for all orders. Listed ones are sent as codes, typed ones as words for people. */
export function shipStationService({ choices }: AccountSettings, { carrier, service }: OutgoingShipment) {
  const wanted = service === null ? readServiceValue(choices.service ?? '') : { carrier: carrier ?? '', service };
  if (wanted === null) return {};
  const codes = { carrierCode: wanted.carrier, serviceCode: wanted.service };
  return {
    requestedShippingService: [wanted.carrier, wanted.service].filter(Boolean).join(' '),
    ...(isCode(wanted.carrier) && isCode(wanted.service) && codes),
  };
}
