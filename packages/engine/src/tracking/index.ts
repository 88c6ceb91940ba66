export { changeTrackingPage } from './changeTrackingPage.ts';
export { trackOrder, type TrackingRequest } from './trackOrder.ts';
