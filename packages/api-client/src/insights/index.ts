export { type InsightEndpointName, insightEndpoints } from './insightEndpoints.ts';
export { readSkuReport } from './readSkuReport.ts';
