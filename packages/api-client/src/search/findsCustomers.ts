import type { ClientContext } from '../http/ClientContext.ts';

/**
 * The server finds customers and products too, and says in which list an order stands. In a file of its own, since the field
 * of the top bar is on the screen before what searches is fetched.
 */
export function findsCustomers({ capabilities }: Pick<ClientContext, 'capabilities'>): boolean {
  return capabilities.includes('search');
}
