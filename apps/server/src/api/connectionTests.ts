import { endpoints } from '@hub/api-client/endpoints';
import type { IntegrationEndpointName } from '@hub/api-client/integrations';
import { type Provider, providers } from '@hub/domain/integrations';

/** The ten connection tests (§7). */
export const connectionTests = [
  'testAms',
  'testShipbob',
  'testShipstation',
  'testCapacity',
  'testDcl',
  'testColdTrack',
  'testInfoPlus',
  'testCarterDc',
  'testShipwire',
  'testPortless',
] as const satisfies readonly IntegrationEndpointName[];

export type ConnectionTestName = (typeof connectionTests)[number];

export function isConnectionTest(name: string): name is ConnectionTestName {
  return (connectionTests as readonly string[]).includes(name);
}

/** The provider that a connection test is about. */
export function testedProvider(name: ConnectionTestName): Provider {
  const provider = providers.find(({ testPath }) => testPath === endpoints[name].path);
  if (provider === undefined) throw new Error(`No provider has the test ${name}.`);
  return provider;
}
