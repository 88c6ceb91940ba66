/** The word for one of our codes. Throws for a code that this version does not know. */
export function wordOf<Code extends string>(words: Readonly<Record<Code, string>>, code: Code): string {
  if (!Object.hasOwn(words, code)) throw new TypeError(`There is no word for ${code}`);
  return words[code];
}
