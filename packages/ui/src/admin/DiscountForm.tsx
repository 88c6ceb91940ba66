import type { AdminDiscount } from '@hub/domain/admin';
import { discountProblem } from '@hub/domain/plans';
import { type FormEvent, useState } from 'react';
import { AdminButton } from './AdminButton.tsx';
import styles from './admin.module.css';
import { discountText } from './discountText.ts';

/** A discount as typed, with its days as instants. */
export type TypedDiscount = Pick<AdminDiscount, 'percent' | 'startsAt' | 'endsAt' | 'note'>;

export interface DiscountFormProps {
  /** The saved discount. */
  saved: AdminDiscount;
  now: () => Date;
  /** The call is in progress. */
  isBusy: boolean;
  /** Result of the last save; null: none yet. */
  result: { text: string; isError: boolean } | null;
  /** A newer version that someone else saved; null: none. */
  newer: AdminDiscount | null;
  /** The discount before the last save, for undo; null: nothing was saved here. */
  before: TypedDiscount | null;
  /** Called with the typed discount when it differs from the saved one, else with null. */
  onEdit: (typed: TypedDiscount | null) => void;
  /** Called to save over the version that the person saw. */
  onSave: (typed: TypedDiscount, baseVersion: number) => void;
}

/** A shop's discount: how much, from when to when and why. */
export function DiscountForm({ saved, now, isBusy, result, newer, before, onEdit, onSave }: DiscountFormProps) {
  const [typed, setTyped] = useState({
    percent: String(saved.percent),
    first: saved.startsAt?.slice(0, 10) ?? '',
    last: saved.endsAt?.slice(0, 10) ?? '',
    note: saved.note,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const edit = (change: Partial<typeof typed>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    setProblem(null);
    const discount = toDiscount(next);
    onEdit(isSame(discount, saved) ? null : discount);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const discount = toDiscount(typed);
    const ms = (time: string | null) => (time === null ? null : Date.parse(time));
    const days = { startsAt: ms(discount.startsAt), endsAt: ms(discount.endsAt) };
    const found =
      discountProblem({ percent: discount.percent, ...days }, now().getTime()) ??
      (discount.percent > 0 && discount.note === '' ? 'Say why the shop pays less.' : null);
    setProblem(found);
    if (found === null) onSave(discount, newer?.version ?? saved.version);
  };
  return (
    <form aria-label="Discount" className={styles.form} noValidate onSubmit={save}>
      <label className={styles.field}>
        Percent off
        <input
          type="number"
          min={0}
          max={100}
          value={typed.percent}
          onChange={(event) => edit({ percent: event.target.value })}
        />
      </label>
      <label className={styles.field}>
        First day (UTC)
        <input type="date" value={typed.first} onChange={(event) => edit({ first: event.target.value })} />
      </label>
      <label className={styles.field}>
        Last day (UTC)
        <input type="date" value={typed.last} onChange={(event) => edit({ last: event.target.value })} />
      </label>
      <label className={`${styles.field} ${styles.wide}`}>
        Reason
        <input value={typed.note} maxLength={500} onChange={(event) => edit({ note: event.target.value })} />
      </label>
      <p className={`${styles.quiet} ${styles.wide}`}>
        Without a first day it starts now, without a last day it stays until you change it. 0 percent ends it. It counts
        for the next plan the shop confirms.
      </p>
      {newer && (
        <p role="alert" className={`${styles.failed} ${styles.wide}`}>
          Somebody else saved another discount meanwhile: {discountText(newer)}. Yours isn’t saved:{' '}
          {discountText(toDiscount(typed))}. Save again to replace theirs.
        </p>
      )}
      <p role="status" className={styles.wide}>
        {problem ?? result?.text}
      </p>
      <AdminButton isSubmit look="primary" isBusy={isBusy}>
        {newer ? 'Replace their discount' : 'Save discount'}
      </AdminButton>
      {before !== null && newer === null && result?.isError === false && (
        <AdminButton isBusy={isBusy} onClick={() => onSave(before, saved.version)}>
          Undo
        </AdminButton>
      )}
    </form>
  );
}

function toDiscount({
  percent,
  first,
  last,
  note,
}: Record<'percent' | 'first' | 'last' | 'note', string>): TypedDiscount {
  return {
    percent: percent.trim() === '' ? Number.NaN : Number(percent),
    startsAt: first === '' ? null : `${first}T00:00:00.000Z`,
    // The discount lasts to the end of its last day.
    endsAt: last === '' ? null : `${last}T23:59:59.999Z`,
    note: note.trim(),
  };
}

function isSame(a: TypedDiscount, b: TypedDiscount): boolean {
  const day = (time: string | null) => time?.slice(0, 10) ?? null;
  return (
    a.percent === b.percent &&
    a.note === b.note &&
    day(a.startsAt) === day(b.startsAt) &&
    day(a.endsAt) === day(b.endsAt)
  );
}
