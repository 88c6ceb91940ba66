/** A piece of a sentence; `isName` for what is written so on the screen. */
export interface NamedPart {
  text: string;
  isName: boolean;
}

/**
 * A sentence in pieces: `Choose **Save** now.` has three, of which the second is a name. A mark without its partner
 * stays as it is.
 */
export function namedParts(sentence: string): readonly NamedPart[] {
  return sentence
    .split(/(\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^\*\*[^*]+\*\*$/.test(part) ? { text: part.slice(2, -2), isName: true } : { text: part, isName: false },
    );
}
