import { rounded, table } from './figures.ts';

/** A figure that has to be reached. */
export interface Goal {
  what: string;
  measured: string;
  goal: string;
  /** null: the figure is too vague to say. */
  isMet: boolean | null;
}

/** Each goal with its figure, and whether it is met. */
export function goalTable(goals: readonly Goal[]): string {
  const rows = goals.map(({ what, measured, goal, isMet }) => [what, measured, goal, metText(isMet)]);
  return table(['Goal', 'Measured', 'Wanted', 'Met'], rows);
}

function metText(isMet: boolean | null): string {
  if (isMet === null) return 'cannot say';
  return isMet ? 'yes' : '**no**';
}

/** A figure that must not be larger than the goal. */
export function atMost(what: string, measured: number, goal: number, unit: string): Goal {
  return { what, measured: `${rounded(measured)} ${unit}`, goal: `${rounded(goal)} ${unit}`, isMet: measured <= goal };
}
