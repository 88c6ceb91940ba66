import './InPageBench.ts';
import { watchBlocks } from './blocks.ts';
import { isBlank, watchFrames } from './frames.ts';
import { interceptReplies } from './replies.ts';
import { screens } from './screens.ts';
import { timed } from './timed.ts';

window.bench = { replies: interceptReplies(), screens, timed, blocks: watchBlocks(), frames: watchFrames(), isBlank };
