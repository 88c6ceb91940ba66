/** Texts also come as numbers and flags ("1", 1, true); empty and structures are null. */
export function toText(wire: unknown): string | null {
  if (typeof wire === 'boolean') return wire ? '1' : '0';
  if (typeof wire === 'number') return String(wire);
  return typeof wire === 'string' && wire !== '' ? wire : null;
}

/** The list itself goes on as JSON text; so does anything else, which is then no list and grants the least. */
export function toPermission(wire: unknown): string | null {
  if (wire === undefined || wire === null || wire === '') return null;
  return typeof wire === 'string' ? wire : JSON.stringify(wire);
}

/** Anything that is not a list of texts is none. */
export function toTexts(wire: unknown): readonly string[] {
  return Array.isArray(wire) && wire.every((name) => typeof name === 'string') ? wire : [];
}
