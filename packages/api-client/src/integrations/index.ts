export * from './integrationEndpoints.ts';
export * from './wireProviderSettings.ts';
