import { message } from '@hub/domain/messages';
import type { RightsSave, StaffChange, StaffMember } from '@hub/domain/permissions';
import type { SaveDecision } from '@hub/domain/shared';
import { saveReply } from '../http/saveReply.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import { RequestError } from '../server/RequestError.ts';
import type { staffEndpoints } from './staffEndpoints.ts';
import { toRights, toWireStaffChange, toWireStaffMember } from './wireStaff.ts';

/** The people of a shop and their rights. */
export interface StaffPort {
  listStaff(): Answer<readonly StaffMember[]>;
  /** 'unknown': the person no longer exists. */
  saveStaffRights(save: RightsSave): Answer<SaveDecision<StaffMember> | 'unknown'>;
  /** Newest first. */
  listStaffChanges(): Answer<readonly StaffChange[]>;
}

export const staffHandlers = {
  listStaff: async ({ port }) => ({ staff: (await port.listStaff()).map(toWireStaffMember) }),
  saveStaffRights: async ({ port, params, body }) => {
    const decision = await port.saveStaffRights({
      staffId: params.staff_id,
      baseVersion: Number(body.base_version),
      rights: toRights(body.rights),
    });
    if (decision === 'unknown') throw new RequestError(404, message('calls.personGone'));
    return saveReply(decision, toWireStaffMember, (member) => ({ member }));
  },
  listStaffChanges: async ({ port }) => ({ changes: (await port.listStaffChanges()).map(toWireStaffChange) }),
} satisfies Handlers<typeof staffEndpoints, StaffPort>;
