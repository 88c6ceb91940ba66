const known = new Map<string, boolean>();

/** Names such as `Europe/London`; offsets like `+01:00` are not accepted. */
export function isIanaTimeZone(zone: unknown): zone is string {
  if (typeof zone !== 'string' || !/^[A-Za-z]/.test(zone)) return false;
  const remembered = known.get(zone);
  if (remembered !== undefined) return remembered;
  const exists = canFormatIn(zone);
  known.set(zone, exists);
  return exists;
}

function canFormatIn(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}
