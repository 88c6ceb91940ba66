/** A text that PostgreSQL can keep: without U+0000 and halves of characters, which JSON columns refuse. */
export function storable(text: string): string {
  return text.replaceAll('\u0000', '\uFFFD').toWellFormed();
}
