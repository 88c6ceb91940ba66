import './InPageBench.ts';
import { isBlank, watchFrames } from './frames.ts';
import { keepReplies } from './replies.ts';
import { screens } from './screens.ts';
import { timed } from './timed.ts';

window.bench = { replies: keepReplies(), screens, timed, frames: watchFrames(), isBlank };
