import type { Words } from './Message.ts';
import { wordsText } from './messageWords.ts';

/** An error with its reason in words for the merchant; `message` holds them in English. */
export abstract class ErrorInWords extends Error {
  readonly words: Words;

  constructor(words: Words, options?: ErrorOptions) {
    super(wordsText(words), options);
    this.words = words;
  }
}
