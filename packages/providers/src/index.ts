export { adapters } from './adapters.ts';
export type * from './ProviderAdapter.ts';
export * from './ProviderError.ts';
export type * from './http/CallProvider.ts';
export {
  type CallOutcome,
  type CallProviderOptions,
  type CompletedCall,
  callTimeLimitMs,
  createCallProvider,
} from './http/createCallProvider.ts';
export { createPublicDispatcher, type PublicDispatcherOptions } from './http/createPublicDispatcher.ts';
export { createPageCheck } from './shared/createPageCheck.ts';
export { hasUnits } from './shared/hasUnits.ts';
