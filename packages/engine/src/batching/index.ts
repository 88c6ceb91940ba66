export { pauseBatching } from './pauseBatching.ts';
export { scheduleCutOffs } from './scheduleCutOffs.ts';
export { sendBatch } from './sendBatch.ts';
export { sendFailedAgain } from './sendFailedAgain.ts';
export { startBatch } from './startBatch.ts';
export { startDueBatches } from './startDueBatches.ts';
export { upcomingBatches } from './upcomingBatches.ts';
