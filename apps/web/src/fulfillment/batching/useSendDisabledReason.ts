import { editDisabledReason, sections } from '@hub/domain/permissions';
import { useOpenShop } from '../../session/OpenShop.ts';

/**
 * Why this person cannot send orders in a batch; `null` when they can. Sending changes orders and the location's
 * batches.
 */
export function useSendDisabledReason(): string | null {
  const { access } = useOpenShop();
  return editDisabledReason(access, sections.locations) ?? editDisabledReason(access, sections.dashboard);
}
