import {
  accessOf,
  canEdit,
  canView,
  noEditReason,
  noViewReason,
  type SectionId,
  sections,
} from '@hub/domain/permissions';
import type { EndpointName } from '../../endpoints.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { MockHttpError } from './MockHttpError.ts';

/** Permission that a call needs (contract, "Roles and permissions"). */
interface Requirement {
  section: SectionId;
  needsEdit: boolean;
  closesOrders?: boolean;
}

const viewOrders: Requirement = { section: sections.dashboard, needsEdit: false };
const editOrders: Requirement = { section: sections.dashboard, needsEdit: true };
const closeOrders: Requirement = { ...editOrders, closesOrders: true };
const editProviders: Requirement = { section: sections.integrations, needsEdit: true };

const requirements: Record<EndpointName, Requirement | null> = {
  shopInfo: null,
  stats: viewOrders,
  getLocations: null,
  listOrder: viewOrders,
  getOrderDetail: viewOrders,
  moveToOpenBulk: editOrders,
  moveToCloseBulk: closeOrders,
  shipNowMultiple: editOrders,
  bulkOrderAction: editOrders,
  shipNow: editOrders,
  moveToClose: closeOrders,
  cancelPartialShipment: editOrders,
  shipmentWorkflow: editOrders,
  holdOrder: editOrders,
  moveToOpen: editOrders,
  productWorkflow: editOrders,
  available: editOrders,
  availablePartially: editOrders,
  moveToOpenErrored: editOrders,
  cancelItem: editOrders,
  runWorkflow: editOrders,
  timeline: editOrders,
  getThirdPartyDetails: null,
  saveThirdPartySettings: editProviders,
  testAms: editProviders,
  testShipbob: editProviders,
  testShipstation: editProviders,
  testCapacity: editProviders,
  testDcl: editProviders,
  testColdTrack: editProviders,
  testInfoPlus: editProviders,
  testCarterDc: editProviders,
  testShipwire: editProviders,
  testPortless: editProviders,
  createBilling: null,
};

/** Throws MockHttpError 403 when the shop's user may not make this call. */
export function checkPermission(name: EndpointName, shop: SandboxShop): void {
  const requirement = requirements[name];
  if (requirement === null) return;
  const access = accessOf(shop);
  if (requirement.needsEdit && !canEdit(access, requirement.section))
    throw new MockHttpError(403, noEditReason(requirement.section));
  if (!requirement.needsEdit && !canView(access, requirement.section))
    throw new MockHttpError(403, noViewReason(requirement.section));
  if (requirement.closesOrders && access.blockCloseOrder) throw new MockHttpError(403, noEditReason(sections.insights));
}

/** Whether the shop's user has edit permission for a section. */
export function canEditSection(shop: SandboxShop, section: SectionId): boolean {
  return canEdit(accessOf(shop), section);
}
