/** Whether work is due again that was last done at `last`, also if the clock was set back since. */
export function isDue(last: Date, everyMs: number, now: Date): boolean {
  const age = now.getTime() - last.getTime();
  return age >= everyMs || age < 0;
}
