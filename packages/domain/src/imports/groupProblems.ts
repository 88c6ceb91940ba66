import { wordsText } from '../messages/Message.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import type { ImportedRowProblem } from './ImportProgress.ts';

/** Refused rows on successive lines that have the same reason. */
export interface ProblemGroup {
  firstLine: number;
  lastLine: number;
  reason: string;
}

/** Puts successive rows with the same reason together: an order of fifty rows is left out for one of them. */
export function groupProblems(problems: readonly ImportedRowProblem[]): ProblemGroup[] {
  const groups: ProblemGroup[] = [];
  for (const { line, reason: words } of problems) {
    const reason = wordsText(words);
    const group = groups.at(-1);
    if (group && group.reason === reason && group.lastLine + 1 === line) group.lastLine = line;
    else groups.push({ firstLine: line, lastLine: line, reason });
  }
  return groups;
}

/** `1,204`, or `6–21`. */
export function linesText({ firstLine, lastLine }: ProblemGroup): string {
  return firstLine === lastLine ? formatCount(firstLine) : `${formatCount(firstLine)}–${formatCount(lastLine)}`;
}
