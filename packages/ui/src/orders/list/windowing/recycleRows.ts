/** A slot: elements that show one order after another. */
export interface RowSlot {
  key: number;
  /** Id of its order. */
  id: string;
  /** It has state, an open detail or the focus, that must not pass to another order. */
  isKept: boolean;
}

/** The orders to show, in order. */
export type RowToShow = Omit<RowSlot, 'key'>;

/**
 * Assigns slots to visible orders: an order that stays keeps its slot, a new one takes the free slot at the same
 * position. No element moves in the document, which would lose the focus, and a jump changes texts instead of creating
 * elements. Returns the same array when nothing changed.
 */
export function recycleRows(slots: readonly RowSlot[], rowsToShow: readonly RowToShow[]): readonly RowSlot[] {
  const indexById = new Map(slots.map(({ id }, index) => [id, index]));
  const shownIds = new Set(rowsToShow.map(({ id }) => id));
  let lastKey = slots.reduce((highest, { key }) => Math.max(highest, key), 0);
  let cursor = 0;

  const freeSlot = () => {
    for (; cursor < slots.length; cursor += 1) {
      const slot = slots[cursor];
      if (!slot || shownIds.has(slot.id)) return null;
      if (slot.isKept) continue;
      cursor += 1;
      return slot;
    }
    return null;
  };

  const next = rowsToShow.map((row): RowSlot => {
    const index = indexById.get(row.id);
    const currentSlot = index === undefined ? undefined : slots[index];
    if (index !== undefined && currentSlot) {
      cursor = Math.max(cursor, index + 1);
      return { ...row, key: currentSlot.key };
    }
    const freedSlot = row.isKept ? null : freeSlot();
    if (freedSlot) return { ...row, key: freedSlot.key };
    lastKey += 1;
    return { ...row, key: lastKey };
  });
  return next.length === slots.length && next.every((slot, index) => isSame(slot, slots[index])) ? slots : next;
}

function isSame(a: RowSlot, b: RowSlot | undefined): boolean {
  return a.key === b?.key && a.id === b.id && a.isKept === b.isKept;
}
