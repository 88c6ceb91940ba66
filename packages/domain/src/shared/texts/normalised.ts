/** How texts are compared: without regard to case and to spaces around them. */
export function normalised(text: string | number): string {
  return String(text).trim().toLowerCase();
}
