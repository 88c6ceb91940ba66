import { leadsSomewhere } from '@hub/domain/navigation';
import type { Order } from '@hub/domain/orders';
import { storeAdminOrderLink } from '@hub/domain/orders/detail';
import { type ErrorCure, type ErrorCureKind, errorCureTexts } from '@hub/domain/orders/errors';
import type { CureLink } from '@hub/ui/orders';
import { useOpenShop } from '../../session/OpenShop.ts';

interface AppPage {
  label: string;
  path: string;
}

const pages = {
  inventory: { label: errorCureTexts.openInventory, path: '/app/inventory/allinventory' },
  weights: { label: errorCureTexts.openWeights, path: '/app/inventory/weightandpackage' },
  mapping: { label: errorCureTexts.openMapping, path: '/app/fulfillment/shipping-mapping' },
  workflows: { label: errorCureTexts.openWorkflows, path: '/app/workflows' },
} as const satisfies Record<string, AppPage>;

const pagesOfKind: Record<ErrorCureKind, readonly AppPage[]> = {
  address: [],
  customs: [pages.weights],
  busy: [],
  unknownSku: [pages.inventory],
  stock: [pages.inventory],
  orderAmount: [pages.workflows],
  packageSize: [pages.weights],
  rate: [pages.mapping, pages.weights],
};

/** Pages for a fix: those that the person can use, and one order in the store's admin (`null`: no single order). */
export function useCureLinks(cure: ErrorCure | null, order: Pick<Order, 'orderId'> | null): readonly CureLink[] {
  const { access, info, storeAdmin } = useOpenShop();
  const inApp = (cure === null ? [] : pagesOfKind[cure.kind])
    .filter(({ path }) => leadsSomewhere(path, access, info.capabilities))
    .map(({ label, path }) => ({ label, url: path, isExternal: false }));
  const inStore = order && storeAdminOrderLink(storeAdmin, order.orderId);
  return inStore ? [{ label: errorCureTexts.openInStore, url: inStore.href, isExternal: true }, ...inApp] : inApp;
}
