/** Longest name that fits into the selector. */
export const maxViewNameLength = 60;

/** Most views per list. */
export const maxSavedViews = 30;

/** A name with surrounding and repeated whitespace removed. */
export function viewName(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Why a view cannot have this name, or null. `others`: names of the list's other views; case is ignored. */
export function viewNameProblem(text: string, others: readonly string[]): string | null {
  const name = viewName(text);
  if (name === '') return 'Give the view a name.';
  if (name.length > maxViewNameLength) return `Use at most ${maxViewNameLength} characters.`;
  const isTaken = others.some((other) => other.toLowerCase() === name.toLowerCase());
  return isTaken ? 'Another view of this list has that name.' : null;
}

/** Shown when stored views cannot be read. */
export function unreadableViewsText(count: number | 'all'): string {
  if (count === 'all') return 'The saved views of this browser couldn’t be read and are left out.';
  return count === 1
    ? '1 saved view of this browser couldn’t be read and is left out.'
    : `${count} saved views of this browser couldn’t be read and are left out.`;
}
