/** Texts also come as numbers and flags ("1", 1, true); empty and structures are `null`. */
export function toText(wire: unknown): string | null {
  if (typeof wire === 'boolean') return wire ? '1' : '0';
  if (typeof wire === 'number') return String(wire);
  return typeof wire === 'string' && wire !== '' ? wire : null;
}

/** A list is passed on as JSON text; so is anything else, which then is not a list and grants the least. */
export function toPermission(wire: unknown): string | null {
  if (wire === undefined || wire === null || wire === '') return null;
  return typeof wire === 'string' ? wire : JSON.stringify(wire);
}

/** Anything but a list of texts is empty. */
export function toTexts(wire: unknown): readonly string[] {
  return Array.isArray(wire) && wire.every((name) => typeof name === 'string') ? wire : [];
}
