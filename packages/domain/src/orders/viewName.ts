/** More than fits into a selector tells nobody more. */
export const maxViewNameLength = 60;

/** As many as one can tell apart. */
export const maxSavedViews = 30;

/** A name as it is kept: without spaces at its ends, and with one between its words. */
export function viewName(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/**
 * Why a saved view cannot be called that, or null. `others`: the names of the list's other views; capital letters make
 * no other name.
 */
export function viewNameProblem(text: string, others: readonly string[]): string | null {
  const name = viewName(text);
  if (name === '') return 'Give the view a name.';
  if (name.length > maxViewNameLength) return `Use at most ${maxViewNameLength} characters.`;
  const isTaken = others.some((other) => other.toLowerCase() === name.toLowerCase());
  return isTaken ? 'Another view of this list has that name.' : null;
}

/** When views that this browser kept cannot be read any more. */
export function unreadableViewsText(count: number | 'all'): string {
  if (count === 'all') return 'The saved views of this browser could not be read, so they are left out.';
  return count === 1
    ? '1 saved view of this browser could not be read, so it is left out.'
    : `${count} saved views of this browser could not be read, so they are left out.`;
}
