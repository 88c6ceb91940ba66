import { namedParts } from '@hub/domain/public';

/** A sentence in which what is written so on the screen stands out. */
export function Named({ sentence }: { sentence: string }) {
  return namedParts(sentence).map(({ text, isName }, place) => (isName ? <strong key={place}>{text}</strong> : text));
}
