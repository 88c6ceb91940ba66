import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { brandName } from '../shared/screens/brandName.ts';
import { composeMail, isMailAddress, type Mail, type MailFrame } from './composeMail.ts';
import { englishMailTexts } from './mailTexts.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** How long a confirmation link works. */
export const emailLinkHours = 24;

/** Minimum time between two links to one person, so that the app can't flood a stranger's inbox. */
export const emailLinkGapMs = 60_000;

/** Texts about the address that receives a person's mail. */
export const emailChangeTexts = inLanguage('emailChangeTexts', {
  change: 'Change address',
  add: 'Add an address',
  label: 'New email address',
  send: 'Send link',
  sendAgain: 'Send the link again',
  cancel: 'Cancel',
  cancelChange: 'Cancel the change',
  saving: 'changing your email address',
  sent: (address: string) => `We sent a link to ${bidiIsolate(address)}.`,
  cancelled: 'Your address change is canceled.',
  pendingTitle: (address: string) => `Confirm ${bidiIsolate(address)}`,
  pending: (current: string | null) =>
    `Open the link that we sent there; it works for ${emailLinkHours} hours. Until then ` +
    (current === null ? 'we can’t email you.' : `we email ${bidiIsolate(current)}.`),
  notAnAddress: 'Enter one email address, such as robin@example.com.',
  sameAddress: 'We already email you there.',
  tooSoon: 'We’ve just sent a link. Wait a minute before you ask for another.',
});

/** A person's mail address, and an address waiting for confirmation. */
export interface EmailState {
  /** `null` when unknown. */
  address: string | null;
  /** `null` when none is waiting. */
  pendingAddress: string | null;
  /** When the newest link was sent, ms since 1970; `null` when none was. */
  linkSentAt: number | null;
}

/** Why no link is sent to this address; `null` when one is. */
export function emailChangeProblem(entered: string, state: EmailState, now: number): string | null {
  if (!isMailAddress(entered)) return emailChangeTexts.notAnAddress;
  if (entered === state.address) return emailChangeTexts.sameAddress;
  if (state.linkSentAt !== null && now - state.linkSentAt < emailLinkGapMs) return emailChangeTexts.tooSoon;
  return null;
}

/** Outcome of opening a link. */
export type EmailLinkState = 'open' | 'confirmed' | 'used' | 'replaced' | 'expired' | 'gone' | 'altered';

/** Title and sentence of the page that a link opens. */
export const emailLinkTexts = inLanguage('emailLinkTexts', {
  open: (link: { address: string; name: string; shop: string }) => ({
    title: `Send emails to ${bidiIsolate(link.address)}?`,
    text: `${bidiIsolate(link.name)} asked for this in ${brandName} for ${link.shop}. If that isn’t you, close this page.`,
  }),
  confirm: 'Confirm this address',
  confirmed: (address: string) => ({
    title: 'Your address is confirmed',
    text: `From now on we email ${bidiIsolate(address)}.`,
  }),
  used: { title: 'This link was already used', text: 'Your address is confirmed, or the change was canceled.' },
  replaced: { title: 'There is a newer link', text: 'Open the link in the latest email. Older ones no longer work.' },
  expired: {
    title: 'This link has expired',
    text: `It worked for ${emailLinkHours} hours. Send a new one under Settings, Email. Your address is unchanged.`,
  },
  gone: { title: 'This link no longer works', text: 'The person isn’t on this store’s staff anymore.' },
  altered: {
    title: 'This link is incomplete or not yours',
    text: 'It was made for another person, store or address, or part of it is missing. Copy the whole link from the email.',
  },
});

/** The mail with the link that confirms an address. */
export function composeEmailConfirmation(address: string, confirmUrl: string, frame: MailFrame): Mail {
  const { confirmation: texts } = frame.texts ?? englishMailTexts;
  return composeMail(
    texts.subject,
    [
      {
        title: texts.title(address),
        lines: [texts.works(emailLinkHours), texts.otherwise],
        link: { title: texts.link, url: confirmUrl },
      },
    ],
    { ...frame, why: texts.why(frame.shop) },
  );
}

/** The mail to the address that no longer gets mail. */
export function composeEmailChanged(address: string, frame: MailFrame): Mail {
  const { changed: texts } = frame.texts ?? englishMailTexts;
  return composeMail(
    texts.subject,
    [
      {
        title: texts.title(address),
        lines: [texts.otherwise],
        link: { title: texts.link, url: frame.link('/app/settings/emailnotification') },
      },
    ],
    frame,
  );
}
