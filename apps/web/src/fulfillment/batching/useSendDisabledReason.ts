import { editDisabledReason, sections } from '@hub/domain/permissions';
import { useOpenShop } from '../../session/OpenShop.ts';

/** Why this person cannot send orders with a batch; null when they can. It changes orders, and the location's batches. */
export function useSendDisabledReason(): string | null {
  const { access } = useOpenShop();
  return editDisabledReason(access, sections.locations) ?? editDisabledReason(access, sections.dashboard);
}
