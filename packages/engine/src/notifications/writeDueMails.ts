import { randomUUID } from 'node:crypto';
import { type Database, type OnShopError, type ShopTransaction, workEachShop } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import {
  addMail,
  listNotifiedStaff,
  lockNotificationProgress,
  newestEventId,
  numberNewEvents,
  type NotifiedStaff,
  readNewEvents,
  readSummaryFigures,
  saveNotificationProgress,
  shopsWithNotifications,
  type StoredEvent,
} from '@hub/database/notifications';
import { lockShop, readShop, type ShopRecord } from '@hub/database/shops';
import { listAccountHealth } from '@hub/database/warehouses';
import { findProvider } from '@hub/domain/integrations';
import {
  composeDigest,
  composeSummary,
  type ErrorReason,
  isDigestDue,
  isMailAddress,
  type Mail,
  type MailItem,
  namesInMail,
  type NotificationKind,
  notificationKinds,
  summaryDue,
} from '@hub/domain/notifications';
import { errorCure, parseShipmentError, parseWorkflowErrors } from '@hub/domain/orders/errors';
import { sections } from '@hub/domain/permissions';
import { type MailJob, queues } from '../jobs/queues.ts';
import { type MailAddresses, mailFrame } from './mailFrame.ts';

export interface MailWriting extends MailAddresses {
  now: Date;
  /** False when mails are only stored for viewing. */
  sendsMail: boolean;
}

/**
 * Writes the due digests and daily summaries of all shops, each in one transaction with the job that sends it. Safe to
 * run in several processes. Resolves to the number of mails.
 */
export async function writeDueMails(database: Database, writing: MailWriting, onError: OnShopError): Promise<number> {
  let written = 0;
  const write = async ({ shopId }: { shopId: number }) => {
    written += await database.inShop(shopId, (transaction) => writeShopMails(transaction, writing));
  };
  await workEachShop(await shopsWithNotifications(database), write, onError);
  return written;
}

/** The same for one shop. */
export async function writeShopMails(transaction: ShopTransaction, writing: MailWriting): Promise<number> {
  const shop = await readShop(transaction);
  await lockShop(transaction);
  await numberNewEvents(transaction);
  const newest = await newestEventId(transaction);
  let written = 0;
  for (const person of await listNotifiedStaff(transaction)) {
    if (!isMailAddress(person.email)) continue;
    written += await writePersonMails(transaction, { shop, person, newest }, writing);
  }
  return written;
}

interface PersonMails {
  shop: ShopRecord;
  person: NotifiedStaff;
  newest: number;
}

async function writePersonMails(
  transaction: ShopTransaction,
  { shop, person, newest }: PersonMails,
  writing: MailWriting,
): Promise<number> {
  const { settings, staffId } = person;
  const { timeZone } = shop;
  const now = writing.now.getTime();
  const progress = await lockNotificationProgress(transaction, staffId, newest);
  const mails: Mail[] = [];
  const next = { ...progress };
  const { frame, unsubscribePath } = mailFrame(shop, person, writing);

  const kinds = notificationKinds.filter((kind) => settings.kinds[kind] && mayKnow(person, kind));
  const range = { kinds, afterId: progress.lastEventId };
  const events = kinds.length === 0 ? [] : await readNewEvents(transaction, range);
  const [oldest] = events;
  if (oldest === undefined) next.lastEventId = Math.max(progress.lastEventId, newest);
  else if (isDigestDue(settings, { oldestAt: oldest.at.getTime(), now, timeZone })) {
    next.lastEventId = Math.max(progress.lastEventId, newest);
    const items = await itemsOf(transaction, events);
    if (items.length > 0) {
      mails.push(composeDigest(items, frame));
      next.lastDigestAt = writing.now;
    }
  }

  const day = mayKnow(person, 'errors')
    ? summaryDue(settings, { lastOn: progress.lastSummaryOn, now, timeZone })
    : null;
  if (day !== null) {
    next.lastSummaryOn = day;
    const figures = await readSummaryFigures(transaction, { day, timeZone });
    mails.push(composeSummary(figures, { at: writing.now, timeZone }, frame));
  }

  if (next.lastEventId !== progress.lastEventId || mails.length > 0 || day !== null)
    await saveNotificationProgress(transaction, staffId, next);
  for (const mail of mails) await addOutgoingMail(transaction, { person, mail, unsubscribePath }, writing);
  return mails.length;
}

/** Adds a mail and the job that sends it. */
export async function addOutgoingMail(
  transaction: ShopTransaction,
  {
    person,
    mail,
    unsubscribePath,
  }: { person: Pick<NotifiedStaff, 'staffId' | 'email'>; mail: Mail; unsubscribePath: string },
  { now, sendsMail }: Pick<MailWriting, 'now' | 'sendsMail'>,
): Promise<void> {
  const mailId = randomUUID();
  await addMail(transaction, {
    mailId,
    staffId: person.staffId,
    address: person.email,
    subject: mail.subject,
    textBody: mail.text,
    htmlBody: mail.html,
    unsubscribePath,
    createdAt: now,
    state: sendsMail ? 'waiting' : 'kept',
  });
  const job: MailJob = { mailId };
  if (sendsMail) await addJobs(transaction, [{ queue: queues.sendMail, data: job }]);
}

/** Mails only contain what the person may see in the app. */
function mayKnow({ rights }: NotifiedStaff, kind: NotificationKind): boolean {
  const section = kind === 'providerDown' ? sections.integrations : sections.dashboard;
  return rights.isOwner || rights.sections[section] !== 'none';
}

/** Items for the events that still apply, in mail order. */
async function itemsOf(transaction: ShopTransaction, events: readonly StoredEvent[]): Promise<MailItem[]> {
  const orders = new Map(
    events.flatMap(({ kind, orderId, order }) =>
      orderId === null || order === null || !isStillSo(kind, order.stage)
        ? []
        : [[`${kind} ${orderId}`, { kind, order }]],
    ),
  );
  const isDown = events.some(({ kind }) => kind === 'providerDown');
  const down = isDown ? (await listAccountHealth(transaction)).filter(({ pausedAt }) => pausedAt !== null) : [];
  const named = new Set(events.filter(({ kind }) => kind === 'providerDown').map(({ provider }) => provider));
  const providers = [...new Set(down.map(({ providerId }) => providerId))].filter((id) => named.has(id));
  return notificationKinds.flatMap((kind): MailItem[] => {
    if (kind === 'providerDown') {
      const names = providers.map((id) => findProvider(id)?.name ?? id);
      return names.length === 0 ? [] : [{ kind, count: names.length, names: names.slice(0, 3), reasons: [] }];
    }
    const found = [...orders.values()].filter((each) => each.kind === kind).map(({ order }) => order);
    if (found.length === 0) return [];
    const names = found.slice(0, namesInMail).map(({ name }) => name);
    return [{ kind, count: found.length, names, reasons: kind === 'errors' ? reasonsOf(found) : [] }];
  });
}

function isStillSo(kind: NotificationKind, stage: string): boolean {
  if (kind === 'errors') return stage === 'error';
  if (kind === 'backOrders') return stage === 'backOrder';
  return stage !== 'closed' && stage !== 'cancelled';
}

/** One reason per order, most frequent first, unknown reasons last. Mails never contain a 3PL's own text. */
function reasonsOf(orders: readonly { error: string; errorMessage: string }[]): MailItem['reasons'] {
  const counts = new Map<ErrorReason, number>();
  for (const { error, errorMessage } of orders) {
    const workflowErrors = parseWorkflowErrors(error);
    const shipmentError = parseShipmentError(errorMessage);
    const errors =
      workflowErrors.length > 0 || shipmentError === null ? workflowErrors : [{ message: shipmentError, type: null }];
    const reason = errors.map((each) => errorCure(each)?.kind).find((kind) => kind !== undefined) ?? 'other';
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const rank = (reason: ErrorReason, count: number) => (reason === 'other' ? 0 : count);
  return [...counts]
    .map(([reason, count]) => ({ reason, count }))
    .toSorted((a, b) => rank(b.reason, b.count) - rank(a.reason, a.count));
}
