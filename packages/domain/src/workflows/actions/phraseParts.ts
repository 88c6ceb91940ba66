import { inLanguage } from '../../languages/inLanguage.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';
import { formatQuantity } from '../../shared/numbers/formatQuantity.ts';
import { joinNames } from '../../shared/texts/joinNames.ts';
import type { NamedChoice } from '../definition/WorkflowContext.ts';

/** Parts of action phrases. */
export const phraseWords = inLanguage('phraseWords', {
  quoted: (text: string) => `“${text}”`,
  days: (days: number) => formatQuantity(days, 'day'),
  hours: (hours: number) => formatQuantity(hours, 'hour'),
});

/** Placeholder for missing input in a sentence. */
export const missing = '…';

export function orMissing(text: string): string {
  return text.trim() === '' ? missing : text;
}

/** "“a” and “b”". */
export function quotedList(texts: readonly string[]): string {
  return texts.length === 0 ? missing : joinNames(texts.map((text) => phraseWords.quoted(text)));
}

/** " (Check it)". */
export function reasonPhrase(reason: string): string {
  return reason.trim() === '' ? '' : ` (${reason})`;
}

/** "2 days", "5 hours". */
export function durationText(hours: number): string {
  if (!Number.isFinite(hours)) return missing;
  return hours % 24 === 0 ? phraseWords.days(hours / 24) : phraseWords.hours(hours);
}

export function unitsText(quantity: number): string {
  return Number.isFinite(quantity) ? formatCount(quantity) : missing;
}

export function nameOf(choices: readonly NamedChoice[], id: string, goneName: string): string {
  return id === '' ? missing : (choices.find((choice) => choice.id === id)?.name ?? goneName);
}
