import { isKeyTaken, keyFromEvent, type Shortcut } from './Shortcut.ts';

/** What each part of the screen offers now; read at each keystroke, so that it can change with every render. */
export interface ShortcutsRef {
  current: readonly Shortcut[];
}

/** All shortcuts of the page in one place, found by key and listed. */
export interface ShortcutRegistry {
  /** Adds the shortcuts of a part; returns a function that removes them. */
  register(shortcuts: ShortcutsRef): () => void;
  /** The shortcuts offered now, one per id; one that works takes precedence over one that is only listed. */
  list(): readonly Shortcut[];
  /** Runs the shortcut of a key. True if it did something, so that the browser must not. */
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

/** Shortcuts with the focus inside first, the innermost before its ancestors; the others in the order offered. */
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
