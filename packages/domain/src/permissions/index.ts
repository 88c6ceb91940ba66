export { accessOf, defaultRole, ownerRole, type StaffRecord } from './accessOf.ts';
export { askOwnerText } from '../shared/askOwnerText.ts';
export {
  askForViewText,
  editDisabledReason,
  noEditReason,
  noViewReason,
  orderFiguresHiddenText,
  permissionListUnreadableText,
  viewDisabledReason,
} from './permissionTexts.ts';
export { canEdit, canView, type Access } from '../shared/Access.ts';
export {
  sectionMessage,
  sectionName,
  sectionList,
  type Section,
  type SectionId,
  sections,
} from '../shared/sections.ts';
export { decideRightsSave, type RightsSave } from './staff/decideRightsSave.ts';
export { presetOf, rightPresets } from './staff/rightPresets.ts';
export type { StaffChange, StaffMember } from './staff/StaffMember.ts';
export {
  hasSameRights,
  recordOfRights,
  rightsOf,
  sameRight,
  sectionRights,
  type SectionRight,
  type StaffRights,
} from './staff/StaffRights.ts';
export { disabledActions, ownerNames, rightsChangeTexts, staffTexts } from './staff/staffTexts.ts';
