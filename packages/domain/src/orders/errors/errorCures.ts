import { type MessageCode, type Words, wordsKey } from '../../messages/Message.ts';
import { bidiIsolate } from '../../shared/texts/bidiIsolate.ts';
import { countryLabel } from '../../shared/addresses/countryLabel.ts';
import { skuKey, type SkuQuantity } from '../../shared/orders/SkuQuantity.ts';
import type { Order } from '../Order.ts';
import type { OrderDetail } from '../detail/OrderDetail.ts';
import { type WorkflowError, workflowErrorWords } from './WorkflowError.ts';
import { inLanguage } from '../../languages/inLanguage.ts';
import type { ErrorCureKind } from '../../shared/orders/ErrorCureKind.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';

/** An error's cure, in the screen's words. */
export interface ErrorCure {
  kind: ErrorCureKind;
  text: string;
}

/** The cure for each kind of error. */
export const cureTexts = inLanguage('cureTexts', {
  address: 'Correct the address, then run the order again.',
  unknownSku: 'Add the SKU at your warehouse, or correct it in your products.',
  stock: 'Add stock, or remove the items from the order.',
  orderAmount: 'Check the order, or raise the limit in the workflow.',
  customs: 'Add what customs need to the product, in your store or under Weight and package, then run the order again.',
  packageSize: 'Check the weight and package of the items.',
  rate: 'Map the shipping method to a service, and check the weight of the items.',
  busy: 'The 3PL was busy. Wait a few minutes, then run the order again.',
} satisfies Record<ErrorCureKind, string>);

/** Workflow error `type` values with a known cure. */
const kindOfType: ReadonlyMap<string, ErrorCureKind> = new Map([
  ['inventory_error', 'stock'],
  ['order_amount_error', 'orderAmount'],
  ['unknown_sku', 'unknownSku'],
]);

/** Cures for errors that we detect ourselves. */
const kindOfCode: ReadonlyMap<string, ErrorCureKind> = new Map<MessageCode, ErrorCureKind>([
  ['providers.needs', 'address'],
  ['providers.tooLong', 'address'],
  ['providers.noCountryCode', 'address'],
  ['providers.noSku', 'unknownSku'],
  ['providers.longSku', 'unknownSku'],
  ['shipping.noHsCode', 'customs'],
  ['shipping.noOrigin', 'customs'],
  ['shipping.noDescription', 'customs'],
  ['shipping.noValue', 'customs'],
  ['shipping.noAddressPart', 'address'],
  ['warehouses.noAnswer', 'busy'],
]);

/** 3PLs and stores give most causes only in words. The first match decides. */
const kindOfWords: readonly (readonly [RegExp, ErrorCureKind])[] = [
  [/\b(request limit|rate limit|too many requests|try again later|timed? ?out|did not answer)\b/i, 'busy'],
  [/\b(address|post(al )?code|zip( code)?)\b/i, 'address'],
  [/\bsku\b.*\b(not known|unknown|not found|missing|does not exist)\b/i, 'unknownSku'],
  [/\bunknown sku\b/i, 'unknownSku'],
  [/\b(stock|inventory)\b/i, 'stock'],
  [/\bcustoms\b/i, 'customs'],
  [/\b(largest box|too large|oversized?|dimensions?)\b/i, 'packageSize'],
  [/\b(rates?|shipping (method|service))\b/i, 'rate'],
];

/** An error's cure; `null` when neither its type nor its message is known. */
export function errorCure({ message, type }: { message: Words; type: WorkflowError['type'] }): ErrorCure | null {
  const kind = (type === null ? undefined : kindOfType.get(type)) ?? kindOf(message);
  return kind === undefined ? null : { kind, text: cureTexts[kind] };
}

function kindOf(message: Words): ErrorCureKind | undefined {
  if (typeof message !== 'string') return kindOfCode.get(message.code);
  return kindOfWords.find(([words]) => words.test(message))?.[1];
}

/** Units per SKU required by orders with this workflow error, largest first; empty when the errors name none. */
export function requiredUnits(orders: readonly Order[], message: Words): readonly SkuQuantity[] {
  const sums = new Map<string, SkuQuantity>();
  for (const { workflowErrors } of orders)
    for (const error of workflowErrors) {
      const isOther = wordsKey(workflowErrorWords(error)) !== wordsKey(message);
      if (isOther || error.sku === null || error.quantity === null || error.quantity <= 0) continue;
      const line = { sku: error.sku, name: '', quantity: error.quantity };
      const sum = sums.get(skuKey(line));
      sums.set(skuKey(line), sum ? { ...sum, quantity: sum.quantity + line.quantity } : line);
    }
  return [...sums.values()].sort((a, b) => b.quantity - a.quantity);
}

/** Texts around the cures. */
export const errorCureTexts = inLanguage('errorCureTexts', {
  required: 'Require',
  openInStore: 'Open in store',
  unknown: 'Read the message and fix what it names, then run the order again.',
  shipsTo: (address: string) => `Ships to: ${address}`,
  forOne: (label: string) => `${label} for this order`,
  forAll: (label: string, orders: number) => `${label} for all ${formatCount(orders)}`,
  whatToDo: 'What to do',
  andMore: (more: number) => `and ${more} more`,
  openInventory: 'Open inventory',
  openWeights: 'Open weights and packages',
  openMapping: 'Open shipping mapping',
  openWorkflows: 'Open workflows',
});

/** "Ships to: NN4 8AB, United Kingdom"; `null` when nothing is known. */
export function shipToText({ shipTo }: Pick<OrderDetail, 'shipTo'>): string | null {
  const parts = [shipTo?.postcode.trim() ?? '', countryLabel(shipTo?.country ?? '')].filter((part) => part !== '');
  return parts.length === 0 ? null : errorCureTexts.shipsTo(parts.map(bidiIsolate).join(', '));
}

/** "Run now for all 17", "Run now for this order". */
export function runForAllLabel(label: string, count: number): string {
  return count === 1 ? errorCureTexts.forOne(label) : errorCureTexts.forAll(label, count);
}
