export {
  createTrackingPageClient,
  createVisitorClient,
  type TrackingOutcome,
  type TrackingPageClient,
  type VisitorClient,
} from './createTrackingClient.ts';
export { trackingEndpoints } from './trackingEndpoints.ts';
