import { isTaken, keyOf, type Shortcut } from './Shortcut.ts';

/** What each part of the screen offers now; read at each key stroke, so that it may change with every drawing. */
export interface OfferedShortcuts {
  current: readonly Shortcut[];
}

/** All shortcuts of the page in one place: they are found by key, and listed. */
export interface ShortcutRegistry {
  /** Adds what a part offers; returns how to take it away. */
  offer(shortcuts: OfferedShortcuts): () => void;
  /** What is offered now: one of each id, one that works before one that is only listed. */
  list(): readonly Shortcut[];
  /** Does what a key stands for. True when something was done, so that the browser does nothing of its own. */
  press(event: KeyboardEvent): boolean;
  /** Remembers where the focus was, for keys that several places have. */
  noteFocus(target: EventTarget | null): void;
}

export function createShortcutRegistry(): ShortcutRegistry {
  const offered = new Set<OfferedShortcuts>();
  let lastFocus: Node | null = null;
  const all = () => [...offered].flatMap(({ current }) => current);

  return {
    offer(shortcuts) {
      offered.add(shortcuts);
      return () => offered.delete(shortcuts);
    },
    list() {
      const byId = new Map<string, Shortcut>();
      for (const shortcut of all()) {
        if (byId.get(shortcut.id)?.run === undefined) byId.set(shortcut.id, shortcut);
      }
      return [...byId.values()];
    },
    press(event) {
      const key = keyOf(event);
      if (key === null || event.defaultPrevented || event.isComposing || isTaken(event.target, key)) return false;
      const candidates = all().filter(
        ({ keys, run, repeats }) => run !== undefined && keys.includes(key) && (repeats === true || !event.repeat),
      );
      return nearestFirst(candidates, lastFocus).some(({ run }) => run?.() !== false);
    },
    noteFocus(target) {
      if (target instanceof Node) lastFocus = target;
    },
  };
}

/** Those that the focus is in first, the innermost before what is around it; the others as they were offered. */
function nearestFirst(shortcuts: readonly Shortcut[], focus: Node | null): Shortcut[] {
  const placed = shortcuts.map((shortcut) => {
    const place = shortcut.within?.() ?? null;
    return { shortcut, place, isNear: place !== null && focus !== null && place.contains(focus) };
  });
  return placed
    .filter(({ shortcut, isNear }) => isNear || shortcut.onlyNear !== true)
    .sort((a, b) => {
      if (a.isNear !== b.isNear) return a.isNear ? -1 : 1;
      if (!a.isNear || !a.place || !b.place || a.place === b.place) return 0;
      return a.place.contains(b.place) ? 1 : -1;
    })
    .map(({ shortcut }) => shortcut);
}
