import {
  type AppliedStockChange,
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
  /** During a save a value that is typed back to its old one stays, because it is a change once the save is done. */
  edit(level: StockLevel, field: StockField, text: string, isSaving: boolean): void;
  revert(key: StockKey): void;
  /** Drops drafts that were saved as sent; values typed since stay, over the saved levels. */
  settle(sent: readonly StockDraft[], saved: readonly AppliedStockChange[]): void;
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
    edit(level, field, text, isSaving) {
      const key = stockKey(level);
      const draft = { ...(drafts.get(key) ?? draftOf(level)), [field]: text };
      setDrafts(isSaving || isDraftChanged(draft) ? new Map(drafts).set(key, draft) : without(key));
    },
    revert: (key) => setDrafts(without(stockKey(key))),
    settle(sent, saved) {
      const asSent = new Set(sent);
      const levels = levelsByKey(saved.flatMap(({ after }) => after ?? []));
      setDrafts((before) => {
        const since = new Map([...before].filter(([, draft]) => !asSent.has(draft)));
        return new Map([...rebased(since, levels)].filter(([, draft]) => isDraftChanged(draft)));
      });
      setNewer(null);
    },
    rebase(current) {
      const levels = levelsByKey(current);
      setDrafts((before) => rebased(before, levels));
      setNewer(current);
    },
    discard() {
      setDrafts(new Map());
      setNewer(null);
    },
  };
}

function levelsByKey(levels: readonly StockLevel[]): ReadonlyMap<string, StockLevel> {
  return new Map(levels.map((level) => [stockKey(level), level]));
}

function rebased(
  drafts: ReadonlyMap<string, StockDraft>,
  levels: ReadonlyMap<string, StockLevel>,
): ReadonlyMap<string, StockDraft> {
  return new Map([...drafts].map(([key, draft]) => [key, { ...draft, base: levels.get(key) ?? draft.base }]));
}
