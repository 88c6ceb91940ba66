import { bidiIsolate } from '../shared/bidiIsolate.ts';
import { brandName } from '../shared/brandName.ts';
import { composeMail, isMailAddress, type Mail, type MailFrame } from './composeMail.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** How long the link works that confirms an address. */
export const emailLinkHours = 24;

/** Between two links to the same person, so that nobody fills a stranger's inbox. */
export const emailLinkGapMs = 60_000;

/** Texts about the address that a person gets mails at; all ours. */
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
  cancelled: 'The change of your address is cancelled.',
  pendingTitle: (address: string) => `Confirm ${bidiIsolate(address)}`,
  pending: (current: string | null) =>
    `Open the link that we sent there; it works for ${emailLinkHours} hours. Until then ` +
    (current === null ? 'we email you nowhere.' : `we email ${bidiIsolate(current)}.`),
  notAnAddress: 'Enter one email address, such as robin@example.com.',
  sameAddress: 'We already email you there.',
  tooSoon: 'We’ve just sent a link. Wait a minute before you ask for another.',
});

/** Where a person gets mails, and the address that waits for its confirmation. */
export interface EmailState {
  /** Null: none is known. */
  address: string | null;
  /** Null: none waits. */
  pendingAddress: string | null;
  /** When the newest link was sent, milliseconds since 1970; null: none was. */
  linkSentAt: number | null;
}

/** Why a link is not sent to this address; null when it is. */
export function emailChangeProblem(entered: string, state: EmailState, now: number): string | null {
  if (!isMailAddress(entered)) return emailChangeTexts.notAnAddress;
  if (entered === state.address) return emailChangeTexts.sameAddress;
  if (state.linkSentAt !== null && now - state.linkSentAt < emailLinkGapMs) return emailChangeTexts.tooSoon;
  return null;
}

/** What became of a link that was opened. */
export type EmailLinkState = 'open' | 'confirmed' | 'used' | 'replaced' | 'expired' | 'gone' | 'altered';

/** Title and sentence of the page behind a link. */
export const emailLinkTexts = inLanguage('emailLinkTexts', {
  open: (link: { address: string; name: string; shop: string }) => ({
    title: `Send mails to ${bidiIsolate(link.address)}?`,
    text: `${bidiIsolate(link.name)} asked for this in ${brandName} for ${link.shop}. If that isn’t you, close this page.`,
  }),
  confirm: 'Confirm this address',
  confirmed: (address: string) => ({
    title: 'Your address is confirmed',
    text: `From now on we email ${bidiIsolate(address)}.`,
  }),
  used: { title: 'This link was already used', text: 'Your address is confirmed, or the change was cancelled.' },
  replaced: { title: 'There is a newer link', text: 'Open the link in the latest mail. Older ones no longer work.' },
  expired: {
    title: 'This link has expired',
    text: `It worked for ${emailLinkHours} hours. Send a new one under Settings, Email. Your address is unchanged.`,
  },
  gone: { title: 'Nobody is waiting for this link', text: 'The person isn’t on this store’s staff any more.' },
  altered: {
    title: 'This link is not complete or not yours',
    text: 'It doesn’t fit the person, the store and the address it was made for. Copy the whole link from the mail.',
  },
});

/** The mail with the link that confirms an address. */
export function composeEmailConfirmation(address: string, confirmUrl: string, frame: MailFrame): Mail {
  return composeMail(
    'Confirm your email address',
    [
      {
        title: `Get your mails at ${address}?`,
        lines: [
          `You asked for this in ${brandName}. The link works once, for ${emailLinkHours} hours.`,
          'If it wasn’t you, do nothing: this address then gets no mails.',
        ],
        link: { title: 'Confirm this address', url: confirmUrl },
      },
    ],
    { ...frame, why: `You get this because somebody entered this address in ${brandName} for ${frame.shop}.` },
  );
}

/** The mail to the address that gets no more mails. */
export function composeEmailChanged(address: string, frame: MailFrame): Mail {
  return composeMail(
    'Your mails go to another address now',
    [
      {
        title: `From now on we email ${address}`,
        lines: ['If you didn’t change this, change it back and tell the owner of the store.'],
        link: { title: 'See your settings', url: frame.link('/app/settings/emailnotification') },
      },
    ],
    frame,
  );
}
