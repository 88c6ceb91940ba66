export { lockStaffEmail, saveConfirmedEmail, savePendingEmail, type StaffEmail } from './staffEmails.ts';
export {
  addStaffChange,
  listOwnerNames,
  listStaff,
  listStaffChanges,
  recordStaffMember,
  type SeenStaff,
  saveStaffRights,
} from './staffRecords.ts';
