import type { Order } from '@hub/domain/orders';
import { storeAdminOrderLink } from '@hub/domain/orders/detail';
import { type ErrorCure, type ErrorCureKind, errorCureTexts } from '@hub/domain/orders/errors';
import { orderScreenTexts } from '@hub/domain/orders/list';
import { canView, type SectionId, sections } from '@hub/domain/permissions';
import type { CureLink } from '@hub/ui/orders';
import { useOpenShop } from '../../session/OpenShop.ts';

interface AppPage {
  label: string;
  path: string;
  section: SectionId;
  /** The server capability without which the page can fix nothing; `null` for none. */
  capability: string | null;
}

const pages = {
  inventory: {
    label: orderScreenTexts.openInventory,
    path: '/app/inventory/allinventory',
    section: sections.inventory,
    capability: null,
  },
  weights: {
    label: orderScreenTexts.openWeights,
    path: '/app/inventory/weightandpackage',
    section: sections.inventory,
    capability: 'products',
  },
  mapping: {
    label: orderScreenTexts.openMapping,
    path: '/app/fulfillment/shipping-mapping',
    section: sections.locations,
    capability: 'shippingMapping',
  },
  workflows: {
    label: orderScreenTexts.openWorkflows,
    path: '/app/workflows',
    section: sections.workflows,
    capability: null,
  },
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

/** Pages for a fix: those that the person may open, and one order in the store's admin (`null`: no single order). */
export function useCureLinks(cure: ErrorCure | null, order: Pick<Order, 'orderId'> | null): readonly CureLink[] {
  const { access, info, storeAdmin } = useOpenShop();
  const inApp = (cure === null ? [] : pagesOfKind[cure.kind])
    .filter(({ section }) => canView(access, section))
    .filter(({ capability }) => capability === null || info.capabilities.includes(capability))
    .map(({ label, path }) => ({ label, url: path, isExternal: false }));
  const inStore = order && storeAdminOrderLink(storeAdmin, order.orderId);
  return inStore ? [{ label: errorCureTexts.openInStore, url: inStore.href, isExternal: true }, ...inApp] : inApp;
}
