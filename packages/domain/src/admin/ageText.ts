/** How long something has waited: "40 s", "12 min", "3 h", "2 d"; "–" for 0. */
export function ageText(seconds: number): string {
  if (seconds <= 0) return '–';
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min`;
  return seconds < 86_400 ? `${Math.floor(seconds / 3_600)} h` : `${Math.floor(seconds / 86_400)} d`;
}

/** Queue age in seconds that raises an alarm; must match docs/operating.md. */
export function isTooOld({ queue, oldestSeconds }: { queue: string; oldestSeconds: number }): boolean {
  return oldestSeconds > (limits[queue] ?? 120);
}

const limits: Readonly<Record<string, number>> = { outbox: 30, 'send-to-warehouse': 300 };
