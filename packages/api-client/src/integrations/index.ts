export { createIntegrationsClient, type IntegrationsClient } from './createIntegrationsClient.ts';
export type { ThirdPartyList } from './getThirdPartyDetails.ts';
export { integrationEndpoints, type IntegrationEndpointName } from './integrationEndpoints.ts';
export type { SaveSettingsResult } from './saveSettings.ts';
