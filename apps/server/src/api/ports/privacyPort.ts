import type { PrivacyPort, ShopExportPort } from '@hub/api-client/server';
import { cancelShopExport, openShopExport, readCustomerFile, readPrivacy, startShopExport } from '@hub/engine/store';
import type { EngineCall, OutsideCall } from '../CallContext.ts';
import { streamedParts } from '../streamedParts.ts';

export function privacyPort({ transaction, session, services, now }: EngineCall): PrivacyPort {
  return {
    readPrivacy: () => readPrivacy(transaction),
    startShopExport: () => startShopExport(transaction, session, now),
    cancelShopExport: (exportId) => cancelShopExport(transaction, exportId),
    readCustomerFile: (requestId) => readCustomerFile(transaction, services.stores.keyRing, requestId, now),
  };
}

export function shopExportPort({ database, session, now }: OutsideCall): ShopExportPort {
  return {
    openShopExport: async (exportId) => {
      const opened = await openShopExport(database, session.shop.shopId, exportId, now);
      return 'refusal' in opened ? opened : streamedParts(opened);
    },
  };
}
