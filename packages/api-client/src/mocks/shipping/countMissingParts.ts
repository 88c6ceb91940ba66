import { lineItemGroup } from '@hub/domain/orders/detail';
import { serviceFor } from '@hub/domain/shipping';
import { type MissingPart, missingParts } from '@hub/domain/shopSettings';
import { sampleDelivery } from '../shop/sampleDelivery.ts';
import { recipientOf } from '../shop/sampleRecipient.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { stateOf } from '../shop/stateOf.ts';
import { mappingOf } from './mappedProviders.ts';
import { providerOf } from './orderHandlings.ts';

/** Number of open orders with missing data, by what is missing. */
export function countMissingParts(shop: SandboxShop): Record<MissingPart, number> {
  const counts: Record<MissingPart, number> = { address: 0, shippingMethod: 0, weight: 0 };
  for (const order of shop.orders.filter(({ stage }) => stage === 'open')) {
    const { seed } = order;
    const provider = providerOf(shop, order);
    const mapping = provider === null ? null : mappingOf(shop, provider);
    const goods = stateOf(order).detail.lineItems.filter((item) =>
      ['backOrder', 'nonShipped'].includes(lineItemGroup(item, false)),
    );
    const { shippingMethod } = sampleDelivery(seed);
    const isMethodMapped = mapping === null || serviceFor(mapping, shippingMethod) !== null;
    const recipient = recipientOf(order);
    const weights = goods.map(({ productWeight }) => productWeight);
    for (const part of missingParts({ recipient, isMethodMapped, weights }, shop.settings.saved).parts)
      counts[part] += 1;
  }
  return counts;
}
