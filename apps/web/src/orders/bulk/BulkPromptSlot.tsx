import { actionConsequence } from '@hub/domain/orders/actions';
import { BulkPrompt } from '@hub/ui/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderDetailQuery } from '../useOrderDetail.ts';
import type { BulkPromptState } from './useBulkPrompt.ts';

/** The prompt of a bulk action; nothing while none is open. */
export function BulkPromptSlot({ prompt, confirm, decline }: Pick<BulkPromptState, 'prompt' | 'confirm' | 'decline'>) {
  const cache = useQueryClient();
  const { shop, client } = useOpenShop();
  if (prompt === null) return null;
  const { id, plan } = prompt;
  return (
    <BulkPrompt
      key={id}
      plan={plan}
      // Known when the details of all its orders are loaded.
      consequenceOf={(scope) => {
        if (!('sent' in plan)) return null;
        const details = plan.sent[scope].flatMap(
          ({ orderId }) => cache.getQueryData(orderDetailQuery(shop, client, orderId).queryKey) ?? [],
        );
        return details.length === plan.sent[scope].length ? actionConsequence(plan.action, details) : null;
      }}
      onConfirm={confirm}
      onCancel={decline}
    />
  );
}
