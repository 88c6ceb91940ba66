import type { RightsSave, StaffChange, StaffMember } from '@hub/domain/permissions';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { saveOutcome, type SaveOutcome } from '../http/savedVersion.ts';
import { staffEndpoints as endpoints } from './staffEndpoints.ts';
import { toStaffChange, toStaffMember, toWireRights } from './wireStaff.ts';

/** People and their rights; for servers with capability `staff`. Refusals throw RejectedError with the message. */
export interface StaffClient {
  list(options?: CallOptions): Promise<readonly StaffMember[]>;
  saveRights(save: RightsSave, options?: ChangeOptions): Promise<SaveOutcome<StaffMember>>;
  changes(options?: CallOptions): Promise<readonly StaffChange[]>;
}

export function createStaffClient({ http }: Pick<ClientContext, 'http'>): StaffClient {
  return {
    async list(options = {}) {
      const endpoint = endpoints.listStaff;
      return checkReply(endpoint.reply, await http.request(endpoint, options)).staff.map(toStaffMember);
    },
    async saveRights({ staffId, baseVersion, rights }, options = {}) {
      const endpoint = endpoints.saveStaffRights;
      const params = { staff_id: staffId };
      const body = { base_version: baseVersion, rights: toWireRights(rights) };
      const reply = await http.request(endpoint, { ...options, params, body });
      const { member, current } = checkReply(endpoint.reply, reply);
      return saveOutcome(reply, member && toStaffMember(member), current && toStaffMember(current));
    },
    async changes(options = {}) {
      const endpoint = endpoints.listStaffChanges;
      return checkReply(endpoint.reply, await http.request(endpoint, options)).changes.map(toStaffChange);
    },
  };
}
