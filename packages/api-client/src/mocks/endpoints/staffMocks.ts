import { message } from '@hub/domain/messages';
import { decideRightsSave, hasSameRights } from '@hub/domain/permissions';
import { saveReply } from '../../http/saveReply.ts';
import { RequestError } from '../../server/RequestError.ts';
import type { staffEndpoints } from '../../staff/staffEndpoints.ts';
import { toRights, toWireStaffChange, toWireStaffMember } from '../../staff/wireStaff.ts';
import type { Mocks } from '../http/Mock.ts';

export const staffMocks = {
  listStaff: ({ shop }) => ({ staff: shop.staff.members.map(toWireStaffMember) }),
  saveStaffRights: ({ shop, params, body, now }) => {
    const save = {
      staffId: params.staff_id,
      baseVersion: Number(body.base_version),
      rights: toRights(body.rights),
    };
    const { members, changes } = shop.staff;
    const decision = decideRightsSave(members, save, { byId: '1', now: now.toISOString() });
    if (decision === 'unknown') throw new RequestError(404, message('calls.personGone'));
    if (decision.type === 'saved') {
      const { saved } = decision;
      const before = members.find(({ staffId }) => staffId === saved.staffId)?.rights ?? saved.rights;
      shop.staff.members = members.map((member) => (member.staffId === saved.staffId ? saved : member));
      if (!hasSameRights(before, saved.rights)) {
        const change = { staffId: saved.staffId, staffName: saved.name, before, after: saved.rights };
        const by = { changeId: String(changes.length + 1), at: now.toISOString(), changedBy: shop.userName };
        shop.staff.changes = [{ ...by, ...change }, ...changes];
      }
    }
    return saveReply(decision, toWireStaffMember, (member) => ({ member }));
  },
  listStaffChanges: ({ shop }) => ({ changes: shop.staff.changes.map(toWireStaffChange) }),
} satisfies Mocks<typeof staffEndpoints>;
