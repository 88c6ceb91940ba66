import { wordsKey } from '@hub/domain/messages';
import { disabledReasonFor, errorAction, orderActionTexts } from '@hub/domain/orders/actions';
import {
  errorCure,
  type OrderCause,
  requiredUnits,
  runForAllLabel,
  workflowErrorWords,
} from '@hub/domain/orders/errors';
import { CauseCure } from '@hub/ui/orders';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderAccess } from '../actions/orderAccess.ts';
import type { Bulk } from '../bulk/useBulk.ts';
import { useCureLinks } from '../detail/useCureLinks.ts';

export interface CauseCureSlotProps {
  /** The chosen cause. */
  cause: OrderCause;
  bulk: Pick<Bulk, 'openPrompt' | 'isRunning'>;
}

/** How to fix the chosen cause, with the button that resends all of its orders. */
export function CauseCureSlot({ cause: { message, orders }, bulk }: CauseCureSlotProps) {
  const { access } = useOpenShop();
  const [first] = orders;
  const type =
    first?.workflowErrors.find((error) => wordsKey(workflowErrorWords(error)) === wordsKey(message))?.type ?? null;
  const cure = errorCure({ message, type });
  const links = useCureLinks(cure, orders.length === 1 && first ? first : null);
  // All orders of a cause have its label, and therefore the same action.
  const action = first && errorAction(first);
  return (
    <CauseCure
      cure={cure}
      required={requiredUnits(orders, message)}
      links={links}
      {...(action && {
        action: {
          label: runForAllLabel(orderActionTexts(action).label, orders.length),
          disabledReason: disabledReasonFor(orderAccess(access, bulk.isRunning), false),
          onAction: () => bulk.openPrompt(action, orders),
        },
      })}
    />
  );
}
