import { isKeyTaken, keyFromEvent, type Shortcut } from './Shortcut.ts';

/** What each part of the screen offers now; read at each key stroke, so that it may change with every drawing. */
export interface ShortcutsRef {
  current: readonly Shortcut[];
}

/** All shortcuts of the page in one place: they are found by key, and listed. */
export interface ShortcutRegistry {
  /** Adds what a part offers; returns how to take it away. */
  register(shortcuts: ShortcutsRef): () => void;
  /** What is offered now: one of each id, one that works before one that is only listed. */
  list(): readonly Shortcut[];
  /** Does what a key stands for. True when something was done, so that the browser does nothing of its own. */
  handleKeyDown(event: KeyboardEvent): boolean;
  /** Remembers where the focus was, for keys that several places have. */
  trackFocus(target: EventTarget | null): void;
}

export function createShortcutRegistry(): ShortcutRegistry {
  const registered = new Set<ShortcutsRef>();
  let lastFocus: Node | null = null;
  const all = () => [...registered].flatMap(({ current }) => current);

  return {
    register(shortcuts) {
      registered.add(shortcuts);
      return () => registered.delete(shortcuts);
    },
    list() {
      const byId = new Map<string, Shortcut>();
      for (const shortcut of all()) {
        if (byId.get(shortcut.id)?.run === undefined) byId.set(shortcut.id, shortcut);
      }
      return [...byId.values()];
    },
    handleKeyDown(event) {
      const key = keyFromEvent(event);
      if (key === null || event.defaultPrevented || event.isComposing || isKeyTaken(event.target, key)) return false;
      const candidates = all().filter(
        ({ keys, run, canRepeat }) => run !== undefined && keys.includes(key) && (canRepeat === true || !event.repeat),
      );
      return sortByFocus(candidates, lastFocus).some(({ run }) => run?.() !== false);
    },
    trackFocus(target) {
      if (target instanceof Node) lastFocus = target;
    },
  };
}

/** Those that the focus is in first, the innermost before what is around it; the others as they were offered. */
function sortByFocus(shortcuts: readonly Shortcut[], focus: Node | null): Shortcut[] {
  const located = shortcuts.map((shortcut) => {
    const container = shortcut.within?.() ?? null;
    return { shortcut, container, hasFocus: container !== null && focus !== null && container.contains(focus) };
  });
  return located
    .filter(({ shortcut, hasFocus }) => hasFocus || shortcut.requiresFocusWithin !== true)
    .sort((a, b) => {
      if (a.hasFocus !== b.hasFocus) return a.hasFocus ? -1 : 1;
      if (!a.hasFocus || !a.container || !b.container || a.container === b.container) return 0;
      return a.container.contains(b.container) ? 1 : -1;
    })
    .map(({ shortcut }) => shortcut);
}
