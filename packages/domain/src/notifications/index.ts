export {
  composeAccessEnded,
  composeDigest,
  composeSummary,
  isMailAddress,
  type Mail,
  type MailFrame,
  type MailItem,
  namesInMail,
  oneLine,
  type SummaryFigures,
  type WrittenMail,
} from './composeMail.ts';
export { checkNotificationSettings, decideNotificationSave } from './decideNotificationSave.ts';
export {
  composeEmailChanged,
  composeEmailConfirmation,
  emailChangeProblem,
  emailChangeTexts,
  emailLinkHours,
  type EmailLinkState,
  emailLinkTexts,
} from './emailChange.ts';
export { isDigestDue, isQuiet, summaryDue } from './mailTimes.ts';
export { mailFormat, type MailFormat } from './MailFormat.ts';
export { englishMailTexts, type ErrorReason, type MailTexts } from './mailTexts.ts';
export {
  digestMinutes,
  newNotificationSettings,
  type NotificationKind,
  notificationKinds,
  type NotificationSettings,
  notificationSettingsIn,
  type SavedNotificationSettings,
  wantsMails,
  withoutMails,
} from './NotificationSettings.ts';
export { digestMinutesText, notificationKindTexts, notificationTexts } from './notificationTexts.ts';
