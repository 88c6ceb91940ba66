import type { Words } from '../messages/Message.ts';

/** Result of a connection test. A failed test is a result, not an error. */
export type ConnectionTest =
  | { isConnected: true }
  | {
      isConnected: false;
      /** The server's message; `null` to show §8's text. */
      message: Words | null;
      /** `null` when the server does not say. */
      reason: 'refused' | 'unreachable' | null;
      /** `X-Request-Id` of the reply, shown with the message. */
      requestId: string | null;
    };
