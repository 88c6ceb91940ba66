import { accessOf, canEdit, canView, noEditReason, noViewReason, type SectionId } from '@hub/domain/permissions';
import type { EndpointName } from '../../endpoints.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { Refused } from './Refused.ts';

/** What a call needs (contract, "Roles and permissions"). The app asks the same, but the last word is the backend's. */
interface Need {
  section: SectionId;
  edit: boolean;
  closesOrders?: boolean;
}

const seeOrders: Need = { section: 1, edit: false };
const changeOrders: Need = { section: 1, edit: true };
const closeOrders: Need = { ...changeOrders, closesOrders: true };
const changeProviders: Need = { section: 4, edit: true };

const needs: Record<EndpointName, Need | null> = {
  shopInfo: null,
  stats: seeOrders,
  getLocations: null,
  listOrder: seeOrders,
  getOrderDetail: seeOrders,
  moveToOpenBulk: changeOrders,
  moveToCloseBulk: closeOrders,
  shipNowMultiple: changeOrders,
  bulkOrderAction: changeOrders,
  shipNow: changeOrders,
  moveToClose: closeOrders,
  cancelPartialShipment: changeOrders,
  shipmentWorkflow: changeOrders,
  holdOrder: changeOrders,
  moveToOpen: changeOrders,
  productWorkflow: changeOrders,
  available: changeOrders,
  availablePartially: changeOrders,
  moveToOpenErrored: changeOrders,
  cancelItem: changeOrders,
  runWorkflow: changeOrders,
  timeline: changeOrders,
  getThirdPartyDetails: null,
  saveThirdPartySettings: changeProviders,
  testAms: changeProviders,
  testShipbob: changeProviders,
  testShipstation: changeProviders,
  testCapacity: changeProviders,
  testDcl: changeProviders,
  testColdTrack: changeProviders,
  testInfoPlus: changeProviders,
  testCarterDc: changeProviders,
  testShipwire: changeProviders,
  testPortless: changeProviders,
  createBilling: null,
};

/** Throws Refused with status 403 when the shop's user may not make this call. */
export function checkAllowed(name: EndpointName, shop: SandboxShop): void {
  const need = needs[name];
  if (need === null) return;
  const access = accessOf(shop);
  if (need.edit && !canEdit(access, need.section)) throw new Refused(403, noEditReason(need.section));
  if (!need.edit && !canView(access, need.section)) throw new Refused(403, noViewReason(need.section));
  if (need.closesOrders && access.blockCloseOrder) throw new Refused(403, noEditReason(8));
}

/** Whether the shop's user may change things in a section. */
export function mayEdit(shop: SandboxShop, section: SectionId): boolean {
  return canEdit(accessOf(shop), section);
}
