/** One place for a row in the document: its elements show one order after another. */
export interface Slot {
  key: number;
  /** Of the order that it shows. */
  id: string;
  /**
   * What it shows has something of its own, an open detail or the focus, that must not be found in another order's row.
   */
  isKept: boolean;
}

/** What is to be shown, in the order of the list. */
export type SlotWish = Omit<Slot, 'key'>;

/**
 * The slots for the orders that come into sight: an order that stays keeps its slot, and one that comes takes a slot
 * that has become free at the same place among those that stay. So nothing ever moves in the document, which would take
 * the focus from what is moved; and a jump changes texts where it would have made elements. The same array when nothing
 * changed.
 */
export function nextSlots(before: readonly Slot[], wishes: readonly SlotWish[]): readonly Slot[] {
  const places = new Map(before.map(({ id }, place) => [id, place]));
  const stays = new Set(wishes.map(({ id }) => id));
  let lastKey = before.reduce((highest, { key }) => Math.max(highest, key), 0);
  let at = 0;

  const freeSlot = () => {
    for (; at < before.length; at += 1) {
      const slot = before[at];
      if (!slot || stays.has(slot.id)) return null;
      if (slot.isKept) continue;
      at += 1;
      return slot;
    }
    return null;
  };

  const next = wishes.map((wish): Slot => {
    const place = places.get(wish.id);
    const own = place === undefined ? undefined : before[place];
    if (place !== undefined && own) {
      at = Math.max(at, place + 1);
      return { ...wish, key: own.key };
    }
    const free = wish.isKept ? null : freeSlot();
    if (free) return { ...wish, key: free.key };
    lastKey += 1;
    return { ...wish, key: lastKey };
  });
  return next.length === before.length && next.every((slot, place) => isSame(slot, before[place])) ? before : next;
}

function isSame(a: Slot, b: Slot | undefined): boolean {
  return a.key === b?.key && a.id === b.id && a.isKept === b.isKept;
}
