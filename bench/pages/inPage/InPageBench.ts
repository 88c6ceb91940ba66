import type { BlockWatch } from './blocks.ts';
import type { FrameWatch, isBlank } from './frames.ts';
import type { Replies } from './replies.ts';
import type { Screen, ScreenName } from './screens.ts';
import type { timed } from './timed.ts';

/** Tools that the benchmark adds to every page before its own scripts. */
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
    /** Mounts a page of the benchmark, which then requests its orders. */
    begin?(): void;
  }
}
