import type { SectionId } from './sections.ts';

/** What one person may view and edit. Plain data, so stories, tests and caches can hold it. */
export interface Access {
  /** Role "1": everything, regardless of the list (§6). */
  isOwner: boolean;
  /** Sections with view permission. */
  viewable: readonly SectionId[];
  /** Sections with edit permission. */
  editable: readonly SectionId[];
  /** The permission list is unreadable; a banner says so. */
  isPermissionListUnreadable: boolean;
  /** Close Order and bulk close are off on the dashboard and lists: section 8 without edit (§6). */
  blockCloseOrder: boolean;
  /** Owners to ask for access; absent when unknown. */
  owners?: readonly string[];
}

/** Whether the person may open the section (§6). */
export function canView(access: Access, section: SectionId): boolean {
  return access.viewable.includes(section);
}

/** Whether the section's controls are enabled (§6). */
export function canEdit(access: Access, section: SectionId): boolean {
  return access.editable.includes(section);
}
