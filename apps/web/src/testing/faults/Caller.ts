import type { ApiError } from '@hub/api-client/http';

/** Steps for both jsdom and a browser. They name controls by accessible name. */
export type Step =
  | { press: string | RegExp }
  | { tick: string | RegExp }
  | { fill: string | RegExp; text: string }
  | { choose: string | RegExp; value: string };

/** Events before a retry. */
export interface RetryFacts {
  isOutcomeUnknown: boolean;
  isCancelled: boolean;
}

/** A way to make the app send a call, and what the app shows for each outcome. */
export interface Caller {
  /** Description, such as "the list of held orders". */
  name: string;
  /** A path under /app. */
  path: string;
  /** A reply that must differ from the sandbox's, such as an order that allows the action. */
  replyPatch?: { path: string; reply(original: unknown): unknown };
  /** Steps before the fault: opening a row, filling in a form. */
  setup: readonly Step[];
  /** Steps that send the call; none if the screen sends it on load. */
  trigger: readonly Step[];
  /** Steps for a retry if no Retry is offered; `trigger` by default. */
  retryTrigger?: readonly Step[];
  /** The screen continues after the failure, for example with a less specific list. */
  continuesOnError?: true;
  /** The screen reads a list again if it changed while being read, as happens during a late reply. */
  readsAgain?: true;
  /** Identifies the call when the page makes others to the same endpoint. */
  matchesCall(url: URL): boolean;
  /** Field values that no fault may clear. */
  typedFields: readonly { field: string | RegExp; content: string }[];
  /** Text of a dialog that no fault may close. */
  persistentText?: string;
  /** All texts of an error. */
  errorTexts(error: ApiError): readonly (string | RegExp)[];
  /** Shown after Cancel of a long wait. */
  cancelledText: string | RegExp;
  /** Whether Retry is offered; otherwise the steps are repeated. */
  offersRetry(facts: RetryFacts): boolean;
  /** Label of that Retry; "Retry" by default. */
  retryLabel?(facts: RetryFacts): string;
  /** Whether the page waits for the reply; if not, it shows no slow notice. */
  isAwaited: boolean;
  /** The reply without a fault, which leaves the sandbox unchanged, so one page serves all faults; `null` for the sandbox's own. */
  reply: unknown;
  /** Shown only after success. */
  successText: string | RegExp;
}
