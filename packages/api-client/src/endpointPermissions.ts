import { message, type Words } from '@hub/domain/messages';
import { type Access, canEdit, canView, sectionMessage, type SectionId, sections } from '@hub/domain/permissions';
import type { EndpointName } from './endpoints.ts';

/** Permission that a call needs (contract, "Roles and permissions"). */
export interface Requirement {
  section: SectionId;
  needsEdit: boolean;
  /** A second section that has to be editable. */
  alsoEdits?: SectionId;
  /** Refused to everybody but owners. */
  ownersOnly?: boolean;
  /** Refused to people who may not close orders. */
  closesOrders?: boolean;
}

const viewOrders: Requirement = { section: sections.dashboard, needsEdit: false };
const editOrders: Requirement = { section: sections.dashboard, needsEdit: true };
const closeOrders: Requirement = { ...editOrders, closesOrders: true };
const editProviders: Requirement = { section: sections.integrations, needsEdit: true };
/** An import adds orders, and stands in the settings. */
const importOrders: Requirement = { section: sections.settings, needsEdit: true, alsoEdits: sections.dashboard };

const viewWorkflows: Requirement = { section: sections.workflows, needsEdit: false };
const editWorkflows: Requirement = { section: sections.workflows, needsEdit: true };
const viewLocations: Requirement = { section: sections.locations, needsEdit: false };
const editLocations: Requirement = { section: sections.locations, needsEdit: true };
const viewSettings: Requirement = { section: sections.settings, needsEdit: false };
const editSettings: Requirement = { section: sections.settings, needsEdit: true };
const viewInventory: Requirement = { section: sections.inventory, needsEdit: false };
const editInventory: Requirement = { section: sections.inventory, needsEdit: true };

/** The route table's section of Insights (contract). */
const viewInsights: Requirement = { section: sections.tracking, needsEdit: false };

/** Permission that each call needs; null: a valid token is enough. */
export const endpointPermissions: Record<EndpointName, Requirement | null> = {
  shopInfo: null,
  stats: viewOrders,
  getLocations: null,
  attention: viewOrders,
  search: viewOrders,
  freezeSelection: editOrders,
  getSelection: editOrders,
  preflightSelection: editOrders,
  skuReport: viewInsights,
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
  getPlan: viewSettings,
  reducePlan: editSettings,
  startImport: importOrders,
  getImport: importOrders,
  cancelImport: importOrders,
  getImportProblems: importOrders,
  events: viewOrders,
  listWorkflows: viewWorkflows,
  saveWorkflow: editWorkflows,
  setWorkflowActive: editWorkflows,
  orderWorkflows: editWorkflows,
  deleteWorkflow: editWorkflows,
  restoreWorkflow: editWorkflows,
  listWorkflowVersions: viewWorkflows,
  previewWorkflow: viewWorkflows,
  applyWorkflow: { ...editWorkflows, alsoEdits: sections.dashboard },
  listWorkflowRuns: viewWorkflows,
  explainOrder: viewOrders,
  listShippingLocations: viewLocations,
  saveLocation: editLocations,
  getRouting: viewLocations,
  saveRouting: editLocations,
  simulateRouting: viewLocations,
  getShippingMapping: viewLocations,
  saveShippingMapping: editLocations,
  getShopSettings: viewInventory,
  saveShopSettings: editInventory,
  getStore: viewSettings,
  checkStore: editSettings,
  readStoreAgain: editSettings,
  retryStoreWrites: editSettings,
  getPrivacy: viewSettings,
  // All three are about the data of customers.
  startShopExport: { ...editSettings, alsoEdits: sections.dashboard },
  getShopExport: { ...editSettings, alsoEdits: sections.dashboard },
  getCustomerFile: { ...editSettings, alsoEdits: sections.dashboard },
  listTags: viewSettings,
  addTag: editSettings,
  colorTag: editSettings,
  // Workflows are renamed along.
  renameTag: { ...editSettings, alsoEdits: sections.workflows },
  deleteTag: { ...editSettings, alsoEdits: sections.dashboard },
  undoTagChange: { ...editSettings, alsoEdits: sections.workflows },
  listStaff: viewSettings,
  saveStaffRights: { ...editSettings, ownersOnly: true },
  listStaffChanges: viewSettings,
  // Of the person who asks.
  getNotifications: null,
  saveNotifications: null,
  changeEmail: null,
  listMails: null,
  listProducts: viewInventory,
  saveProducts: editInventory,
  listPackages: viewInventory,
  savePackage: editInventory,
  deletePackage: editInventory,
  listBundles: viewInventory,
  saveBundle: editInventory,
  deleteBundle: editInventory,
  listCollections: viewInventory,
  saveCollection: editInventory,
  deleteCollection: editInventory,
  listUpcomingBatches: viewLocations,
  getUpcomingBatch: viewLocations,
  sendBatchNow: { ...editLocations, alsoEdits: sections.dashboard },
  pauseBatching: editLocations,
  listBatches: viewLocations,
  getBatch: viewLocations,
  sendFailedAgain: { ...editLocations, alsoEdits: sections.dashboard },
  listStock: viewInventory,
  saveStock: editInventory,
  importStock: editInventory,
  exportStock: viewInventory,
  // A banner over the lists needs it too.
  getConnections: null,
  getProviderChoices: { section: sections.integrations, needsEdit: false },
  saveProviderChoices: editProviders,
  getTrackingPage: viewSettings,
  saveTrackingPage: editSettings,
  openTrackingPage: null,
  trackOrder: null,
};

/**
 * Why a person may not make a call, as the message of a 403; null when they may. `isExport`: a list with
 * `export_data=true`, which needs edit permission.
 */
export function permissionRefusal(
  name: EndpointName,
  access: Access,
  { isExport = false }: { isExport?: boolean } = {},
): Words | null {
  const requirement = endpointPermissions[name];
  if (requirement === null) return null;
  const { section } = requirement;
  if (!requirement.needsEdit && !canView(access, section))
    return message('calls.noView', { section: sectionMessage(section) });
  if ((requirement.needsEdit || isExport) && !canEdit(access, section)) return noEdit(section);
  if (requirement.alsoEdits !== undefined && !canEdit(access, requirement.alsoEdits))
    return noEdit(requirement.alsoEdits);
  if (requirement.ownersOnly && !access.isOwner) return message('calls.ownersOnly');
  if (requirement.closesOrders && access.blockCloseOrder) return noEdit(sections.insights);
  return null;
}

function noEdit(section: SectionId): Words {
  return message('calls.noEdit', { section: sectionMessage(section) });
}
