export { addressChangeEvent, addressEditEvent, lastAddressEditor } from './addressChangeEvent.ts';
export { eventEntry, eventText, storeHoldsText } from './eventText.ts';
export { isKeptInStore, keptInStore, newestReason, stageLabel, stageReason, storeStops } from './stageReason.ts';
export {
  bulkSuffix,
  isPostedSentence,
  removalTimelineMessage,
  timelineMessage,
  timelineNewestFirst,
} from './timelineMessage.ts';
