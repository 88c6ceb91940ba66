import { rememberFew } from '../rememberFew.ts';

const exists = rememberFew(1_000, canFormatIn);

/** Accepts names such as `Europe/London`, but not offsets such as `+01:00`. */
export function isIanaTimeZone(zone: unknown): zone is string {
  return typeof zone === 'string' && /^[A-Za-z]/.test(zone) && exists(zone);
}

function canFormatIn(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}
