/** Where a shortcut works, as the sheet groups them, in its order. */
export const shortcutGroups = ['Everywhere', 'List of orders', 'Open order'] as const;

export type ShortcutGroup = (typeof shortcutGroups)[number];

/** Something that a key does. */
export interface Shortcut {
  /** Names it; the same one from several places (each list of the dashboard) is one line of the sheet. */
  id: string;
  /**
   * Any of them does it, written as `KeyboardEvent.key` has them: `j`, `/`, `Enter`; with `Mod+` for Ctrl or, on a Mac,
   * Command.
   */
  keys: readonly string[];
  /** What it does, as an order: "Open or close the order". */
  label: string;
  group: ShortcutGroup;
  /** When it works, for what is only listed: "once an order is open". */
  note?: string | undefined;
  /**
   * Does it. False: it was nothing to do here, and the key goes on to the next that has it. Absent: it is only listed,
   * because what it works on is not there now.
   */
  run?: (() => boolean | void) | undefined;
  /**
   * What it belongs to. Where several places have the same key, the one that the focus is in, or was in last, goes
   * first.
   */
  within?: (() => Element | null) | undefined;
  /** Works only where the focus is, or was last: for what must not happen to another than the one that is looked at. */
  requiresFocusWithin?: boolean | undefined;
  /** Holding the key down does it again and again. */
  canRepeat?: boolean | undefined;
}

/** Which key of the registry an event is: `j`, `?`, `Mod+k`; null for a combination that belongs to the browser. */
export function keyFromEvent({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): string | null {
  if (altKey) return null;
  // With Caps Lock on, "J" is what comes of the key that says j; Shift makes another key of "/" only.
  const name = /^[A-Z]$/.test(key) ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `Mod+${name}` : name;
}

/** Where a key belongs to what the focus is in: text is typed, an option looked for, a dialog answered. */
export function isKeyTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  // A combination writes no text, so it may work out of a field too.
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
