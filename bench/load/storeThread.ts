/** The stores of all shops, in a thread of their own so that they do not wait for the sender. Says its origin. */
import { parentPort } from 'node:worker_threads';
import { startLoadStore } from '../../apps/server/src/testing/load/loadStore.ts';

const { origin } = await startLoadStore();
// oxlint-disable-next-line require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(origin);
