import { importedCustomerName } from '@hub/domain/imports';
import type { SeedOrder } from '../seed/SeedOrder.ts';
import { seededChoice, seededRandom } from '@hub/domain/simulation';

/** An order's delivery. The source has neither field. */
export interface SampleDelivery {
  postcode: string;
  /** As the customer chose it. */
  shippingMethod: string;
}

type Texts = readonly [string, ...string[]];

const domesticMethods: Texts = ['Standard', 'Tracked 48', 'Express'];
const foreignMethods: Texts = ['International tracked', 'International express'];

/** Every method that the sample's customers choose. */
export const shippingMethods: readonly string[] = [...domesticMethods, ...foreignMethods];

/** `#` is a digit, `@` a letter. Countries without postcodes are left out. */
const postcodePatterns: Readonly<Record<string, Texts>> = {
  'United Kingdom': ['NN4 #@@', 'LS1 #@@', 'EH1 #@@', 'M1 #@@', 'SW1A #@@', 'CF10 #@@', 'BT1 #@@'],
  Germany: ['10###', '20###', '50###', '80###'],
  France: ['75###', '69###', '13###', '33###'],
  EIRE: ['D02 @#@#', 'T12 @#@#'],
  Spain: ['28###', '08###'],
  Netherlands: ['10## @@', '30## @@'],
  Belgium: ['1###', '9###'],
  Switzerland: ['80##', '12##'],
  Portugal: ['1###-###', '4###-###'],
  Australia: ['2###', '3###'],
  Norway: ['0###', '5###'],
  Italy: ['00###', '20###'],
  'Channel Islands': ['JE2 #@@', 'GY1 #@@'],
  Finland: ['00###'],
  Cyprus: ['1###'],
  Sweden: ['1## ##'],
  Austria: ['10##', '50##'],
  Denmark: ['2###', '8###'],
  Japan: ['1##-####'],
  Poland: ['00-###', '30-###'],
  Israel: ['6######'],
  USA: ['1####', '9####'],
  Singapore: ['0#####'],
  Iceland: ['1##'],
  Canada: ['M5@ #@#', 'H2@ #@#'],
  Greece: ['1## ##'],
  Malta: ['VLT 1###'],
  RSA: ['2###', '7###'],
  Lebanon: ['1### ####'],
  Lithuania: ['01###'],
  Brazil: ['01###-###'],
  'Czech Republic': ['1## ##'],
  'Saudi Arabia': ['1####'],
};

const letters = 'ABDEFGHJLNPQRSTUWXYZ';

/**
 * A postcode that fits an order's country, and a shipping method; the same for the same invoice. A customer has one
 * postcode, so that orders can share a box.
 */
export function sampleDelivery({
  invoice,
  customer,
  country,
}: Pick<SeedOrder, 'invoice' | 'customer' | 'country'>): SampleDelivery {
  const recipient = customer === null ? invoice : importedCustomerName(customer);
  const patterns = postcodePatterns[country];
  const pattern = patterns === undefined ? '' : seededChoice(patterns, recipient, 'postcode');
  const postcode = [...pattern].map((sign, index) => {
    const chance = seededRandom(recipient, `postcode ${index}`);
    if (sign === '#') return String(Math.floor(chance * 10));
    return sign === '@' ? letters.charAt(Math.floor(chance * letters.length)) : sign;
  });
  const methods = country === 'United Kingdom' ? domesticMethods : foreignMethods;
  return { postcode: postcode.join(''), shippingMethod: seededChoice(methods, invoice, 'shipping method') };
}
