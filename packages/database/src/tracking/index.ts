export { findOrderByNumber } from './findOrderByNumber.ts';
export { lockGuesses, removeOldGuesses, saveGuesses } from './trackingGuesses.ts';
export { readTrackingPage, saveTrackingPage } from './trackingPageRecord.ts';
