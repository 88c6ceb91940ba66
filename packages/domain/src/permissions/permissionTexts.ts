import { type Access, canEdit, canView } from '../shared/access/Access.ts';
import { askingOwner, askOwnerText } from '../shared/access/askOwnerText.ts';
import { callMessages } from '../messages/callMessages.ts';
import { sectionName, type SectionId } from '../shared/access/sections.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Banner when the permission list is unreadable. */
export const permissionListUnreadableText = inLanguage(
  'permissionListUnreadableText',
  'Your permissions couldn’t be read. You can only view the dashboard until the store owner saves them again.',
);

/** Sentences about a section that a person may not edit or view. */
export const sectionReasons = inLanguage('sectionReasons', {
  noView: (section: string) => `You need view permission for ${section}.`,
  askForView: (ask: string, section: string) =>
    `${ask.slice(0, -1)} for view permission for ${section}, under Settings, Users.`,
  ownerGrants: 'The store owner can grant it.',
});

/** Why this section's controls are disabled, and which owners to ask. */
export function noEditReason(section: SectionId, owners: readonly string[] = []): string {
  return askingOwner(callMessages.noEdit({ section: sectionName(section) }), owners);
}

/** Added to the reason on another section's screen with order figures. */
export const orderFiguresHiddenText = inLanguage(
  'orderFiguresHiddenText',
  'Order figures on this screen stay hidden until then.',
);

/** Why this section can't be opened, and which owners to ask. */
export function noViewReason(section: SectionId, owners: readonly string[] = []): string {
  const reason = sectionReasons.noView(sectionName(section));
  const asking = askingOwner(reason, owners);
  return asking === reason ? `${reason} ${sectionReasons.ownerGrants}` : asking;
}

/** "Ask Robin Carter for view permission for Dashboard, under Settings, Users." */
export function askForViewText(section: SectionId, owners: readonly string[]): string {
  return sectionReasons.askForView(askOwnerText(owners), sectionName(section));
}

/** Why this person can't use the section's controls; `null` when they can. */
export function editDisabledReason(access: Access, section: SectionId): string | null {
  return canEdit(access, section) ? null : noEditReason(section, access.owners);
}

/** Why this person can't open the section; `null` when they can. */
export function viewDisabledReason(access: Access, section: SectionId): string | null {
  return canView(access, section) ? null : noViewReason(section, access.owners);
}
