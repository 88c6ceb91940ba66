import type { CallOf } from '@hub/api-client/endpoints';
import {
  workflowHandlers,
  attentionHandlers,
  orderHandlers,
  selectionHandlers,
  batchHandlers,
  importHandlers,
  privacyHandlers,
  storeHandlers,
  trackingHandlers,
  productHandlers,
  stockHandlers,
  connectionHandlers,
  routingHandlers,
  insightHandlers,
  integrationHandlers,
  planHandlers,
  notificationHandlers,
  overPort,
  searchHandlers,
  shippingHandlers,
  shopSettingsHandlers,
  staffHandlers,
  tagHandlers,
} from '@hub/api-client/server';
import { batchPort } from './ports/batchPort.ts';
import { connectionPort } from './ports/connectionPort.ts';
import type { EnteredCall } from './createArrival.ts';
import { importPort } from './ports/importPort.ts';
import { orderPort } from './ports/orderPort.ts';
import { selectionPort } from './ports/selectionPort.ts';
import { attentionPort } from './ports/attentionPort.ts';
import { insightPort } from './ports/insightPort.ts';
import { integrationPort } from './ports/integrationPort.ts';
import { planPort } from './ports/planPort.ts';
import { notificationPort } from './ports/notificationPort.ts';
import { searchPort } from './ports/searchPort.ts';
import { shippingPort } from './ports/shippingPort.ts';
import { shopSettingsPort } from './ports/shopSettingsPort.ts';
import { staffPort } from './ports/staffPort.ts';
import { tagPort } from './ports/tagPort.ts';
import { privacyPort } from './ports/privacyPort.ts';
import { productPort } from './ports/productPort.ts';
import { routingPort } from './ports/routingPort.ts';
import { stockPort } from './ports/stockPort.ts';
import { storePort } from './ports/storePort.ts';
import { trackingPort } from './ports/trackingPort.ts';
import { workflowPort } from './ports/workflowPort.ts';

/** The calls that run in one transaction of the shop. */
export const transactionCalls: {
  readonly [Name in CallOf<'read' | 'write'>]: (call: EnteredCall<Name>) => Promise<unknown>;
} = {
  ...overPort(orderHandlers, orderPort),
  ...overPort(integrationHandlers, integrationPort),
  ...overPort(planHandlers, planPort),
  ...overPort(importHandlers, importPort),
  ...overPort(workflowHandlers, workflowPort),
  ...overPort(routingHandlers, routingPort),
  ...overPort(shippingHandlers, shippingPort),
  ...overPort(shopSettingsHandlers, shopSettingsPort),
  ...overPort(tagHandlers, tagPort),
  ...overPort(staffHandlers, staffPort),
  ...overPort(notificationHandlers, notificationPort),
  ...overPort(productHandlers, productPort),
  ...overPort(batchHandlers, batchPort),
  ...overPort(stockHandlers, stockPort),
  ...overPort(insightHandlers, insightPort),
  ...overPort(attentionHandlers, attentionPort),
  ...overPort(searchHandlers, searchPort),
  ...overPort(selectionHandlers, selectionPort),
  ...overPort(connectionHandlers, connectionPort),
  ...overPort(storeHandlers, storePort),
  ...overPort(privacyHandlers, privacyPort),
  ...overPort(trackingHandlers, trackingPort),
};
