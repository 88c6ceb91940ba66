export { changeStaffRights, readStaffChanges } from './changeStaffRights.ts';
export {
  changeEmail,
  confirmEmail,
  type EmailLink,
  type EmailWriting,
  type OpenedEmailLink,
  readEmailLink,
} from './changeEmail.ts';
export { recordStaff, type SignedInPerson } from './recordStaff.ts';
