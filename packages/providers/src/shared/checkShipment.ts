import type { OutgoingShipment, Recipient } from '../ProviderAdapter.ts';
import { RefusedError } from '../ProviderError.ts';

export interface ShipmentRules {
  providerName: string;
  /** What the 3PL requires of a recipient besides address, city and country. */
  required?: readonly (keyof Recipient)[];
  /** Longest texts, in characters. */
  longest?: Readonly<Partial<Record<keyof Recipient, number>>>;
  longestSku?: number;
}

const alwaysRequired: readonly (keyof Recipient)[] = ['address1', 'city', 'country'];

const fieldNames: Readonly<Record<keyof Recipient, string>> = {
  name: 'name',
  company: 'company',
  address1: 'street',
  address2: 'second address line',
  city: 'city',
  state: 'state',
  postcode: 'postal code',
  country: 'country',
  phone: 'phone number',
  email: 'email',
};

/** Throws `RefusedError` for what a 3PL would refuse or cut, before anything is sent. */
export function checkShipment(shipment: OutgoingShipment, rules: ShipmentRules): void {
  const problem = recipientProblem(shipment.recipient, rules) ?? linesProblem(shipment, rules);
  if (problem !== null) throw new RefusedError(problem);
}

function recipientProblem(recipient: Recipient, { providerName, required = [], longest = {} }: ShipmentRules) {
  if (recipient.name.trim() === '' && recipient.company.trim() === '')
    return `${providerName} needs the recipient’s name.`;
  for (const field of [...alwaysRequired, ...required]) {
    if (recipient[field].trim() === '') return `${providerName} needs the recipient’s ${fieldNames[field]}.`;
  }
  if (!/^[A-Z]{2}$/.test(recipient.country)) return `“${recipient.country}” isn’t a two-letter country code.`;
  for (const [field, limit] of Object.entries(longest) as [keyof Recipient, number][]) {
    if ([...recipient[field]].length > limit)
      return `The recipient’s ${fieldNames[field]} is longer than the ${limit} characters that ${providerName} takes.`;
  }
  return null;
}

function linesProblem({ lines }: OutgoingShipment, { providerName, longestSku }: ShipmentRules): string | null {
  if (lines.length === 0) return 'There’s nothing to ship.';
  for (const { sku, name, quantity } of lines) {
    if (sku.trim() === '') return `“${name}” has no SKU, by which ${providerName} finds it.`;
    if (!Number.isSafeInteger(quantity) || quantity < 1) return `“${sku}” has no quantity to ship.`;
    if (longestSku !== undefined && sku.length > longestSku)
      return `SKU “${sku}” is longer than the ${longestSku} characters that ${providerName} takes.`;
  }
  return null;
}
