/** A piece of a sentence; `isUiLabel` marks a screen label. */
export interface SentencePart {
  text: string;
  isUiLabel: boolean;
}

/** Splits a sentence: `Choose **Save** now.` has three pieces, the second a label. An unmatched mark stays as it is. */
export function splitByUiLabel(sentence: string): readonly SentencePart[] {
  return sentence
    .split(/(\*\*[^*]+\*\*)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^\*\*[^*]+\*\*$/.test(part) ? { text: part.slice(2, -2), isUiLabel: true } : { text: part, isUiLabel: false },
    );
}
