import type { BlockWatch } from './blocks.ts';
import type { FrameWatch, isBlank } from './frames.ts';
import type { Replies } from './replies.ts';
import type { Screen, ScreenName } from './screens.ts';
import type { timed } from './timed.ts';

/** Addresses of the two lists of a size: all of it, and what the filter finds in it. */
export interface ListFiles {
  everything: string;
  found: string;
}

/** A reply of the server that can be given again. */
export interface RecordedReply {
  /** Path and query. */
  key: string;
  body: string;
  headers: [string, string][];
}

/** What the benchmark puts into every page before the page's own scripts. */
export interface InPageBench {
  replies: Replies;
  screens: Record<ScreenName, Screen>;
  timed: typeof timed;
  blocks: BlockWatch;
  frames: FrameWatch;
  isBlank: typeof isBlank;
}

declare global {
  interface Window {
    bench: InPageBench;
    /** How a page of the benchmark itself is started; it then asks for its orders. */
    begin?(): void;
  }
}
