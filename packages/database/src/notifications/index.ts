export {
  addNotificationEvents,
  listNotifiedStaff,
  lockNotificationProgress,
  newestEventId,
  numberNewEvents,
  type NotificationProgress,
  type NotifiedStaff,
  readNewEvents,
  readNotificationSettings,
  removeOldNotifications,
  saveNotificationProgress,
  saveNotificationSettings,
  shopsWithNotifications,
  type StoredEvent,
} from './notificationRecords.ts';
export { addMail, listMails, type NewMail, readMail, type StoredMail, updateMail } from './mailRecords.ts';
export { readSummaryFigures } from './summaryFigures.ts';
export { deleteStaffContacts } from './deleteStaffContacts.ts';
