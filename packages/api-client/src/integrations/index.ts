export { createIntegrationsClient, type IntegrationsClient } from './createIntegrationsClient.ts';
export { getThirdPartyDetails, type ThirdPartyList } from './getThirdPartyDetails.ts';
export { integrationEndpoints, type IntegrationEndpointName } from './integrationEndpoints.ts';
export type { SaveSettingsResult } from './saveSettings.ts';
