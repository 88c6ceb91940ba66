import type { endpoints } from '../../endpoints.ts';
import type { Mocks } from '../http/Mock.ts';
import { insightMocks } from './insightMocks.ts';
import { searchMocks } from './searchMocks.ts';
import { attentionMocks } from './attentionMocks.ts';
import { batchMocks } from './batchMocks.ts';
import { connectionMocks } from './connectionMocks.ts';
import { eventMocks } from './eventMocks.ts';
import { importMocks } from './importMocks.ts';
import { integrationMocks } from './integrationMocks.ts';
import { orderMocks } from './orderMocks.ts';
import { planMocks } from './planMocks.ts';
import { productMocks } from './productMocks.ts';
import { routingMocks } from './routingMocks.ts';
import { shippingMocks } from './shippingMocks.ts';
import { shopMocks } from './shopMocks.ts';
import { shopSettingsMocks } from './shopSettingsMocks.ts';
import { stockMocks } from './stockMocks.ts';
import { notificationMocks } from './notificationMocks.ts';
import { staffMocks } from './staffMocks.ts';
import { privacyMocks } from './privacyMocks.ts';
import { storeMocks } from './storeMocks.ts';
import { selectionMocks } from './selectionMocks.ts';
import { tagMocks } from './tagMocks.ts';
import { trackingMocks } from './trackingMocks.ts';
import { workflowMocks } from './workflowMocks.ts';

/** A mock of every endpoint; a missing one does not compile. */
export const mocks: Mocks<typeof endpoints> = {
  ...shopMocks,
  ...orderMocks,
  ...integrationMocks,
  ...planMocks,
  ...importMocks,
  ...eventMocks,
  ...workflowMocks,
  ...routingMocks,
  ...shippingMocks,
  ...shopSettingsMocks,
  ...tagMocks,
  ...staffMocks,
  ...notificationMocks,
  ...productMocks,
  ...batchMocks,
  ...stockMocks,
  ...insightMocks,
  ...attentionMocks,
  ...searchMocks,
  ...selectionMocks,
  ...connectionMocks,
  ...trackingMocks,
  ...storeMocks,
  ...privacyMocks,
};
