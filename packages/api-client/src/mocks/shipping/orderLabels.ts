import { findProvider } from '@hub/domain/integrations';
import type { OrderDetail } from '@hub/domain/orders/detail';
import { serviceFor, serviceName } from '@hub/domain/shipping';
import { sampleDelivery } from '../shop/sampleDelivery.ts';
import { recipientOf } from '../shop/sampleRecipient.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { mappingOf } from './mappedProviders.ts';
import { providerOf } from './orderHandlings.ts';

/** Tags and shipping of an order, if the shop's server has them. */
export function orderLabels(shop: SandboxShop, order: SandboxOrder): Pick<OrderDetail, 'tags' | 'shipping' | 'shipTo'> {
  const { seed, orderId } = order;
  const providerId = providerOf(shop, order);
  const provider = providerId === null ? null : findProvider(providerId);
  const { shippingMethod: method } = sampleDelivery(seed);
  const mapped = provider && serviceFor(mappingOf(shop, provider.thirdPartyId), method);
  return {
    ...(shop.capabilities.includes('tags') && { tags: shop.workflows.tags.get(orderId) ?? [] }),
    ...(shop.capabilities.includes('shippingMapping') && {
      shipping: {
        method,
        service: mapped ? serviceName(mapped) : null,
        isMapped: mapped !== null,
        provider: provider?.name ?? null,
      },
      shipTo: recipientOf(order),
    }),
  };
}
