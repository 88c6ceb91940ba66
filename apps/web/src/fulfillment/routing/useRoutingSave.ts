import { type RoutingRule, type RoutingRules, routingScreenTexts } from '@hub/domain/routing';
import { useQueryClient } from '@tanstack/react-query';
import { useVersionedSave } from '../../mutations/useVersionedSave.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { fulfillmentKeys } from '../fulfillmentKeys.ts';
import { useRoutingClient } from '../useRoutingClient.ts';

interface RoutingSave {
  rules: readonly RoutingRule[];
  /** The version that was changed. */
  before: RoutingRules;
}

interface Options {
  onSaved(saved: RoutingRules, sent: readonly RoutingRule[]): void;
  onOutdated(newer: RoutingRules): void;
}

const { reports, rules: texts } = routingScreenTexts;

/** A shop has one list of rules. */
const key = 'rules';

/** Saves the routing rules; the toast brings back those that were saved before. */
export function useRoutingSave({ onSaved, onOutdated }: Options): { save(save: RoutingSave): void; isSaving: boolean } {
  const { shop } = useOpenShop();
  const client = useRoutingClient();
  const queryClient = useQueryClient();
  const queryKey = fulfillmentKeys.routing(shop);
  const { save, isSaving } = useVersionedSave<readonly RoutingRule[], RoutingRules>({
    mutationKey: fulfillmentKeys.saveRouting(shop),
    queryKey,
    texts: () => ({
      what: texts.what,
      saving: texts.saving,
      saved: reports.savedRules,
      restored: reports.restoredRules,
      title: texts.title,
    }),
    valueOf: ({ rules }) => rules,
    send: ({ value, baseVersion }, options) => client.saveRules({ rules: value, baseVersion }, options),
    onNewest: (_, newest) => queryClient.setQueryData(queryKey, newest),
    onSaved: (_, saved, sent) => onSaved(saved, sent),
    onOutdated: (_, current) => onOutdated(current),
  });
  return { save: ({ rules, before }) => save({ key, value: rules, before }), isSaving };
}
