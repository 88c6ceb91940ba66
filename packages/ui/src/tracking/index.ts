export { NoTrackingPage } from './NoTrackingPage.tsx';
export { TrackingPage } from './TrackingPage.tsx';
