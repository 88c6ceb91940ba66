import type { ApiError } from '@hub/api-client/http';

/** What a person does, in words that jsdom and a browser both understand. Names are what a screen reader says. */
export type Step =
  | { press: string | RegExp }
  | { tick: string | RegExp }
  | { fill: string | RegExp; text: string }
  | { choose: string | RegExp; value: string };

/** One place of the app that makes a call: how a person gets it made, and what they see of how it ends. */
export interface Caller {
  /** "the list of held orders". */
  name: string;
  /** A path under /app, as somebody enters by it. */
  path: string;
  /** A reply that has to say something else than the sandbox's, such as of an order that takes the action. */
  replyPatch?: { path: string; reply(original: unknown): unknown };
  /** Done before anything goes wrong: opening a row, filling a form in. */
  setup: readonly Step[];
  /** Makes the call; none where the screen asks as it opens. */
  trigger: readonly Step[];
  /** Asks again where no Retry is offered; `ask` when absent. */
  retryTrigger?: readonly Step[];
  /** The person is led on all the same when it fails, as to a list that may not be the best one. */
  continuesOnError?: true;
  /** Which of the endpoint's calls it is, where the page makes others to it. */
  matchesCall(url: URL): boolean;
  /** What was typed or chosen, which nothing that goes wrong may take away: fields by name, with what is in them. */
  typedFields: readonly { field: string | RegExp; content: string }[];
  /** Said by what stands open, which nothing that goes wrong may close. */
  persistentText?: string;
  /** All that is said of an error. */
  errorTexts(error: ApiError): readonly (string | RegExp)[];
  /** What is said after Cancel of a long wait. */
  cancelledText: string | RegExp;
  /** Where Retry is offered; everywhere else the way on is to do the same again. */
  offersRetry(facts: { isOutcomeUnknown: boolean; isCancelled: boolean }): boolean;
  /** Ends by itself however long the server takes: nobody waits for it, so nothing is said of a long wait. */
  isAwaited: boolean;
  /**
   * What the server answers when all is well; null: the sandbox does. A change is not made in earnest, so that one page
   * serves all faults.
   */
  reply: unknown;
  /** Seen when it worked, and not before. */
  successText: string | RegExp;
}
