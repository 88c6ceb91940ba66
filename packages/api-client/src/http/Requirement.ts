import { type SectionId, sections } from '@hub/domain/permissions';

/** Permission that a call needs (contract, "Roles and permissions"). */
export interface Requirement {
  readonly section: SectionId;
  readonly needsEdit: boolean;
  /** A second section that must be editable. */
  readonly alsoEdits?: SectionId;
  /** Refused to everyone except owners. */
  readonly ownersOnly?: boolean;
  /** Refused to people who may not close orders. */
  readonly closesOrders?: boolean;
}

const editOrders: Requirement = { section: sections.dashboard, needsEdit: true };
const editWorkflows: Requirement = { section: sections.workflows, needsEdit: true };
const editLocations: Requirement = { section: sections.locations, needsEdit: true };
const editSettings: Requirement = { section: sections.settings, needsEdit: true };

export const needs = {
  viewOrders: { section: sections.dashboard, needsEdit: false },
  editOrders,
  closeOrders: { ...editOrders, closesOrders: true },
  viewProviders: { section: sections.integrations, needsEdit: false },
  editProviders: { section: sections.integrations, needsEdit: true },
  /** An import adds orders, and is part of the settings. */
  importOrders: { ...editSettings, alsoEdits: sections.dashboard },
  viewWorkflows: { section: sections.workflows, needsEdit: false },
  editWorkflows,
  editWorkflowsAndOrders: { ...editWorkflows, alsoEdits: sections.dashboard },
  viewLocations: { section: sections.locations, needsEdit: false },
  editLocations,
  editLocationsAndOrders: { ...editLocations, alsoEdits: sections.dashboard },
  viewSettings: { section: sections.settings, needsEdit: false },
  editSettings,
  editSettingsAndOrders: { ...editSettings, alsoEdits: sections.dashboard },
  editSettingsAndWorkflows: { ...editSettings, alsoEdits: sections.workflows },
  editRights: { ...editSettings, ownersOnly: true },
  viewInventory: { section: sections.inventory, needsEdit: false },
  editInventory: { section: sections.inventory, needsEdit: true },
  /** The route table's section of Insights (contract). */
  viewInsights: { section: sections.tracking, needsEdit: false },
} as const satisfies Record<string, Requirement>;
