import type { searchEndpoints } from '../../search/searchEndpoints.ts';
import { toWireFound } from '../../search/toWireFound.ts';
import type { Mocks } from '../http/Mock.ts';
import { searchSandbox } from '../search/searchSandbox.ts';

export const searchMocks = {
  search: ({ shop, query }) => toWireFound(searchSandbox(shop.orders, query.text)),
} satisfies Mocks<typeof searchEndpoints>;
