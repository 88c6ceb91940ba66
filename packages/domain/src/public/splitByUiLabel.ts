/** A piece of a sentence; `isUiLabel` for what is written so on the screen. */
export interface SentencePart {
  text: string;
  isUiLabel: boolean;
}

/**
 * A sentence in pieces: `Choose **Save** now.` has three, of which the second is a name. A mark without its partner
 * stays as it is.
 */
export function splitByUiLabel(sentence: string): readonly SentencePart[] {
  return sentence
    .split(/(\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^\*\*[^*]+\*\*$/.test(part) ? { text: part.slice(2, -2), isUiLabel: true } : { text: part, isUiLabel: false },
    );
}
