import { sectionName, type SectionId } from '../shared/sections.ts';

/** Banner when the permission list could not be read. */
export const permissionListUnreadableText =
  'Your permissions couldn’t be read. You can only view the dashboard until the store owner saves them again.';

/** Why a control of this section is disabled. */
export function noEditReason(section: SectionId): string {
  return `You need edit permission for ${sectionName(section)} to do this.`;
}

/** Below the reason on a screen of another section that shows figures of orders. */
export const orderFiguresHiddenText = 'Order figures on this screen stay hidden until then.';

/** Why this section cannot be opened. */
export function noViewReason(section: SectionId): string {
  return `You need view permission for ${sectionName(section)}. The store owner can grant it.`;
}
