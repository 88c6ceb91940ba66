import type { Access } from '../shared/access/Access.ts';
import { asRecord } from '../shared/texts/asRecord.ts';
import { parseJson } from '../shared/texts/parseJson.ts';
import { type SectionId, sectionList, sections } from '../shared/access/sections.ts';

export const ownerRole = '1';

/** Default role when shop info names none (§6). */
export const defaultRole = '3';

/** The part of shop info that decides access (§3). */
export interface StaffRecord {
  /** `null` for the default role. */
  role: string | null;
  /** JSON text of permission entries (§3); `null` or blank for the default list, which grants everything. */
  permission: string | null;
}

/** A readable permission entry (§3); its name is not needed. */
interface Grant {
  section: SectionId;
  view: boolean;
  edit: boolean;
}

const everySection: readonly SectionId[] = sectionList.map((section) => section.id);

/**
 * What a person may view and edit (§6): everything for the owner and without a list. A missing section is closed; an
 * unreadable list leaves view of the dashboard.
 */
export function accessOf({ role, permission }: StaffRecord): Access {
  if ((role ?? defaultRole).trim() === ownerRole) return fullAccess(true);
  const list = parsePermissionList(permission);
  if (list === 'default') return fullAccess(false);
  if (list === 'unreadable')
    return {
      isOwner: false,
      viewable: [sections.dashboard],
      editable: [],
      isPermissionListUnreadable: true,
      blockCloseOrder: true,
    };
  const viewable = everySection.filter((section) => list.get(section)?.view === true);
  const editable = everySection.filter((section) => list.get(section)?.edit === true);
  return {
    isOwner: false,
    viewable,
    editable,
    isPermissionListUnreadable: false,
    blockCloseOrder: !editable.includes(sections.insights),
  };
}

function fullAccess(isOwner: boolean): Access {
  return {
    isOwner,
    viewable: everySection,
    editable: everySection,
    isPermissionListUnreadable: false,
    blockCloseOrder: false,
  };
}

function parsePermissionList(permission: string | null): ReadonlyMap<SectionId, Grant> | 'default' | 'unreadable' {
  if (permission === null || permission.trim() === '') return 'default';
  const list = parseJson(permission);
  if (list === null || list === '') return 'default';
  if (!Array.isArray(list)) return 'unreadable';
  const grants = list.map(readGrant).filter((grant) => grant !== null);
  if (grants.length === 0 && list.length > 0) return 'unreadable';
  return new Map(grants.map((grant) => [grant.section, grant]));
}

/** `null` for an entry without a known section; the others still count. */
function readGrant(entry: unknown): Grant | null {
  const record = asRecord(entry);
  if (record === null) return null;
  const section = everySection.find((id) => id === record.id || String(id) === record.id);
  if (section === undefined) return null;
  return { section, view: isGranted(record.view), edit: isGranted(record.edit) };
}

/** `true`, `1` and `"1"` count (contract). */
function isGranted(flag: unknown): boolean {
  return flag === true || flag === 1 || flag === '1';
}
