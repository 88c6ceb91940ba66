import type { BlockWatch } from './blocks.ts';
import type { FrameWatch, isBlank } from './frames.ts';
import type { Replies } from './replies.ts';
import type { Screen, ScreenName } from './screens.ts';
import type { timed } from './timed.ts';

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
