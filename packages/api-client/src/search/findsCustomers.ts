import type { ClientContext } from '../http/ClientContext.ts';

/**
 * The server finds customers and products too, and returns each order's list. In a separate file, because the top bar's
 * field renders before the search is loaded.
 */
export function findsCustomers({ capabilities }: Pick<ClientContext, 'capabilities'>): boolean {
  return capabilities.includes('search');
}
