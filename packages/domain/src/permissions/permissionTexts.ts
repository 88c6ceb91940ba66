import { sectionName, type SectionId } from '../shared/sections.ts';

/** The banner over every screen when the list on the shop record could not be read. */
export const permissionListUnreadableText =
  'Your permissions could not be read. Until the store owner saves them again, you can view the dashboard and change nothing.';

/** Why a control of this section is off. */
export function noEditReason(section: SectionId): string {
  return `You need edit permission for ${sectionName(section)} to do this.`;
}

/** Under the reason, on a screen that is open itself but shows figures of orders, which are of the dashboard. */
export const orderFiguresHiddenText = 'Whatever this screen shows of orders is left out until then.';

/** Why this section does not open. */
export function noViewReason(section: SectionId): string {
  return `You need view permission for ${sectionName(section)}. The store owner can grant it.`;
}
