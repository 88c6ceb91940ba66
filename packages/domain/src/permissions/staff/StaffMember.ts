import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { SavedVersion } from '../../shared/calls/SavedVersion.ts';
import type { StaffRights } from './StaffRights.ts';

/** A person who works in the shop. The version is the rights' version. */
export interface StaffMember extends SavedVersion {
  staffId: string;
  name: string;
  /** `null` when the store gave no name. */
  email: string | null;
  /** As in shop info: "1" is the owner (§6). */
  role: string;
  rights: StaffRights;
  /** When the person last opened the app; `null` for never. */
  lastSeenAt: IsoTime | null;
}

/** One change to a person's rights. */
export interface StaffChange {
  changeId: string;
  at: IsoTime;
  /** Name of the person who made the change. */
  changedBy: string;
  staffId: string;
  /** The person whose rights changed. */
  staffName: string;
  before: StaffRights;
  after: StaffRights;
}
