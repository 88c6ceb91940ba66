import './InPageBench.ts';
import { watchBlocks } from './blocks.ts';
import { isBlank, watchFrames } from './frames.ts';
import { keepReplies } from './replies.ts';
import { screens } from './screens.ts';
import { timed } from './timed.ts';

window.bench = { replies: keepReplies(), screens, timed, blocks: watchBlocks(), frames: watchFrames(), isBlank };
