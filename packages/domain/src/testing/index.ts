export { anOrder } from './anOrder.ts';
export { hostileNames, hostileTexts, rightToLeftTexts } from './hostileTexts.ts';
