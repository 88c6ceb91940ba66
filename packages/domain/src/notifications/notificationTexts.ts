import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import type { NotificationKind } from './NotificationSettings.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the notifications screen. */
export const notificationTexts = inLanguage('notificationTexts', {
  subject: 'your notification settings',
  what: 'notification settings',
  title: 'Notifications',
  note: 'Emails about your orders and 3PLs. Everyone on your staff chooses their own. Your store emails your customers.',
  saving: 'saving your notification settings',
  saved: 'Saved your notification settings.',
  restored: 'Your notification settings are back as they were.',
  goesTo: (address: string) => `We email ${bidiIsolate(address)}.`,
  noAddress: 'We don’t have an email address for you yet.',
  notSent: 'This server doesn’t send email, because SMTP_URL isn’t set. Below is what would be sent.',
  events: 'What to email you about',
  digest: 'Group emails',
  digestHelp: 'At most one email in this time, with counts and the first orders.',
  daily: 'Daily summary',
  dailyHelp: 'What came in and shipped yesterday, and what’s waiting now.',
  summaryTime: 'Send it at',
  quiet: 'Quiet hours',
  quietHelp: 'No emails during these hours, except the daily summary. You’ll get the rest afterward.',
  quietFrom: 'From',
  quietTo: 'To',
  zone: (zone: string) => `Times are in your store’s time zone, ${zone}.`,
  mails: 'Your latest emails',
  mailsSubject: 'your latest emails',
  noMails: 'We haven’t emailed you yet.',
  show: 'Show',
  hide: 'Hide',
  plain: 'As plain text',
  states: { waiting: 'On its way', sent: 'Sent', refused: 'Not delivered', kept: 'Not sent' },
  retried: (tries: number) => `Tried ${formatQuantity(tries, 'time')}`,
  refusedTitle: 'Your emails can’t be delivered.',
  refused: (problem: string | null) =>
    problem === null ? 'The mail server gave no reason.' : `The mail server says: ${problem}`,
  noEvents: 'No events',
  dailyAt: (daily: string, time: string) => `${daily.toLowerCase()} at ${time}`,
});

/** Each event's name and meaning. */
export const notificationKindTexts = inLanguage('notificationKindTexts', {
  errors: { name: 'Errors', help: 'Orders that a warehouse or a workflow refused' },
  providerDown: { name: '3PL down', help: 'A 3PL stopped answering and orders are waiting for it' },
  holdEnded: { name: 'Holds ending', help: 'Orders that come off hold and move on' },
  backOrders: { name: 'Back orders', help: 'Orders waiting for stock' },
} satisfies Record<NotificationKind, { name: string; help: string }>);

/** "30 minutes", "4 hours". */
export const digestMinutesText = inLanguage('digestMinutesText', (minutes: number): string =>
  minutes < 60 ? formatQuantity(minutes, 'minute') : formatQuantity(minutes / 60, 'hour'),
);
