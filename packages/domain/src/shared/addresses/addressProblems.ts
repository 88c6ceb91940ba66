import { type Message, message } from '../../messages/Message.ts';
import { wordsText } from '../../messages/messageWords.ts';
import type { Recipient } from './Recipient.ts';
import { countryCode } from './countries.ts';
import { missingAddressParts } from './missingAddressParts.ts';
import { postcodeFormOf } from './postcodeForms.ts';
import { provinceCode, provincesOf } from './provinceCode.ts';

/** What a person can change of a delivery address, in the order of most countries. */
export const addressFields = [
  'country',
  'name',
  'company',
  'address1',
  'address2',
  'city',
  'state',
  'postcode',
  'phone',
] as const;

export type AddressField = (typeof addressFields)[number];

/** A delivery address. Empty parts are unknown; `country` has two letters. */
export type Address = Pick<Recipient, AddressField>;

/** What is wrong with one part. */
export interface AddressProblem {
  part: AddressField;
  message: Message;
}

/** Most characters that the store saves of one part. */
export const longestAddressPart = 255;

/**
 * Why an address can't be delivered to: parts that its country requires, a postal code or state that the country doesn't have, parts that
 * are too long. `before` is the saved address: a known phone number can't be removed, because the store would show the customer's again.
 */
export function addressProblems(address: Address, before: Pick<Address, 'phone'>): AddressProblem[] {
  const { country, state, postcode } = address;
  const missing: readonly AddressField[] = missingAddressParts(address);
  const [form, example] = postcodeFormOf(country) ?? [];
  const provinces = provincesOf(country);
  return addressFields.flatMap((part): AddressProblem[] => {
    const value = address[part];
    if ([...value].length > longestAddressPart)
      return [{ part, message: message('recipient.tooLong', { most: longestAddressPart }) }];
    if (part === 'postcode' && example !== undefined && (missing.includes(part) || !form?.test(postcodeKey(postcode))))
      return [{ part, message: message('recipient.postcodeLike', { example }) }];
    if (part === 'state' && provinces.length > 0 && provinceCode(country, state) === null)
      return [{ part, message: message('recipient.chooseState') }];
    if (part === 'phone' && value.trim() === '' && before.phone.trim() !== '')
      return [{ part, message: message('recipient.keepPhone') }];
    const needed = part in neededMessages ? neededMessages[part as keyof typeof neededMessages] : null;
    return needed !== null && missing.includes(part) ? [{ part, message: needed }] : [];
  });
}

const neededMessages = {
  country: message('recipient.chooseCountry'),
  name: message('recipient.enterName'),
  address1: message('recipient.enterStreet'),
  city: message('recipient.enterCity'),
} satisfies Partial<Record<AddressField, Message>>;

/** The address as it is saved: no doubled spaces, codes of country and state, capital letters in the postal code. */
export function tidyAddress(address: Address): Address {
  const tidy = Object.fromEntries(addressFields.map((part) => [part, spaced(address[part])])) as unknown as Address;
  const country = countryCode(tidy.country) ?? tidy.country;
  return {
    ...tidy,
    country,
    state: provinceCode(country, tidy.state) ?? tidy.state,
    postcode: postcodeFormOf(country) ? postcodeKey(tidy.postcode) : tidy.postcode,
  };
}

/** The parts in which two addresses differ, spaces and case of codes apart. */
export function changedAddressParts(before: Address, after: Address): AddressField[] {
  const [one, other] = [tidyAddress(before), tidyAddress(after)];
  return addressFields.filter((part) => one[part] !== other[part]);
}

/** Words for a PO box in countries whose carriers are known to refuse them. */
const poBox =
  /\b(p\.? ?o\.? ?box|post(al)? ?office box|postfach|postbus|bo[iî]te postale|apartado( de correos| postal)?|casella postale)\b/iu;

/** Carriers that deliver to people's doors alone, by the first word of a service's name. */
const doorCarriers = /^(ups|fedex|dhl express|ontrac|purolator|dpd|gls)\b/i;

/** Their services that hand parcels to the post. */
const byPost = /surepost|smartpost|ground economy|mail innovations/i;

/** A part that the chosen service may not deliver to: a PO box with a carrier that has none. `service`: "UPS Ground"; `null`: unknown. */
export function addressWarnings({ address1, address2 }: Address, service: string | null): AddressProblem[] {
  const [carrier] = service === null || byPost.test(service) ? [] : (doorCarriers.exec(service) ?? []);
  if (carrier === undefined) return [];
  const lines = { address1, address2 } as const;
  return (['address1', 'address2'] as const)
    .filter((part) => poBox.test(lines[part]))
    .map((part) => ({ part, message: message('recipient.noPoBox', { carrier }) }));
}

/** "postal code", in the page's language. */
export function addressPartName(part: AddressField): string {
  return wordsText(partNames[part]);
}

const partNames: Readonly<Record<AddressField, Message>> = {
  country: message('recipient.country'),
  name: message('recipient.name'),
  company: message('recipient.company'),
  address1: message('recipient.street'),
  address2: message('recipient.secondLine'),
  city: message('recipient.city'),
  state: message('recipient.state'),
  postcode: message('recipient.postcode'),
  phone: message('recipient.phone'),
};

const spaced = (text: string) => text.trim().replaceAll(/\s+/gu, ' ');

/** Full-width characters and long dashes of postal codes are typed on some keyboards. */
const postcodeKey = (text: string) => spaced(text.normalize('NFKC').replaceAll(/[‐-―−ー]/gu, '-')).toUpperCase();
