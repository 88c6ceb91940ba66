/** A call that the page began before the app's scripts had run. */
export interface EarlyCall {
  url: string;
  /** Its Authorization header; null: none. */
  authorization: string | null;
  /** ms since 1970. */
  sentAt: number;
  reply: Promise<Response>;
  abort: AbortController;
}

declare global {
  interface Window {
    /** Those that the app has not taken yet. */
    earlyCalls?: EarlyCall[];
  }
}
