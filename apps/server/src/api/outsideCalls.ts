import type { CallOf, EndpointName } from '@hub/api-client/endpoints';
import {
  answerSentBatch,
  connectionTestHandlers,
  eventHandlers,
  importFileHandlers,
  overPort,
  planChangeHandlers,
  previewHandlers,
  providerCallHandlers,
  sendingStarts,
  type SendingStart,
  type SendingStartPort,
  shopExportHandlers,
  simulationHandlers,
} from '@hub/api-client/server';
import { answerList } from './answerList.ts';
import type { Arrival, EnteredCall } from './createArrival.ts';
import { batchPort, sendingPort } from './ports/batchPort.ts';
import { providerCallsPort } from './ports/connectionPort.ts';
import { eventPort } from './ports/eventPort.ts';
import { importFilePort } from './ports/importPort.ts';
import { connectionTestPort } from './ports/integrationPort.ts';
import { planChangePort } from './ports/planPort.ts';
import { shopExportPort } from './ports/privacyPort.ts';
import { previewPort } from './ports/workflowPort.ts';
import { simulationPort } from './ports/routingPort.ts';

/** Calls that come without a token. */
export type TokenlessCall = 'shopInfo' | 'openTrackingPage' | 'trackOrder';

/** The calls that open their own transactions; a text or stream is returned unchanged. */
export const outsideCalls: {
  readonly [Name in Exclude<CallOf<'outside' | 'stream'>, TokenlessCall>]: (arrival: Arrival<Name>) => Promise<unknown>;
} = {
  ...admitted(overPort(connectionTestHandlers, connectionTestPort)),
  ...admitted(overPort(eventHandlers, eventPort)),
  ...admitted(overPort(importFileHandlers, importFilePort)),
  ...admitted(overPort(planChangeHandlers, planChangePort)),
  ...admitted(overPort(providerCallHandlers, providerCallsPort)),
  ...admitted(overPort(previewHandlers, previewPort)),
  ...admitted(overPort(shopExportHandlers, shopExportPort)),
  ...admitted(overPort(simulationHandlers, simulationPort)),
  listOrder: answerList,
  sendBatchNow: (arrival) => sendBatchOf(arrival, sendingStarts.sendBatchNow),
  sendFailedAgain: (arrival) => sendBatchOf(arrival, sendingStarts.sendFailedAgain),
};

/** Handlers that start after the call's first transaction. */
function admitted<Feature extends Readonly<Record<string, (call: never) => Promise<unknown>>>>(handlers: Feature) {
  const calls = Object.entries(handlers).map(([name, handler]) => [
    name,
    async (arrival: Arrival<EndpointName>) => handler((await arrival.admit()) as never),
  ]);
  return Object.fromEntries(calls) as {
    readonly [Name in keyof Feature]: (arrival: {
      admit(): Promise<Parameters<Feature[Name]>[0]>;
    }) => ReturnType<Feature[Name]>;
  };
}

/** The first transaction creates or refuses the batch; sending follows. */
async function sendBatchOf<Name extends 'sendBatchNow' | 'sendFailedAgain'>(
  arrival: Arrival<Name>,
  begin: (call: EnteredCall<Name> & { port: SendingStartPort }) => Promise<SendingStart>,
) {
  const start = await arrival.enterOnce((call) => begin({ ...call, port: batchPort(call) }));
  return answerSentBatch(start, sendingPort(arrival));
}
