/** The stores of all shops, in their own thread so that the sender doesn't delay them. Posts its origin. */
import { parentPort } from 'node:worker_threads';
import { startLoadStore } from '../../apps/server/src/testing/load/loadStore.ts';

const { origin } = await startLoadStore();
// oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(origin);
