import { wordsText } from '../messages/messageWords.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import type { ImportedRowProblem } from './ImportProgress.ts';

/** Successive refused rows with the same reason. */
export interface ProblemGroup {
  firstLine: number;
  lastLine: number;
  reason: string;
}

/** Groups successive rows with the same reason, since one bad row refuses all of an order's. */
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
