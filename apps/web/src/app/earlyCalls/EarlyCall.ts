/** A call that the page started before the app's scripts ran. */
export interface EarlyCall {
  url: string;
  /** Its Authorization header; `null` without one. */
  authorization: string | null;
  /** ms since 1970. */
  sentAt: number;
  reply: Promise<Response>;
  abort: AbortController;
}

declare global {
  interface Window {
    /** Calls that the app has not taken yet. */
    earlyCalls?: EarlyCall[];
  }
}
