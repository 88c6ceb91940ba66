import {
  type SectionId,
  sectionList,
  sectionRights,
  type StaffChange,
  type StaffMember,
  type StaffRights,
} from '@hub/domain/permissions';
import * as z from 'zod/mini';
import { toVersion, toWireVersion, wireVersion } from '../http/savedVersion.ts';
import { wireNumber } from '../http/wireFields.ts';

/** What a person may do, by section; a missing section is closed. */
export const wireRights = z.object({
  /** Owners may do everything, regardless of the list. */
  is_owner: z.boolean(),
  sections: z.array(z.object({ id: wireNumber, right: z.enum(['none', 'view', 'edit']) })),
});
export type WireRights = z.infer<typeof wireRights>;

/** A person who works in the shop, with the version of their rights. */
export const wireStaffMember = z.object({
  staff_id: z.string(),
  name: z.string(),
  /** `null`: the store sent none. */
  email: z.nullable(z.string()),
  /** "1" is the owner (§6). */
  role: z.string(),
  rights: wireRights,
  /** `null`: not yet. */
  last_seen_at: z.nullable(z.string()),
  ...wireVersion,
});
export type WireStaffMember = z.infer<typeof wireStaffMember>;

/** One change of a person's rights. */
export const wireStaffChange = z.object({
  change_id: z.string(),
  at: z.string(),
  changed_by: z.string(),
  staff_id: z.string(),
  staff_name: z.string(),
  before: wireRights,
  after: wireRights,
});
export type WireStaffChange = z.infer<typeof wireStaffChange>;

export function toRights({ is_owner, sections }: WireRights): StaffRights {
  const byId = new Map(sections.map(({ id, right }) => [Number(id), right]));
  return { isOwner: is_owner, sections: sectionRights((id: SectionId) => byId.get(id) ?? 'none') };
}

export function toWireRights({ isOwner, sections }: StaffRights): WireRights {
  return { is_owner: isOwner, sections: sectionList.map(({ id }) => ({ id, right: sections[id] })) };
}

export function toStaffMember(wire: WireStaffMember): StaffMember {
  const { staff_id, name, email, role, rights, last_seen_at } = wire;
  return {
    staffId: staff_id,
    name,
    email,
    role,
    rights: toRights(rights),
    lastSeenAt: last_seen_at,
    ...toVersion(wire),
  };
}

export function toWireStaffMember(member: StaffMember): WireStaffMember {
  const { staffId, name, email, role, rights, lastSeenAt } = member;
  const wireFields = { staff_id: staffId, name, email, role, rights: toWireRights(rights), last_seen_at: lastSeenAt };
  return { ...wireFields, ...toWireVersion(member) };
}

export function toStaffChange(wire: WireStaffChange): StaffChange {
  const { change_id, at, changed_by, staff_id, staff_name, before, after } = wire;
  return {
    changeId: change_id,
    at,
    changedBy: changed_by,
    staffId: staff_id,
    staffName: staff_name,
    before: toRights(before),
    after: toRights(after),
  };
}

export function toWireStaffChange({
  changeId,
  at,
  changedBy,
  staffId,
  staffName,
  ...change
}: StaffChange): WireStaffChange {
  return {
    change_id: changeId,
    at,
    changed_by: changedBy,
    staff_id: staffId,
    staff_name: staffName,
    before: toWireRights(change.before),
    after: toWireRights(change.after),
  };
}
