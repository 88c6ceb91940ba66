import type { StaffPort } from '@hub/api-client/server';
import { listStaff } from '@hub/database/staff';
import { changeStaffRights, readStaffChanges } from '@hub/engine/staff';
import type { EngineCall } from '../CallContext.ts';

export function staffPort({ transaction, session, now }: EngineCall): StaffPort {
  return {
    listStaff: () => listStaff(transaction),
    saveStaffRights: (save) => changeStaffRights(transaction, session, save, now),
    listStaffChanges: () => readStaffChanges(transaction),
  };
}
