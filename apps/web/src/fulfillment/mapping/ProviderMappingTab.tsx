import { createShippingClient } from '@hub/api-client/shipping';
import { findAppRoute } from '@hub/domain/navigation';
import { canView, editDisabledReason, sections } from '@hub/domain/permissions';
import {
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
import { useVersionedDrafts } from '../../mutations/useVersionedDrafts.ts';
import { useVersionedSave } from '../../mutations/useVersionedSave.ts';
import { mapLoadable } from '../../queries/mapLoadable.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { fulfillmentKeys } from '../fulfillmentKeys.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';

/** `/app/fulfillment/shipping-mapping` for servers with capability `shippingMapping`. */
export function ProviderMappingTab(props: ScreenProps) {
  const { shop, client: api, access } = useOpenShop();
  const { route, tab } = props;
  const client = useMemo(() => createShippingClient(api), [api]);
  const queryClient = useQueryClient();
  const [providerId, setProviderId] = useState<string | null>(null);
  const queryKey = fulfillmentKeys.shippingMapping(shop);
  const loaded = useLoadable({ queryKey, queryFn: ({ signal }) => client.mappings({ signal }) });
  const drafts = useVersionedDrafts<ProviderMapping, SavedMapping>(mappingIn);
  const providers = mapLoadable(loaded, (list) =>
    list.map(({ name, mapping: saved, uses }): ProviderForm => {
      const { value, isDirty, newer } = drafts.of(saved.providerId, saved);
      return { name, saved, uses, mapping: value, isDirty, newer };
    }),
  );
  const list = shownValue(providers) ?? [];
  const { save, isSaving } = useVersionedSave<ProviderMapping, SavedMapping>({
    mutationKey: [...queryKey, 'save'],
    queryKey,
    texts: (key) => mappingSaveTexts(list.find(({ saved }) => saved.providerId === key)?.name ?? key),
    valueOf: mappingIn,
    send: ({ key, value, baseVersion }, options) =>
      client.saveMapping({ providerId: key, mapping: value, baseVersion }, options),
    onNewest: (key, newest) =>
      queryClient.setQueryData<readonly ProviderShipping[]>(queryKey, (before) =>
        before?.map((provider) => (provider.mapping.providerId === key ? { ...provider, mapping: newest } : provider)),
      ),
    onSaved: drafts.settle,
    onOutdated: drafts.setNewer,
  });
  const saveForm = ({ saved, mapping }: ProviderForm) => {
    const key = saved.providerId;
    if (checkProviderMapping(mapping).length === 0) save({ key, value: mapping, before: drafts.of(key, saved).base });
  };
  const discard = ({ saved }: ProviderForm) => drafts.discard(saved.providerId);
  const dirty = list.filter(({ isDirty }) => isDirty);
  const integrations = findAppRoute('/app/integration')?.route;
  return (
    <>
      <ProviderMappingScreen
        pageHeader={usePageHeader(props)}
        providers={providers}
        providerId={providerId}
        isSaving={isSaving}
        disabledReason={editDisabledReason(access, sections.locations)}
        integrationsPath={integrations && canView(access, integrations.section) ? integrations.path : null}
        onProvider={setProviderId}
        onChange={({ saved }, mapping) => drafts.change(saved.providerId, saved, mapping)}
        onSave={saveForm}
        onDiscard={discard}
        onUseTheirs={discard}
        onSaveMine={saveForm}
      />
      <LeaveDialog
        isDirty={dirty.length > 0}
        path={tab?.path ?? route.path}
        save={() => dirty.forEach(saveForm)}
        discard={() => dirty.forEach(discard)}
      />
    </>
  );
}
