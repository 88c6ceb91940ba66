export { changeNotifications, stopMails } from './changeNotifications.ts';
export { type Mailer, MailRefusedError, mailTries, type OutgoingMail, sendMail } from './sendMail.ts';
export { type MailWriting, writeDueMails } from './writeDueMails.ts';
