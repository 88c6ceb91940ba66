import { BulkPrompt } from '@hub/ui/orders';
import type { Bulk } from './useBulk.ts';
import { actionConsequence, type BulkAction } from '@hub/domain/orders';
import type { OrderReference } from '@hub/domain/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderDetailQuery } from '../useOrderDetail.ts';

/** The prompt of orders whose rows are there; nothing while none is open. */
export function RowsPrompt({ bulk: { state, confirm, cancel } }: { bulk: Bulk }) {
  const consequenceOf = useBulkConsequence();
  if (state.step !== 'confirming') return null;
  const { id, plan } = state;
  return (
    <BulkPrompt
      key={id}
      plan={plan}
      consequenceOf={(scope) => consequenceOf(plan.action, plan.sent[scope])}
      onConfirm={confirm}
      onCancel={cancel}
    />
  );
}

/** What a bulk action does to the goods, where the details of all its orders are loaded; else null. */
function useBulkConsequence(): (action: BulkAction, orders: readonly OrderReference[]) => string | null {
  const cache = useQueryClient();
  const { shop, client } = useOpenShop();
  return useCallback(
    (action, orders) => {
      const details = orders.flatMap(
        ({ orderId }) => cache.getQueryData(orderDetailQuery(shop, client, orderId).queryKey) ?? [],
      );
      return details.length === orders.length ? actionConsequence(action, details) : null;
    },
    [cache, shop, client],
  );
}
