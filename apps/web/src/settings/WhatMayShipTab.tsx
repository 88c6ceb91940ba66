import { createShopSettingsClient } from '@hub/api-client/shopSettings';
import { editDisabledReason, sections } from '@hub/domain/permissions';
import {
  checkShipPolicy,
  type SavedShipPolicy,
  type ShipPolicy,
  shipPolicyIn,
  type ShipPolicyInStore,
  shipPolicyTexts,
} from '@hub/domain/shopSettings';
import { shownValue } from '@hub/ui/data';
import { WhatMayShipScreen } from '@hub/ui/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LeaveDialog } from '../address/LeaveDialog.tsx';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useVersionedDrafts } from '../mutations/useVersionedDrafts.ts';
import { useVersionedSave } from '../mutations/useVersionedSave.ts';
import { useLoadable } from '../queries/useLoadable.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { usePageHeader } from '../session/usePageHeader.ts';
import { olderOrdersPath } from '../store/olderOrdersPath.ts';
import { shipPolicyQuery } from '../store/shipPolicyQuery.ts';

/** There is one form. */
const form = 'policy';

/** `/app/settings/what-may-ship` for servers with capability `shipPolicy`. */
export function WhatMayShipTab(props: ScreenProps) {
  const openShop = useOpenShop();
  const { shop, client: api, access, timeZone } = openShop;
  const { route, tab } = props;
  const client = useMemo(() => createShopSettingsClient(api), [api]);
  const queryClient = useQueryClient();
  const query = shipPolicyQuery(api, shop);
  const { queryKey } = query;
  const loaded = useLoadable(query);
  const drafts = useVersionedDrafts<ShipPolicy, SavedShipPolicy>(shipPolicyIn);
  const { save, isSaving } = useVersionedSave<ShipPolicy, SavedShipPolicy>({
    mutationKey: [...queryKey, 'save'],
    queryKey,
    texts: () => shipPolicyTexts,
    valueOf: shipPolicyIn,
    send: ({ value, baseVersion }, options) => client.saveShipPolicy({ policy: value, baseVersion }, options),
    onNewest: (_, saved) =>
      queryClient.setQueryData<ShipPolicyInStore>(queryKey, (reply) => reply && { ...reply, saved }),
    onSaved: drafts.settle,
    onOutdated: drafts.setNewer,
  });
  const saved = shownValue(loaded)?.saved ?? null;
  const draft = saved && drafts.of(form, saved);
  const saveDraft = () => {
    if (draft && checkShipPolicy(draft.value).length === 0) save({ key: form, value: draft.value, before: draft.base });
  };
  const discard = () => drafts.discard(form);
  return (
    <>
      <WhatMayShipScreen
        pageHeader={usePageHeader(props)}
        loaded={loaded}
        policy={draft?.value ?? null}
        timeZone={timeZone}
        isDirty={draft?.isDirty ?? false}
        isSaving={isSaving}
        newer={draft?.newer ?? null}
        disabledReason={editDisabledReason(access, sections.settings)}
        holdPath={olderOrdersPath(openShop)}
        onChange={(policy) => saved && drafts.change(form, saved, policy)}
        onSave={saveDraft}
        onDiscard={discard}
        onUseTheirs={discard}
        onSaveMine={saveDraft}
      />
      <LeaveDialog
        isDirty={draft?.isDirty ?? false}
        path={tab?.path ?? route.path}
        save={saveDraft}
        discard={discard}
      />
    </>
  );
}
