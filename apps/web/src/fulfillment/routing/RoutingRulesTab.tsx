import { editDisabledReason, sections } from '@hub/domain/permissions';
import { checkRoutingRules, type RoutingRules } from '@hub/domain/routing';
import { shownValue, type Loadable } from '@hub/ui/data';
import { RoutingRulesScreen } from '@hub/ui/fulfillment';
import { useState } from 'react';
import { LeaveDialog } from '../../address/LeaveDialog.tsx';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useRoutingLocations } from '../useRoutingLocations.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { useRoutingDraft } from './useRoutingDraft.ts';
import { useRoutingSave } from './useRoutingSave.ts';
import { useRoutingSimulation } from './useRoutingSimulation.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { fulfillmentKeys } from '../fulfillmentKeys.ts';
import { useRoutingClient } from '../useRoutingClient.ts';

/** `/app/fulfillment/order-routing` for servers with capability `routing`. */
export function RoutingRulesTab(props: ScreenProps) {
  const { access } = useOpenShop();
  const { newId } = useAppEnvironment();
  const { route, tab } = props;
  const locations = useRoutingLocations();
  const saved = useRoutingRules();
  const { rules, isDirty, base, newer, ...draft } = useRoutingDraft(shownValue(saved));
  const [openRule, setOpenRule] = useState<string | null>(null);
  const { save, isSaving } = useRoutingSave({ onSaved: draft.settle, onOutdated: draft.setNewer });
  const simulation = useRoutingSimulation(rules);
  const isRight = checkRoutingRules(rules, shownValue(locations) ?? []).length === 0;
  const saveDraft = () => {
    if (base !== null && isRight) save({ rules, before: newer ?? base });
  };
  return (
    <>
      <RoutingRulesScreen
        pageHeader={usePageHeader(props)}
        locations={locations}
        saved={saved}
        draft={{ rules, isDirty }}
        openRule={openRule}
        disabledReason={editDisabledReason(access, sections.locations)}
        isSaving={isSaving}
        newer={newer}
        simulation={simulation}
        onChange={draft.change}
        onOpenRule={setOpenRule}
        onAdd={() => setOpenRule(draft.add(newId()))}
        onSave={saveDraft}
        onDiscard={draft.discard}
        onUseTheirs={draft.discard}
        onSaveMine={saveDraft}
      />
      <LeaveDialog isDirty={isDirty} path={tab?.path ?? route.path} save={saveDraft} discard={draft.discard} />
    </>
  );
}

/** The saved routing rules. */
function useRoutingRules(): Loadable<RoutingRules> {
  const { shop } = useOpenShop();
  const client = useRoutingClient();
  return useLoadable({ queryKey: fulfillmentKeys.routing(shop), queryFn: ({ signal }) => client.rules({ signal }) });
}
