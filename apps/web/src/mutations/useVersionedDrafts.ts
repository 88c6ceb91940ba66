import { useState } from 'react';

interface Draft<Value, Saved> {
  /** The saved value at the first change. */
  base: Saved;
  value: Value;
  /** Another person's newer version that blocked the save. */
  newer: Saved | null;
}

/** A saved value as shown on the screen. */
export interface ShownDraft<Value, Saved> {
  value: Value;
  isDirty: boolean;
  /** The newest version that the person has seen, which a save replaces. */
  base: Saved;
  newer: Saved | null;
}

export interface VersionedDrafts<Value, Saved> {
  of(key: string, saved: Saved): ShownDraft<Value, Saved>;
  /** `null`: it has no changes. */
  begun(key: string): ShownDraft<Value, Saved> | null;
  change(key: string, saved: Saved, value: Value): void;
  /** A save was rejected because another person saved first. */
  setNewer(key: string, newer: Saved): void;
  /** Drops saved changes; newer ones stay. */
  settle(key: string, saved: Saved, sent: Value): void;
  discard(key: string): void;
}

/** Unsaved changes of versioned values, by key. `valueOf` leaves out who saved it. */
export function useVersionedDrafts<Value, Saved>(valueOf: (saved: Saved) => Value): VersionedDrafts<Value, Saved> {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft<Value, Saved>>>(new Map());
  const update = (key: string, next: (before: Draft<Value, Saved> | undefined) => Draft<Value, Saved> | undefined) =>
    setDrafts((before) => {
      const after = new Map(before);
      const draft = next(before.get(key));
      if (draft === undefined) after.delete(key);
      else after.set(key, draft);
      return after;
    });
  const begun = (key: string) => {
    const draft = drafts.get(key);
    if (draft === undefined) return null;
    const { base, value, newer } = draft;
    return { value, isDirty: !isSame(value, valueOf(base)), base: newer ?? base, newer };
  };
  return {
    of: (key, saved) => begun(key) ?? { value: valueOf(saved), isDirty: false, base: saved, newer: null },
    begun,
    change: (key, saved, value) =>
      update(key, (before) => ({ base: before?.base ?? saved, newer: before?.newer ?? null, value })),
    setNewer: (key, newer) => update(key, (before) => before && { ...before, newer }),
    settle: (key, saved, sent) =>
      update(key, (before) =>
        before === undefined || before.value === sent ? undefined : { base: saved, newer: null, value: before.value },
      ),
    discard: (key) => update(key, () => undefined),
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
