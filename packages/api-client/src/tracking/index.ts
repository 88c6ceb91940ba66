export {
  createTrackingPageClient,
  createVisitorClient,
  type TrackingOutcome,
  type TrackingPageClient,
  type VisitorClient,
} from './createTrackingClient.ts';
export { type TrackingEndpointName, trackingEndpoints } from './trackingEndpoints.ts';
