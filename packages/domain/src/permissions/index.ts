export { accessOf, defaultRole, ownerRole, type StaffRecord } from './accessOf.ts';
export { askOwnerText } from '../shared/access/askOwnerText.ts';
export {
  askForViewText,
  editDisabledReason,
  noEditReason,
  noViewReason,
  orderFiguresHiddenText,
  permissionListUnreadableText,
  viewDisabledReason,
} from './permissionTexts.ts';
export { canEdit, canView, type Access } from '../shared/access/Access.ts';
export {
  sectionMessage,
  sectionName,
  sectionList,
  type Section,
  type SectionId,
  sections,
} from '../shared/access/sections.ts';
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
