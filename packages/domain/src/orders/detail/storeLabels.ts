import { formatShortTime } from '../../shared/dates/formatShortTime.ts';
import { openDisputes } from '../../shared/shipping/ShipPolicy.ts';
import { shownLabel } from '../../shared/texts/shownLabel.ts';
import { storeWords } from '../../shared/shop/storeWords.ts';
import type { Order } from '../Order.ts';
import { eventText } from '../timeline/eventText.ts';
import type { StoreRest } from './OrderDetail.ts';
import { orderFieldTexts } from '../fields/orderFields.ts';
import { holdUntilWords, storeRestWords } from './orderTexts.ts';
import { reshipTexts } from './reshipTexts.ts';

/** The store's facts about an order, and any reships, shown beside its name. */
export interface StoreLabel {
  kind: 'test' | 'risk' | 'dispute' | 'payment' | 'delivery' | 'kept' | 'elsewhere' | 'reship';
  text: string;
  /** Red when a person must act before anything leaves. */
  tone: 'plain' | 'info' | 'attention' | 'critical';
}

type LabelledOrder = Pick<
  Order,
  'isTest' | 'risk' | 'dispute' | 'paymentStatus' | 'deliveryMethod' | 'stage' | 'stageReason' | 'reship' | 'keptUnits'
>;

const fieldLabels = orderFieldTexts.labels;

/** Values that need no label. */
const usual: ReadonlySet<string> = new Set(['', 'PAID', 'SHIPPING', 'ACCEPT']);

const paymentTones: Readonly<Record<string, StoreLabel['tone']>> = {
  PENDING: 'attention',
  PARTIALLY_PAID: 'attention',
  EXPIRED: 'critical',
};

const none: readonly StoreLabel[] = [];

/**
 * An order's labels, most urgent first; none for a paid order with standard shipping. Unknown values stay as they
 * are.
 */
export function storeLabels(order: LabelledOrder): readonly StoreLabel[] {
  const { isTest, risk, dispute, paymentStatus, deliveryMethod, stage, stageReason, reship, keptUnits } = order;
  const elsewhere = stage === 'closed' ? stageReason : undefined;
  // Called for each row of a long list.
  const hasRisk = risk !== 'NONE' && !usual.has(risk);
  const isUsual = usual.has(paymentStatus) && usual.has(deliveryMethod) && dispute === '' && reship === '';
  if (!isTest && !hasRisk && isUsual && keptUnits === 0 && elsewhere === undefined) return none;
  const labels: StoreLabel[] = [];
  if (isTest) labels.push({ kind: 'test', text: fieldLabels.isTest, tone: 'info' });
  if (hasRisk)
    labels.push({
      kind: 'risk',
      text: riskText(risk),
      tone: risk === 'CANCEL' ? 'critical' : 'attention',
    });
  if (dispute !== '')
    labels.push({
      kind: 'dispute',
      text: disputeText(dispute),
      tone: openDisputes.includes(dispute) ? 'critical' : 'plain',
    });
  if (!usual.has(paymentStatus))
    labels.push({
      kind: 'payment',
      text: shownLabel(storeWords.paymentStatuses, paymentStatus),
      tone: paymentTones[paymentStatus] ?? 'plain',
    });
  if (!usual.has(deliveryMethod))
    labels.push({ kind: 'delivery', text: shownLabel(storeWords.deliveryMethods, deliveryMethod), tone: 'plain' });
  if (keptUnits > 0) labels.push({ kind: 'kept', text: storeRestWords.label(keptUnits), tone: 'info' });
  if (reship !== '')
    labels.push({
      kind: 'reship',
      text: shownLabel(reshipTexts.marks, reship),
      tone: reship === 'failed' ? 'critical' : 'info',
    });
  if (elsewhere !== undefined) labels.push({ kind: 'elsewhere', text: elsewhere, tone: 'plain' });
  return labels;
}

/** Prefix for a label that is unclear on its own: "Payment status: Expired". '' for the others. */
export function storeLabelSubject({ kind }: StoreLabel): string {
  return kind === 'payment' ? `${fieldLabels.paymentStatus}: ` : '';
}

/** All store facts on payment, dispute, risk and delivery, for an open order: "Payment status: Paid". */
export function storeFactTexts(
  order: Pick<Order, 'risk' | 'dispute' | 'paymentStatus' | 'deliveryMethod'>,
): readonly string[] {
  const { risk, dispute, paymentStatus, deliveryMethod } = order;
  return [
    ...(paymentStatus === ''
      ? []
      : [`${fieldLabels.paymentStatus}: ${shownLabel(storeWords.paymentStatuses, paymentStatus)}`]),
    ...(deliveryMethod === ''
      ? []
      : [`${fieldLabels.deliveryMethod}: ${shownLabel(storeWords.deliveryMethods, deliveryMethod)}`]),
    ...(risk === '' ? [] : [riskText(risk)]),
    ...(dispute === '' ? [] : [disputeText(dispute)]),
  ];
}

const riskText = (risk: string) => `${fieldLabels.risk}: ${shownLabel(storeWords.risks, risk)}`;

const disputeText = (dispute: string) => `${fieldLabels.dispute}: ${shownLabel(storeWords.disputes, dispute)}`;

/** "until Dec 3, 9:00 AM": when the order's hold ends; `null` when a person or the store ends it. */
export function holdUntilText({ holdUntil }: Pick<Order, 'holdUntil'>, timeZone: string): string | null {
  return holdUntil === null ? null : holdUntilWords(formatShortTime(holdUntil, timeZone));
}

/** "1 unit: Scheduled in the store for 2026-12-05 09:00 UTC": what of an order that ships stays in the store. */
export function storeRestTexts(rest: readonly StoreRest[]): readonly string[] {
  return rest.map(({ units, event }) => storeRestWords.line(units, eventText(event)));
}
