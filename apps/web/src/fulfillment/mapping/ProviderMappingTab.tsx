import { createShippingClient } from '@hub/api-client/shipping';
import { choicesOf, findProvider } from '@hub/domain/integrations';
import { findAppRoute } from '@hub/domain/navigation';
import { canView, editDisabledReason, sections } from '@hub/domain/permissions';
import {
  checkMappedSkus,
  checkProviderMapping,
  mappingIn,
  mappingSaveTexts,
  type ProviderMapping,
  type ProviderShipping,
  type SavedMapping,
} from '@hub/domain/shipping';
import { shownValue } from '@hub/ui/data';
import { type ProviderForm, ProviderMappingScreen } from '@hub/ui/fulfillment';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { LeaveDialog } from '../../address/LeaveDialog.tsx';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useCurrentMinute } from '../../environment/useCurrentMinute.ts';
import { useVersionedForms } from '../../mutations/useVersionedForms.ts';
import { mapLoadable } from '../../queries/mapLoadable.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { fulfillmentKeys } from '../../queries/fulfillmentKeys.ts';
import { useListedChoices } from '../../connections/useListedChoices.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';

/** `/app/fulfillment/shipping-mapping`. */
export function ProviderMappingTab(props: ScreenProps) {
  const { shop, client: api, access, timeZone } = useOpenShop();
  const { route, tab } = props;
  const now = useCurrentMinute();
  const client = useMemo(() => createShippingClient(api), [api]);
  const queryClient = useQueryClient();
  const [providerId, setProviderId] = useState<string | null>(null);
  const queryKey = fulfillmentKeys.shippingMapping(shop);
  const loaded = useLoadable({ queryKey, queryFn: ({ signal }) => client.mappings({ signal }) });
  const nameOf = (key: string) => shownValue(loaded)?.find(({ mapping }) => mapping.providerId === key)?.name ?? key;
  const formOf = useVersionedForms<ProviderMapping, SavedMapping>({
    mutationKey: [...queryKey, 'save'],
    queryKey,
    texts: (key) => mappingSaveTexts(nameOf(key)),
    valueOf: mappingIn,
    problemsOf: (mapping) => [...checkProviderMapping(mapping), ...checkMappedSkus(mapping.skus)],
    send: ({ key, value, baseVersion }, options) =>
      client.saveMapping({ providerId: key, mapping: value, baseVersion }, options),
    onNewest: (key, newest) =>
      queryClient.setQueryData<readonly ProviderShipping[]>(queryKey, (before) =>
        before?.map((provider) => (provider.mapping.providerId === key ? { ...provider, mapping: newest } : provider)),
      ),
  });
  const lists = useListedChoices(
    (shownValue(loaded) ?? []).flatMap(({ mapping }) => {
      const provider = findProvider(mapping.providerId);
      return provider !== null && choicesOf(provider).length > 0 ? [provider.thirdPartyId] : [];
    }),
  );
  const providers = mapLoadable(loaded, (list) =>
    list.map(({ name, mapping: saved, uses }): ProviderForm => ({
      name,
      saved,
      uses,
      listed: lists.get(saved.providerId) ?? null,
      ...formOf(saved.providerId, saved),
    })),
  );
  const dirty = shownValue(providers)?.filter(({ isDirty }) => isDirty) ?? [];
  const integrations = findAppRoute('/app/integration')?.route;
  return (
    <>
      <ProviderMappingScreen
        pageHeader={usePageHeader(props)}
        providers={providers}
        providerId={providerId}
        disabledReason={editDisabledReason(access, sections.locations)}
        integrationsPath={integrations && canView(access, integrations.section) ? integrations.path : null}
        now={now}
        timeZone={timeZone}
        onProvider={setProviderId}
      />
      <LeaveDialog
        isDirty={dirty.length > 0}
        path={tab?.path ?? route.path}
        save={() => dirty.forEach(({ onSave }) => onSave())}
        discard={() => dirty.forEach(({ onDiscard }) => onDiscard())}
      />
    </>
  );
}
