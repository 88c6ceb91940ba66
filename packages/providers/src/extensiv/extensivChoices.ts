import { message } from '@hub/domain/messages';
import { readServiceValue, serviceValue } from '@hub/domain/shipping';
import type { z } from 'zod';
import type { AccountSettings, OutgoingShipment, ProviderChoice } from '../ProviderAdapter.ts';
import type { extensivCarriers, extensivFacilities } from './extensivWire.ts';

type Facilities = z.infer<typeof extensivFacilities>['rows'];
type Carriers = z.infer<typeof extensivCarriers>['rows'];

/** Public clients send this in every order. */
const usualBillingCode = 'Prepaid';

/** Facilities use Windows time zone names. */
const zonesOfWindows: Readonly<Record<string, string>> = {
  'Eastern Standard Time': 'America/New_York',
  'US Eastern Standard Time': 'America/Indianapolis',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'US Mountain Standard Time': 'America/Phoenix',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Alaskan Standard Time': 'America/Anchorage',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'GMT Standard Time': 'Europe/London',
  'W. Europe Standard Time': 'Europe/Berlin',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  UTC: 'UTC',
};

export function facilityChoice(facilities: Facilities): ProviderChoice {
  return {
    name: 'facilityId',
    label: message('choices.facilityId'),
    options: facilities.map(({ id, name }) => ({ value: id, label: name ?? id })),
  };
}

/**
 * The facilities' own time zones come first. Others are offered because a facility's name for its zone may be unknown.
 */
export function toExtensivChoices(facilities: Facilities, carriers: Carriers): ProviderChoice[] {
  const own = facilities.flatMap(({ timeZoneName }) => zonesOfWindows[timeZoneName ?? ''] ?? []);
  const codes = carriers.flatMap(({ billingCodes }) => billingCodes.flatMap((code) => code ?? []));
  const option = (value: string) => ({ value, label: value });
  return [
    facilityChoice(facilities),
    {
      name: 'timeZone',
      label: message('choices.timeZone'),
      options: distinct([...own, ...Object.values(zonesOfWindows)]).map(option),
    },
    {
      name: 'billingCode',
      label: message('choices.billingCode'),
      options: distinct([usualBillingCode, ...codes]).map(option),
    },
    {
      name: 'service',
      label: message('choices.service'),
      options: carriers.flatMap(({ name, shipmentServices }) =>
        shipmentServices.flatMap(({ code, description }) =>
          name === null || code === null
            ? []
            : [{ value: serviceValue({ carrier: name, service: code }), label: `${name} ${description ?? code}` }],
        ),
      ),
    },
  ];
}

/** The merchant's choice for all orders, or the default. A mapped service takes precedence over the chosen one. */
export function extensivRouting(
  { choices }: AccountSettings,
  { carrier, service }: Pick<OutgoingShipment, 'carrier' | 'service'>,
) {
  const chosen = readServiceValue(choices.service ?? '');
  const usual = chosen === null ? {} : { carrier: chosen.carrier, mode: chosen.service };
  return {
    billingCode: choices.billingCode || usualBillingCode,
    routing: service === null ? usual : { ...(carrier ? { carrier } : {}), mode: service },
  };
}

/** UTC without a choice, which is off by a few hours at most. */
export function extensivTimeZone({ choices }: AccountSettings): string {
  const chosen = choices.timeZone ?? '';
  return Object.values(zonesOfWindows).includes(chosen) ? chosen : 'UTC';
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}
