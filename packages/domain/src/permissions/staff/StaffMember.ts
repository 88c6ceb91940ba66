import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { SavedVersion } from '../../shared/calls/SavedVersion.ts';
import type { StaffRights } from './StaffRights.ts';

/** A person who works in the shop. The version is that of the rights. */
export interface StaffMember extends SavedVersion {
  staffId: string;
  name: string;
  /** Null: the store has named none. */
  email: string | null;
  /** As shop info has it: "1" is the owner (§6). */
  role: string;
  rights: StaffRights;
  /** When the person last opened the app; null: not yet. */
  lastSeenAt: IsoTime | null;
}

/** One change of somebody's rights. */
export interface StaffChange {
  changeId: string;
  at: IsoTime;
  /** Name of the person who changed them. */
  changedBy: string;
  staffId: string;
  /** Whose rights they are. */
  staffName: string;
  before: StaffRights;
  after: StaffRights;
}
