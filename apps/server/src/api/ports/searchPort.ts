import type { SearchPort } from '@hub/api-client/server';
import { searchShop } from '@hub/database/search';
import type { EngineCall } from '../CallContext.ts';

export function searchPort({ transaction }: EngineCall): SearchPort {
  return { searchShop: (text) => searchShop(transaction, text) };
}
