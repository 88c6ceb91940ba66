const logged = new Set<string>();

/** Logs a harmless problem of a reply (§8), without values, once for each page. */
export function logOnce(message: string): void {
  if (logged.has(message)) return;
  logged.add(message);
  // oxlint-disable-next-line no-console -- what the log of a client is by default
  console.warn(message);
}
