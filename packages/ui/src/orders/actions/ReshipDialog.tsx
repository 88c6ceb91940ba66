import { type ReshipReason, reshipReasons } from '@hub/domain/events';
import { wordsText } from '@hub/domain/messages';
import type { Order } from '@hub/domain/orders';
import {
  longestReshipNote,
  type OrderDetail,
  type OrderReships,
  reshipParts,
  type ReshipRequest,
  reshipRefusal,
  reshipTexts as words,
} from '@hub/domain/orders/detail';
import { orderDisplayName } from '@hub/domain/shared';
import { Select, TextField } from '@shopify/polaris';
import { useState } from 'react';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import styles from './ReshipDialog.module.css';

export interface ReshipDialogProps {
  /** Whether it is open. Typed values stay while it is closed. */
  open: boolean;
  /** The order with units to resend. */
  order: Order;
  /** The order's items. */
  detail: OrderDetail;
  /** Units that can be resent. */
  reships: OrderReships;
  /** The person wants to resend these units. */
  onReship: (request: ReshipRequest) => void;
  /** The person closes the dialog. */
  onCancel: () => void;
}

/** Asks which units of a shipped order to resend and why, and says who ships them under which reference. */
export function ReshipDialog({ open, order, detail, reships, onReship, onCancel }: ReshipDialogProps) {
  const [units, setUnits] = useState<ReadonlyMap<string, number>>(new Map());
  const [reason, setReason] = useState<ReshipReason>('lost');
  const [note, setNote] = useState('');
  const lines = reships.lines.flatMap(({ lineItemId, quantity: most }) => {
    // There may be fewer left since the number was typed.
    const quantity = Math.min(units.get(lineItemId) ?? 0, most);
    return quantity > 0 ? [{ lineItemId, quantity }] : [];
  });
  const { parts, refusal: offRefusal } = reshipParts(order, reships, lines);
  const request: ReshipRequest = { lines, reason, note: note.trim() };
  const refusal = reshipRefusal({ stage: order.stage ?? 'shipped', detail }, reships.sent, request) ?? offRefusal;
  const shownRefusal = offRefusal === null ? null : wordsText(offRefusal);
  const total = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <ConfirmDialog
      open={open}
      title={words.title(orderDisplayName(order))}
      body={words.follows}
      confirmLabel={words.confirm(total)}
      disabledReason={refusal === null ? null : wordsText(refusal)}
      onConfirm={() => onReship(request)}
      onCancel={onCancel}
    >
      <div className={styles.form}>
        <ul className={styles.lines} data-autofocus>
          {reships.lines.map(({ lineItemId, quantity: most }) => {
            const name = detail.lineItems.find((item) => item.lineItemId === lineItemId)?.name ?? lineItemId;
            return (
              <li key={lineItemId} className={styles.line}>
                <span className={styles.name} dir="auto">
                  {name}
                </span>
                <TextField
                  label={words.unitsOf(name)}
                  labelHidden
                  type="integer"
                  inputMode="numeric"
                  min={0}
                  max={most}
                  autoComplete="off"
                  selectTextOnFocus
                  suffix={words.ofUnits(most)}
                  value={String(Math.min(units.get(lineItemId) ?? 0, most))}
                  onChange={(typed) => setUnits(new Map(units).set(lineItemId, unitsTyped(typed, most)))}
                />
              </li>
            );
          })}
        </ul>
        <Select
          label={words.reason}
          options={reshipReasons.map((value) => ({ value, label: words.reasons[value] }))}
          value={reason}
          onChange={(chosen) => setReason(reshipReasons.find((known) => known === chosen) ?? reason)}
        />
        <TextField
          label={words.note}
          helpText={words.noteHelp}
          autoComplete="off"
          maxLength={longestReshipNote}
          value={note}
          onChange={setNote}
        />
        <div className={styles.preview} aria-live="polite">
          {lines.length === 0 && <p>{words.choose}</p>}
          {shownRefusal !== null && <p data-warning>{shownRefusal}</p>}
          {shownRefusal === null &&
            parts.map(({ provider, units: quantity, name, reference }) => (
              <p key={reference}>{words.part(provider, quantity, name, reference)}</p>
            ))}
        </div>
      </div>
    </ConfirmDialog>
  );
}

/** Whole units from 0 to `most`; 0 for text that is not a number. */
function unitsTyped(typed: string, most: number): number {
  const digits = Number(typed.replace(/\D/g, ''));
  return Number.isSafeInteger(digits) ? Math.min(digits, most) : most;
}
