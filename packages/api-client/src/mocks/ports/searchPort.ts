import type { SearchPort } from '../../search/searchHandlers.ts';
import type { SandboxCall } from '../http/SandboxCall.ts';
import { searchSandbox } from '../search/searchSandbox.ts';

export function searchPort({ shop }: SandboxCall): SearchPort {
  return { searchShop: (text) => searchSandbox(shop.orders, text) };
}
