import { inLanguage } from '../../languages/inLanguage.ts';

/** Longest name that fits into the selector. */
export const maxViewNameLength = 60;

/** Most views per list. */
export const maxSavedViews = 30;

/** A name with surrounding and repeated whitespace removed. */
export function viewName(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** Problems with a view's name and with stored views. */
export const viewProblems = inLanguage('viewProblems', {
  noName: 'Give the view a name.',
  tooLong: (most: number) => `Use at most ${most} characters.`,
  taken: 'This list already has a view with that name.',
  noneReadable: 'The views saved in this browser couldn’t be read and aren’t shown.',
  unreadable: (views: number) =>
    views === 1
      ? '1 view saved in this browser couldn’t be read and isn’t shown.'
      : `${views} views saved in this browser couldn’t be read and aren’t shown.`,
});

/** Why a view can't have this name, or `null`. `others` are the names of the list's other views; ignores case. */
export function viewNameProblem(text: string, others: readonly string[]): string | null {
  const name = viewName(text);
  if (name === '') return viewProblems.noName;
  if (name.length > maxViewNameLength) return viewProblems.tooLong(maxViewNameLength);
  const isTaken = others.some((other) => other.toLowerCase() === name.toLowerCase());
  return isTaken ? viewProblems.taken : null;
}

/** Shown when stored views cannot be read. */
export function unreadableViewsText(count: number | 'all'): string {
  return count === 'all' ? viewProblems.noneReadable : viewProblems.unreadable(count);
}
