import { randomUUID } from 'node:crypto';
import type { ShopTransaction } from '@hub/database';
import { lockShop, readShop } from '@hub/database/shops';
import { lockStaffEmail, saveConfirmedEmail, savePendingEmail, type StaffEmail } from '@hub/database/staff';
import {
  composeEmailChanged,
  composeEmailConfirmation,
  emailChangeProblem,
  emailLinkHours,
  type EmailLinkState,
  isMailAddress,
} from '@hub/domain/notifications';
import { mailFrame } from '../notifications/mailFrame.ts';
import { addOutgoingMail, type MailWriting } from '../notifications/writeDueMails.ts';

/** Content of a confirmation link. */
export interface EmailLink {
  shopId: number;
  staffId: string;
  /** Code of the person's latest link. */
  code: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface EmailWriting extends MailWriting {
  /** Signed path that confirms an address. */
  confirmEmailPath(link: EmailLink): string;
}

const hourMs = 3_600_000;

/**
 * Sends a confirmation link to a person's new address; mails go to the old one until the link is opened. A null address
 * cancels a pending change, but keeps the time of the link. Resolves to why it failed, or null.
 */
export async function changeEmail(
  transaction: ShopTransaction,
  { staffId, address }: { staffId: string; address: string | null },
  writing: EmailWriting,
): Promise<string | null> {
  await lockShop(transaction);
  const current = await lockStaffEmail(transaction, staffId);
  if (current === null || address === null) {
    await savePendingEmail(transaction, staffId, { pendingEmail: null, pendingEmailCode: null });
    return null;
  }
  const { name, locale, email, pendingEmail, pendingEmailAt } = current;
  const now = writing.now.getTime();
  const state = { address: email, pendingAddress: pendingEmail, linkSentAt: pendingEmailAt?.getTime() ?? null };
  const problem = emailChangeProblem(address, state, now);
  if (problem !== null) return problem;
  const code = randomUUID();
  const pending = { pendingEmail: address, pendingEmailCode: code, pendingEmailAt: writing.now };
  await savePendingEmail(transaction, staffId, pending);
  const { shopId } = transaction;
  const link = { shopId, staffId, code, expiresAt: now + emailLinkHours * hourMs };
  const shop = await readShop(transaction);
  const { frame, unsubscribePath, pageUrl } = mailFrame(shop, { staffId, name, locale }, writing);
  const mail = composeEmailConfirmation(address, pageUrl(writing.confirmEmailPath(link)), frame);
  await addOutgoingMail(transaction, { person: { staffId, email: address }, mail, unsubscribePath }, writing);
  return null;
}

/** Outcome of opening a link, with the address and person while it can be confirmed. */
export type OpenedEmailLink =
  | { state: 'open' | 'confirmed'; address: string; name: string; shop: string }
  | { state: Exclude<EmailLinkState, 'open' | 'confirmed' | 'altered'> };

/** The current state of a link with a valid signature. */
export async function readEmailLink(
  transaction: ShopTransaction,
  link: EmailLink,
  now: Date,
): Promise<OpenedEmailLink> {
  return openLink(transaction, { link, now, member: await lockStaffEmail(transaction, link.staffId) });
}

async function openLink(
  transaction: ShopTransaction,
  { link, now, member }: { link: EmailLink; now: Date; member: StaffEmail | null },
): Promise<OpenedEmailLink> {
  if (now.getTime() >= link.expiresAt) return { state: 'expired' };
  if (member === null) return { state: 'gone' };
  const { pendingEmail, pendingEmailCode, name } = member;
  if (pendingEmail === null) return { state: 'used' };
  if (pendingEmailCode !== link.code) return { state: 'replaced' };
  return { state: 'open', address: pendingEmail, name, shop: (await readShop(transaction)).domain };
}

/** Confirms a link's address once, and notifies the old address. */
export async function confirmEmail(
  transaction: ShopTransaction,
  link: EmailLink,
  writing: EmailWriting,
): Promise<OpenedEmailLink> {
  await lockShop(transaction);
  const member = await lockStaffEmail(transaction, link.staffId);
  const opened = await openLink(transaction, { link, now: writing.now, member });
  if (opened.state !== 'open') return opened;
  const { staffId } = link;
  await saveConfirmedEmail(transaction, staffId, opened.address);
  const { email: oldAddress, locale } = member ?? { email: null, locale: null };
  if (oldAddress !== null && isMailAddress(oldAddress)) {
    const shop = await readShop(transaction);
    const { frame, unsubscribePath } = mailFrame(shop, { staffId, name: opened.name, locale }, writing);
    const mail = composeEmailChanged(opened.address, frame);
    await addOutgoingMail(transaction, { person: { staffId, email: oldAddress }, mail, unsubscribePath }, writing);
  }
  return { ...opened, state: 'confirmed' };
}
