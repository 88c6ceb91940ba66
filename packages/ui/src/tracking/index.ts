export { NoTrackingPage } from './NoTrackingPage.tsx';
export { TrackingPage, type TrackingPageProps } from './TrackingPage.tsx';
