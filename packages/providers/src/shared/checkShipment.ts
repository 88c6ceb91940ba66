import { type Message, message } from '@hub/domain/messages';
import type { OutgoingShipment, Recipient } from '../ProviderAdapter.ts';
import { RefusedError } from '../ProviderError.ts';

export interface ShipmentRules {
  providerName: string;
  /** Recipient fields the 3PL requires besides address, city and country. */
  required?: readonly (keyof Recipient)[];
  /** Maximum lengths in characters. */
  longest?: Readonly<Partial<Record<keyof Recipient, number>>>;
  longestSku?: number;
  longestGiftMessage?: number;
}

const alwaysRequired: readonly (keyof Recipient)[] = ['address1', 'city', 'country'];

const fieldNames: Readonly<Record<keyof Recipient, Message>> = {
  name: message('recipient.name'),
  company: message('recipient.company'),
  address1: message('recipient.street'),
  address2: message('recipient.secondLine'),
  city: message('recipient.city'),
  state: message('recipient.state'),
  postcode: message('recipient.postcode'),
  country: message('recipient.country'),
  phone: message('recipient.phone'),
  email: message('recipient.email'),
};

/** Throws `RefusedError`, before sending, for anything a 3PL would refuse or truncate. */
export function checkShipment(shipment: OutgoingShipment, rules: ShipmentRules): void {
  const problem =
    recipientProblem(shipment.recipient, rules) ?? linesProblem(shipment, rules) ?? giftProblem(shipment, rules);
  if (problem !== null) throw new RefusedError(problem);
}

function recipientProblem(
  recipient: Recipient,
  { providerName: provider, required = [], longest = {} }: ShipmentRules,
): Message | null {
  if (recipient.name.trim() === '' && recipient.company.trim() === '')
    return message('providers.needs', { provider, field: fieldNames.name });
  for (const field of [...alwaysRequired, ...required]) {
    if (recipient[field].trim() === '') return message('providers.needs', { provider, field: fieldNames[field] });
  }
  if (!/^[A-Z]{2}$/.test(recipient.country)) return message('providers.noCountryCode', { country: recipient.country });
  for (const [field, limit] of Object.entries(longest) as [keyof Recipient, number][]) {
    if ([...recipient[field]].length > limit)
      return message('providers.tooLong', { field: fieldNames[field], most: limit, provider });
  }
  return null;
}

function giftProblem(
  { instructions: { giftMessage } }: OutgoingShipment,
  { providerName: provider, longestGiftMessage: most }: ShipmentRules,
): Message | null {
  if (giftMessage === null || most === undefined || giftMessage.length <= most) return null;
  return message('providers.longGiftMessage', { most, provider });
}

function linesProblem(
  { lines }: OutgoingShipment,
  { providerName: provider, longestSku }: ShipmentRules,
): Message | null {
  if (lines.length === 0) return message('providers.nothing');
  for (const { sku, name, quantity } of lines) {
    if (sku.trim() === '') return message('providers.noSku', { item: name, provider });
    if (!Number.isSafeInteger(quantity) || quantity < 1) return message('providers.noQuantity', { sku });
    if (longestSku !== undefined && sku.length > longestSku)
      return message('providers.longSku', { sku, most: longestSku, provider });
  }
  return null;
}
