const logged = new Set<string>();

/** Logs a harmless problem of a reply (§8), without values, once per page. */
export function logOnce(message: string): void {
  if (logged.has(message)) return;
  logged.add(message);
  // oxlint-disable-next-line no-console -- the default log of a client
  console.warn(message);
}
