/** Where a shortcut works. The sheet groups shortcuts by this, in this order. */
export const shortcutGroups = ['Everywhere', 'List of orders', 'Open order'] as const;

export type ShortcutGroup = (typeof shortcutGroups)[number];

/** An action with its keys. */
export interface Shortcut {
  /** Identifies it; several places with the same id (each list of the dashboard) share one line in the sheet. */
  id: string;
  /**
   * Alternative keys, in the notation of `KeyboardEvent.key`: `j`, `/`, `Enter`; with `Mod+` for Ctrl or, on a Mac,
   * Command.
   */
  keys: readonly string[];
  /** What it does, in the imperative: "Open or close the order". */
  label: string;
  group: ShortcutGroup;
  /** When it works, if it is only listed now: "once an order is open". */
  note?: string | undefined;
  /**
   * Runs it. Returns false if there was nothing to do, and the key goes to the next place that has it. Absent: only
   * listed, because its target is not there now.
   */
  run?: (() => boolean | void) | undefined;
  /**
   * The element that it belongs to. If several places have the same key, the one with the focus, or that had it last,
   * goes first.
   */
  within?: (() => Element | null) | undefined;
  /** Works only where the focus is, or was last: for actions that must not hit an item other than the current one. */
  requiresFocusWithin?: boolean | undefined;
  /** Holding the key down repeats it. */
  canRepeat?: boolean | undefined;
}

/** The registry key of an event: `j`, `?`, `Mod+k`; null for a combination that belongs to the browser. */
export function keyFromEvent({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): string | null {
  if (altKey) return null;
  // With Caps Lock on, the j key gives "J", which is the same key; Shift only makes a different key of "/" ("?").
  const name = /^[A-Z]$/.test(key) ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `Mod+${name}` : name;
}

/** Whether the focused element handles the key itself: text input, option search, dialog. */
export function isKeyTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  // A combination types no text, so it may also work in a field.
  if (key.startsWith('Mod+')) return document.querySelector(modalSelector) !== null;
  if (
    target.closest(textInputSelector) !== null ||
    document.querySelector(modalSelector) !== null ||
    target.closest(widgetSelector) !== null
  )
    return true;
  return (key === 'Enter' || key === ' ') && target.closest(pressableSelector) !== null;
}

const textInputSelector =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, ' +
  '[contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"], [role="searchbox"]';
const modalSelector = 'dialog[open], [aria-modal="true"]';
const widgetSelector = '[role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]';
const pressableSelector = 'a, button, input, summary, [role="button"], [role="link"]';
