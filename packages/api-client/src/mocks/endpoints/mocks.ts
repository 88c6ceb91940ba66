import type { endpoints } from '../../endpoints.ts';
import { overPort } from '../../server/Handlers.ts';
import type { Mocks } from '../http/Mock.ts';
import { insightHandlers } from '../../insights/insightHandlers.ts';
import { insightPort } from '../ports/insightPort.ts';
import { searchHandlers } from '../../search/searchHandlers.ts';
import { searchPort } from '../ports/searchPort.ts';
import { attentionHandlers } from '../../attention/attentionHandlers.ts';
import { attentionPort } from '../ports/attentionPort.ts';
import { answerSentBatch, batchHandlers, sendingStarts } from '../../batching/batchHandlers.ts';
import { batchPort } from '../ports/batchPort.ts';
import { connectionHandlers, providerCallHandlers } from '../../connections/connectionHandlers.ts';
import { connectionPort } from '../ports/connectionPort.ts';
import { eventHandlers } from '../../events/eventHandlers.ts';
import { eventPort } from '../ports/eventPort.ts';
import { importFileHandlers, importHandlers } from '../../imports/importHandlers.ts';
import { importPort } from '../ports/importPort.ts';
import { connectionTestHandlers, integrationHandlers } from '../../integrations/integrationHandlers.ts';
import { integrationPort } from '../ports/integrationPort.ts';
import { orderHandlers } from '../../orders/orderHandlers.ts';
import { listOrder } from '../ports/listOrder.ts';
import { orderPort } from '../ports/orderPort.ts';
import { planChangeHandlers, planHandlers } from '../../plans/planHandlers.ts';
import { planPort } from '../ports/planPort.ts';
import { productHandlers } from '../../products/productHandlers.ts';
import { productPort } from '../ports/productPort.ts';
import { routingHandlers, simulationHandlers } from '../../routing/routingHandlers.ts';
import { routingPort } from '../ports/routingPort.ts';
import { shippingHandlers } from '../../shipping/shippingHandlers.ts';
import { shippingPort } from '../ports/shippingPort.ts';
import { shopHandlers } from '../../shop/shopHandlers.ts';
import { shopPort } from '../ports/shopPort.ts';
import { shopSettingsHandlers } from '../../shopSettings/shopSettingsHandlers.ts';
import { shopSettingsPort } from '../ports/shopSettingsPort.ts';
import { stockHandlers } from '../../stock/stockHandlers.ts';
import { stockPort } from '../ports/stockPort.ts';
import { notificationHandlers } from '../../notifications/notificationHandlers.ts';
import { notificationPort } from '../ports/notificationPort.ts';
import { staffHandlers } from '../../staff/staffHandlers.ts';
import { staffPort } from '../ports/staffPort.ts';
import { privacyHandlers, shopExportHandlers } from '../../store/privacyHandlers.ts';
import { privacyPort } from '../ports/privacyPort.ts';
import { storeHandlers } from '../../store/storeHandlers.ts';
import { storePort } from '../ports/storePort.ts';
import { selectionHandlers } from '../../selections/selectionHandlers.ts';
import { selectionPort } from '../ports/selectionPort.ts';
import { tagHandlers } from '../../tags/tagHandlers.ts';
import { tagPort } from '../ports/tagPort.ts';
import { publicTrackingHandlers, trackingHandlers } from '../../tracking/trackingHandlers.ts';
import { trackingPort } from '../ports/trackingPort.ts';
import { previewHandlers, workflowHandlers } from '../../workflows/workflowHandlers.ts';
import { workflowPort } from '../ports/workflowPort.ts';

/** A mock of every endpoint; a missing one does not compile. */
export const mocks: Mocks<typeof endpoints> = {
  ...overPort(shopHandlers, shopPort),
  ...overPort(orderHandlers, orderPort),
  listOrder,
  ...overPort(integrationHandlers, integrationPort),
  ...overPort(connectionTestHandlers, integrationPort),
  ...overPort(planHandlers, planPort),
  ...overPort(planChangeHandlers, planPort),
  ...overPort(importFileHandlers, importPort),
  ...overPort(importHandlers, importPort),
  ...overPort(eventHandlers, eventPort),
  ...overPort(workflowHandlers, workflowPort),
  ...overPort(previewHandlers, workflowPort),
  ...overPort(routingHandlers, routingPort),
  ...overPort(simulationHandlers, routingPort),
  ...overPort(shippingHandlers, shippingPort),
  ...overPort(shopSettingsHandlers, shopSettingsPort),
  ...overPort(tagHandlers, tagPort),
  ...overPort(staffHandlers, staffPort),
  ...overPort(notificationHandlers, notificationPort),
  ...overPort(productHandlers, productPort),
  ...overPort(batchHandlers, batchPort),
  sendBatchNow: async (call) => {
    const port = batchPort(call);
    return answerSentBatch(await sendingStarts.sendBatchNow({ ...call, port }), port);
  },
  sendFailedAgain: async (call) => {
    const port = batchPort(call);
    return answerSentBatch(await sendingStarts.sendFailedAgain({ ...call, port }), port);
  },
  ...overPort(stockHandlers, stockPort),
  ...overPort(insightHandlers, insightPort),
  ...overPort(attentionHandlers, attentionPort),
  ...overPort(searchHandlers, searchPort),
  ...overPort(selectionHandlers, selectionPort),
  ...overPort(connectionHandlers, connectionPort),
  ...overPort(providerCallHandlers, connectionPort),
  ...overPort(publicTrackingHandlers, trackingPort),
  ...overPort(trackingHandlers, trackingPort),
  ...overPort(storeHandlers, storePort),
  ...overPort(privacyHandlers, privacyPort),
  ...overPort(shopExportHandlers, privacyPort),
};
