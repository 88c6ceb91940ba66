import {
  draftOf,
  isDraftChanged,
  type StockDraft,
  type StockField,
  type StockKey,
  stockKey,
  type StockLevel,
} from '@hub/domain/stock';
import { useState } from 'react';

interface StockDrafts {
  /** Unsaved values by `stockKey`, including those of other pages. */
  drafts: ReadonlyMap<string, StockDraft>;
  /** Newer versions that blocked the save. */
  newer: readonly StockLevel[] | null;
  edit(level: StockLevel, field: StockField, text: string): void;
  revert(key: StockKey): void;
  /** Drops drafts that were saved as sent; values typed since stay. */
  settle(sent: readonly StockDraft[]): void;
  /** Keeps typed values, over the newer levels. */
  rebase(current: readonly StockLevel[]): void;
  discard(): void;
}

/** Typed values of the levels until they are saved. */
export function useStockDrafts(): StockDrafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, StockDraft>>(new Map());
  const [newer, setNewer] = useState<readonly StockLevel[] | null>(null);
  const without = (key: string) => new Map([...drafts].filter(([other]) => other !== key));
  return {
    drafts,
    newer,
    edit(level, field, text) {
      const key = stockKey(level);
      const draft = { ...(drafts.get(key) ?? draftOf(level)), [field]: text };
      setDrafts(isDraftChanged(draft) ? new Map(drafts).set(key, draft) : without(key));
    },
    revert: (key) => setDrafts(without(stockKey(key))),
    settle(sent) {
      const saved = new Set(sent);
      setDrafts((before) => new Map([...before].filter(([, draft]) => !saved.has(draft))));
      setNewer(null);
    },
    rebase(current) {
      const levels = new Map(current.map((level) => [stockKey(level), level]));
      setDrafts(
        (before) =>
          new Map([...before].map(([key, draft]) => [key, { ...draft, base: levels.get(key) ?? draft.base }])),
      );
      setNewer(current);
    },
    discard() {
      setDrafts(new Map());
      setNewer(null);
    },
  };
}
