export {
  newTrackingPage,
  type SavedTrackingPage,
  type TrackingPage,
  trackingPageIn,
  type TrackingPageLook,
  trackingPath,
} from './TrackingPage.ts';
export { checkTrackingPage, isColor, type TrackingPageProblem } from './checkTrackingPage.ts';
export { decideTrackingPageSave } from './decideTrackingPageSave.ts';
export { guessLimits, mayGuess, recentGuesses } from './guessLimits.ts';
export { textColorOn } from './textColorOn.ts';
export { trackedShop } from './trackedShop.ts';
export { isTrackingProof, orderNumberKey } from './trackingProof.ts';
export { trackingPageFacts } from './trackingPageFacts.ts';
export { trackingPageTexts, trackingTexts } from './trackingTexts.ts';
