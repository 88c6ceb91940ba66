import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { statusReply } from '../http/statusReply.ts';
import { wireNumber } from '../http/wireFields.ts';
import { wireRights, wireStaffChange, wireStaffMember } from './wireStaff.ts';

/** The shop's people and their rights; our own calls, for servers with capability `staff`. */
export const staffEndpoints = {
  listStaff: {
    method: 'GET',
    path: '/hub/staff',
    kind: 'read',
    permission: needs.viewSettings,
    summary: 'The people who have opened the app, and what each may view and edit.',
    reply: z.object({ staff: z.array(wireStaffMember) }),
  },
  saveStaffRights: {
    method: 'POST',
    path: '/hub/staff/{staff_id}',
    kind: 'write',
    permission: needs.editRights,
    summary:
      'Saves what a person may do. Owners only, never of oneself, and one owner stays; refused with `current` when ' +
      'somebody else saved newer rights.',
    params: z.object({ staff_id: z.string() }),
    request: z.object({
      /** The version that was changed. */
      base_version: wireNumber,
      rights: wireRights,
    }),
    reply: z.object({
      ...statusReply.shape,
      member: z.optional(wireStaffMember),
      current: z.optional(wireStaffMember),
    }),
  },
  listStaffChanges: {
    method: 'GET',
    path: '/hub/staff/changes',
    kind: 'read',
    permission: needs.viewSettings,
    summary: 'The newest 200 changes of rights: who, when, before and after.',
    reply: z.object({ changes: z.array(wireStaffChange) }),
  },
} as const satisfies Record<string, ShopEndpoint>;

export type StaffEndpointName = keyof typeof staffEndpoints;
