import type { SectionId } from './sections.ts';

/** What one person may see and change. Plain data, so that a story, a test or a query cache can hold it. */
export interface Access {
  /** Role "1": everything, whatever the list says (§6). */
  isOwner: boolean;
  /** Sections that may be opened. */
  viewable: readonly SectionId[];
  /** Sections whose controls are on. */
  editable: readonly SectionId[];
  /** The list on the shop record could not be read; a banner says so. */
  isPermissionListUnreadable: boolean;
  /** Close Order and bulk close are off on the dashboard and the lists: section 8 without edit (§6). */
  blockCloseOrder: boolean;
}

/** Whether the person may open the section (§6 "Each route requires view for its section"). */
export function canView(access: Access, section: SectionId): boolean {
  return access.viewable.includes(section);
}

/** Whether the section's buttons are on (§6 "Edit controls the action buttons"). */
export function canEdit(access: Access, section: SectionId): boolean {
  return access.editable.includes(section);
}
