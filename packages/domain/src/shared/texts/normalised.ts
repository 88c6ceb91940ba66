/** Normalizes text for comparison, ignoring case and surrounding spaces. */
export function normalised(text: string | number): string {
  return String(text).trim().toLowerCase();
}
