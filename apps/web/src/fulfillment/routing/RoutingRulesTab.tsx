import { editDisabledReason, sections } from '@hub/domain/permissions';
import { checkRoutingRules, routingScreenTexts } from '@hub/domain/routing';
import { shownValue } from '@hub/ui/data';
import { RoutingRulesScreen } from '@hub/ui/fulfillment';
import { useState } from 'react';
import { LeaveDialog } from '../../address/LeaveDialog.tsx';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useVersionedForm } from '../../mutations/useVersionedForm.ts';
import { mapLoadable } from '../../queries/mapLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { fulfillmentKeys } from '../../queries/fulfillmentKeys.ts';
import { useRoutingClient } from '../../locations/useRoutingClient.ts';
import { useRoutingLocations } from '../../locations/useRoutingLocations.ts';
import { useRoutingSimulation } from './useRoutingSimulation.ts';

const { reports, rules: texts } = routingScreenTexts;
const saveTexts = {
  what: texts.what,
  saving: texts.saving,
  saved: reports.savedRules,
  restored: reports.restoredRules,
  title: texts.title,
};

const newRule = { name: '', isActive: true, countries: [], locationIds: [], preferences: [], maySplit: true };

/** `/app/fulfillment/order-routing`. */
export function RoutingRulesTab(props: ScreenProps) {
  const { shop, access } = useOpenShop();
  const { newId } = useAppEnvironment();
  const { route, tab } = props;
  const client = useRoutingClient();
  const locations = useRoutingLocations();
  const { loaded, form } = useVersionedForm({
    queryKey: fulfillmentKeys.routing(shop),
    read: async (options) => ({ saved: await client.rules(options) }),
    valueOf: ({ rules }) => rules,
    problemsOf: (rules) => checkRoutingRules(rules, shownValue(locations) ?? []),
    texts: saveTexts,
    send: (rules, baseVersion, options) => client.saveRules({ rules, baseVersion }, options),
  });
  const rules = form.value ?? [];
  const [openRule, setOpenRule] = useState<string | null>(null);
  const simulation = useRoutingSimulation(rules);
  const addRule = () => {
    const ruleId = newId();
    form.onChange([...rules, { ruleId, ...newRule }]);
    setOpenRule(ruleId);
  };
  return (
    <>
      <RoutingRulesScreen
        pageHeader={usePageHeader(props)}
        locations={locations}
        saved={mapLoadable(loaded, ({ saved }) => saved)}
        openRule={openRule}
        disabledReason={editDisabledReason(access, sections.locations)}
        simulation={simulation}
        onOpenRule={setOpenRule}
        onAdd={addRule}
        {...form}
      />
      <LeaveDialog isDirty={form.isDirty} path={tab?.path ?? route.path} save={form.onSave} discard={form.onDiscard} />
    </>
  );
}
