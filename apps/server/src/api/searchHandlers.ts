import type { SearchEndpointName } from '@hub/api-client/search';
import { toWireFound } from '@hub/api-client/server';
import { searchShop } from '@hub/database';
import type { Handlers } from './CallContext.ts';

/** The call that finds anything of a shop. */
export const searchHandlers = {
  search: async ({ transaction, query }) => toWireFound(await searchShop(transaction, query.text.trim())),
} satisfies Handlers<SearchEndpointName>;
