import { message } from '@hub/domain/messages';
import { readServiceValue, serviceName, serviceValue } from '@hub/domain/shipping';
import type { z } from 'zod';
import type { AccountSettings, OutgoingShipment, ProviderChoice } from '../ProviderAdapter.ts';
import { InvalidSettingsError, RefusedError } from '../ProviderError.ts';
import type { DclShipping } from './dclMeanings.ts';
import { dclName, type dclOrder } from './dclWire.ts';

/**
 * Parcel carriers and services in the United States, by DCL's names (assumed). DCL's API lists none, and a new account
 * has no orders to read them from.
 */
const commonServices = [
  'UPS / Ground',
  'UPS / 2nd Day Air',
  'UPS / Next Day Air',
  'FedEx / Ground',
  'FedEx / Home Delivery',
  'FedEx / 2 Day',
  'USPS / Priority Mail',
  'USPS / Ground Advantage',
];

/**
 * Builds the choices DCL requires for each order that the form lacks: carrier, service, and who pays the freight.
 * Options come from the account's orders, then common services and, for the freight, the account itself (assumed).
 */
export function toDclChoices(orders: readonly z.infer<typeof dclOrder>[], accountNumber: string): ProviderChoice[] {
  const shipments = orders.flatMap((order) => order.shipments);
  const used = shipments.flatMap(({ shipping_carrier, shipping_service }) =>
    shipping_carrier === null || shipping_service === null
      ? []
      : [serviceValue({ carrier: shipping_carrier, service: shipping_service })],
  );
  const accounts = orders.flatMap(({ freight_account }) => (freight_account === null ? [] : [freight_account]));
  return [
    {
      name: 'service',
      label: message('choices.service'),
      options: distinct([...used, ...commonServices]).map((value) => ({
        value,
        label: serviceName(readServiceValue(value) ?? { carrier: '', service: value }),
      })),
    },
    {
      name: 'freightAccount',
      label: message('choices.freightAccount'),
      options: distinct([...accounts, accountNumber]).map((value) => ({
        value,
        label: value === accountNumber ? message('providers.ownAccount', { account: value, provider: 'DCL' }) : value,
      })),
    },
  ];
}

/** "Help", Batches: maximum lengths of `freight_account`, `shipping_carrier` and `shipping_service`. */
const longestFreightAccount = 10;
const longestService = 30;

function tooLong(choice: 'freightAccount' | 'service', most: number) {
  return message('calls.longSetting', { setting: message(`choices.${choice}`), most });
}

const noService = { carrier: '', service: '' };

/** A method's mapped service takes precedence. Throws `InvalidSettingsError` for a missing choice. */
export function dclShipping(
  { choices }: AccountSettings,
  accountNumber: string,
  { carrier, service }: Pick<OutgoingShipment, 'carrier' | 'service'>,
): DclShipping {
  const { carrier: usualCarrier, service: usualService } = readServiceValue(choices.service ?? '') ?? noService;
  const freightAccount = choices.freightAccount ?? '';
  if (usualCarrier === '' || usualService === '') {
    throw new InvalidSettingsError(message('providers.chooseService', { provider: dclName }));
  }
  if (freightAccount === '') throw new InvalidSettingsError(message('providers.chooseFreight', { provider: dclName }));
  if (freightAccount.length > longestFreightAccount)
    throw new InvalidSettingsError(tooLong('freightAccount', longestFreightAccount));
  const mapped = mappedService(usualCarrier, usualService, carrier ?? null, service);
  if (mapped.carrier.length > longestService || mapped.service.length > longestService)
    throw new RefusedError(tooLong('service', longestService));
  return { accountNumber, freightAccount, ...mapped };
}

/** A service may start with its carrier, "UPS Ground"; without one it belongs to the default carrier. */
function mappedService(usualCarrier: string, usualService: string, carrier: string | null, service: string | null) {
  if (service === null) return { carrier: usualCarrier, service: usualService };
  const names = [
    carrier ?? usualCarrier,
    ...commonServices.flatMap((common) => readServiceValue(common)?.carrier ?? []),
  ];
  const name = names.find((each) => service.toLowerCase().startsWith(`${each.toLowerCase()} `));
  if (name === undefined) return { carrier: carrier ?? usualCarrier, service };
  return { carrier: carrier ?? name, service: service.slice(name.length).trim() };
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
