import { BulkPrompt } from '@hub/ui/orders';
import type { Bulk } from './useBulk.ts';
import { useBulkConsequence } from './useBulkConsequence.ts';

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
