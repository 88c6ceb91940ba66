import { useQueryClient } from '@tanstack/react-query';
import { connectionKeys } from '../../connections/connectionKeys.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useRefreshOrders } from './useRefreshOrders.ts';

/** What the Refresh button of dashboard and lists reads again: orders, and how the connections go. */
export function useRefreshScreen(): () => void {
  const client = useQueryClient();
  const { shop } = useOpenShop();
  const refreshOrders = useRefreshOrders();
  return () => {
    void refreshOrders();
    void client.invalidateQueries({ queryKey: connectionKeys.list(shop) });
  };
}
