export { accessOf, defaultRole, ownerRole, type StaffRecord } from './accessOf.ts';
export { orderFiguresHiddenText, noEditReason, noViewReason, permissionListUnreadableText } from './permissionTexts.ts';
export { canEdit, canView, type Access } from '../shared/Access.ts';
export { sectionName, sectionList, type Section, type SectionId, sections } from '../shared/sections.ts';
