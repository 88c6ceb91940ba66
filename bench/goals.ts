import { rounded, table } from './figures.ts';

/** A target for a figure. */
export interface Goal {
  what: string;
  measured: string;
  goal: string;
  /** `null` if the figure is too uncertain to tell. */
  isMet: boolean | null;
}

/** A table of goals with their figures and whether they are met. */
export function goalTable(goals: readonly Goal[]): string {
  const rows = goals.map(({ what, measured, goal, isMet }) => [what, measured, goal, metText(isMet)]);
  return table(['Goal', 'Measured', 'Wanted', 'Met'], rows);
}

function metText(isMet: boolean | null): string {
  if (isMet === null) return 'cannot say';
  return isMet ? 'yes' : '**no**';
}

/** A goal that the figure must not exceed. */
export function atMost(what: string, measured: number, goal: number, unit: string): Goal {
  return { what, measured: `${rounded(measured)} ${unit}`, goal: `${rounded(goal)} ${unit}`, isMet: measured <= goal };
}
