import { beforeAll } from 'vitest';
import { insightContract } from './insightContract.ts';
import { attentionContract } from './attentionContract.ts';
import { searchContract } from './searchContract.ts';
import { batchContract } from './batchContract.ts';
import { connectionContract } from './connectionContract.ts';
import { privacyContract } from './privacyContract.ts';
import { importContract } from './importContract.ts';
import { shippingContract } from './shippingContract.ts';
import { shopSettingsContract } from './shopSettingsContract.ts';
import { productContract } from './productContract.ts';
import { notificationContract } from './notificationContract.ts';
import { staffContract } from './staffContract.ts';
import { tagContract } from './tagContract.ts';
import { routingContract } from './routingContract.ts';
import { planContract } from './planContract.ts';
import { storeContract } from './storeContract.ts';
import { stockContract } from './stockContract.ts';
import { trackingContract } from './trackingContract.ts';
import { windowContract } from './windowContract.ts';
import { workflowContract } from './workflowContract.ts';
import { type ContractTarget, openShopOf, openVisitorOf } from './contractFixtures.ts';
import { sessionContract } from './sessionContract.ts';
import { listContract } from './listContract.ts';
import { orderActionContract } from './orderActionContract.ts';
import { bulkContract } from './bulkContract.ts';
import { providerContract } from './providerContract.ts';

/**
 * Contract tests with the real client against any backend whose shops open with `sampleShop`, `sampleOrders` of any
 * seed, `locations` and `initialProviders`. Declares vitest tests; `start` runs once before them. Each group opens a
 * separate shop, so the suite can run repeatedly against one server.
 */
export function contractSuite(start: () => Promise<ContractTarget> | ContractTarget): void {
  let target: ContractTarget;
  beforeAll(async () => {
    target = await start();
  });
  const openShop = () => openShopOf(target);

  sessionContract(openShop, () => target);
  listContract(openShop);
  orderActionContract(openShop);
  bulkContract(openShop);
  importContract(openShop);
  attentionContract(openShop);
  searchContract(openShop);
  windowContract(openShop);
  insightContract(openShop);
  connectionContract(openShop);
  trackingContract(openShop, () => openVisitorOf(target));
  batchContract(openShop);
  routingContract(openShop);
  shippingContract(openShop);
  shopSettingsContract(openShop);
  planContract(openShop, () => target);
  storeContract(openShop);
  privacyContract(openShop);
  tagContract(openShop);
  staffContract(openShop);
  notificationContract(openShop);
  productContract(openShop);
  stockContract(openShop);
  workflowContract(openShop);
  providerContract(openShop);
}

export type { ContractTarget } from './contractFixtures.ts';
export { adminContract, type AdminTarget } from './adminContract.ts';
