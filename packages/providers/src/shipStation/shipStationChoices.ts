import { message } from '@hub/domain/messages';
import { readServiceValue, serviceValue } from '@hub/domain/shipping';
import type { z } from 'zod';
import type { AccountSettings, OutgoingShipment, ProviderChoice } from '../ProviderAdapter.ts';
import { RefusedError } from '../ProviderError.ts';
import { shipStationCarriers, shipStationCodes, shipStationStores, shipStationWarehouses } from './shipStationWire.ts';

type Get = <Reply>(path: string, reply: z.ZodType<Reply>) => Promise<Reply>;

/**
 * Stores, ship-from locations, and the services and packages of each carrier. All are optional. V1 lists them by two
 * calls per carrier ("Carriers"). V2 lists all in one, but takes keys that the form doesn't have.
 */
export async function readShipStationChoices(get: Get): Promise<ProviderChoice[]> {
  const stores = await get('/stores', shipStationStores);
  const warehouses = await get('/warehouses', shipStationWarehouses);
  const services: Option[] = [];
  const packages: Option[] = [];
  const read = new Set<string>();
  for (const { code, name, nickname } of await get('/carriers', shipStationCarriers)) {
    // Two accounts of one carrier list the same codes.
    if (code === null || read.has(code)) continue;
    read.add(code);
    const carrier = { code, name: nickname ?? name ?? code };
    const of = new URLSearchParams({ carrierCode: code });
    services.push(...optionsOf(carrier, await listed(get, `/carriers/listservices?${of}`, shipStationCodes)));
    packages.push(...optionsOf(carrier, await listed(get, `/carriers/listpackages?${of}`, shipStationCodes)));
  }
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
    { name: 'service', label: message('choices.service'), options: services },
    { name: 'package', label: message('choices.package'), options: packages },
  ];
}

interface Option {
  value: string;
  label: string;
}

type Row = z.infer<typeof shipStationCodes>[number];

/** The codes of a carrier's services or packages: "ups / ups_letter". */
function optionsOf(carrier: { code: string; name: string }, rows: readonly Row[]): Option[] {
  const options = rows.flatMap(({ code, name }): Option[] =>
    code === null
      ? []
      : [{ value: serviceValue({ carrier: carrier.code, service: code }), label: `${carrier.name} ${name ?? code}` }],
  );
  return [...new Map(options.map((option) => [option.value, option])).values()];
}

/** Empty for a carrier whose list ShipStation refuses. */
async function listed(get: Get, path: string, reply: z.ZodType<Row[]>): Promise<Row[]> {
  try {
    return await get(path, reply);
  } catch (error) {
    if (error instanceof RefusedError) return [];
    throw error;
  }
}

/** Codes of ShipStation: "stamps_com", "usps_priority_mail". */
const isCode = (text: string) => /^[a-z0-9_]+$/.test(text);

/** The mapped service, or the one for all orders. Listed ones are sent as codes, typed ones as words for people. */
export function shipStationService(
  { choices }: AccountSettings,
  { carrier, service }: OutgoingShipment,
): { requestedShippingService?: string; carrierCode?: string; serviceCode?: string } {
  const wanted = service === null ? readServiceValue(choices.service ?? '') : { carrier: carrier ?? '', service };
  if (wanted === null) return {};
  const codes = { carrierCode: wanted.carrier, serviceCode: wanted.service };
  return {
    requestedShippingService: [wanted.carrier, wanted.service].filter(Boolean).join(' '),
    ...(isCode(wanted.carrier) && isCode(wanted.service) && codes),
  };
}

/**
 * The order's package, or the one for all orders, as a code where it belongs to the order's carrier. Other words are for
 * people. Orders: "packageCode" of "List packages", which has other codes for each carrier.
 */
export function shipStationPackage({ choices }: AccountSettings, shipment: OutgoingShipment, carrierCode?: string) {
  const wanted = readServiceValue(shipment.package ?? choices.package ?? '');
  const isListed = wanted !== null && wanted.carrier === carrierCode && isCode(wanted.service);
  return { code: isListed ? wanted.service : null, words: isListed ? null : shipment.package };
}
