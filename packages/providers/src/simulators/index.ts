export type { Credentials } from './core/AccountBook.ts';
export type { FaultKind, NextFault, Operation, RandomFaults, WebhookFault } from './core/FaultInjector.ts';
export type { CallRecord } from './core/serveSimulator.ts';
export type * from './core/SimulatedOrder.ts';
export { createManualClock, type ManualClock, type SimulatedClock } from '@hub/domain/simulation';
export { StateFileError } from './core/stateFile.ts';
export type { SimulatorControls, WarehouseBooks } from './createControls.ts';
export { demoCredentialLines, demoCredentials } from './demoCredentials.ts';
export { type RunningSimulators, type SimulatorOptions, startSimulators } from './startSimulators.ts';
