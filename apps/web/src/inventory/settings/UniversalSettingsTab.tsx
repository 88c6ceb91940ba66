import { createShopSettingsClient, type ShopSettingsReply } from '@hub/api-client/shopSettings';
import { findAppRoute } from '@hub/domain/navigation';
import { canView, editDisabledReason, sections } from '@hub/domain/permissions';
import {
  checkShopSettings,
  type SavedShopSettings,
  settingsIn,
  type ShopSettings,
  shopSettingsTexts,
} from '@hub/domain/shopSettings';
import { shownValue } from '@hub/ui/data';
import { UniversalSettingsScreen } from '@hub/ui/inventory';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LeaveDialog } from '../../address/LeaveDialog.tsx';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useVersionedDrafts } from '../../mutations/useVersionedDrafts.ts';
import { useVersionedSave } from '../../mutations/useVersionedSave.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { useOpenShop } from '../../session/OpenShop.ts';

/** There is one form. */
const form = 'settings';

/** `/app/inventory/universal-settings` for servers with capability `shopSettings`. */
export function UniversalSettingsTab(props: ScreenProps) {
  const { shop, client: api, access } = useOpenShop();
  const { route, tab } = props;
  const client = useMemo(() => createShopSettingsClient(api), [api]);
  const queryClient = useQueryClient();
  const queryKey = [shop, 'inventory', 'shop settings'];
  const loaded = useLoadable({ queryKey, queryFn: ({ signal }) => client.read({ signal }) });
  const drafts = useVersionedDrafts<ShopSettings, SavedShopSettings>(settingsIn);
  const { save, isSaving } = useVersionedSave<ShopSettings, SavedShopSettings>({
    mutationKey: [...queryKey, 'save'],
    queryKey,
    texts: () => shopSettingsTexts,
    valueOf: settingsIn,
    send: ({ value, baseVersion }, options) => client.save({ settings: value, baseVersion }, options),
    onNewest: (_, saved) =>
      queryClient.setQueryData<ShopSettingsReply>(queryKey, (reply) => reply && { ...reply, saved }),
    onSaved: drafts.settle,
    onOutdated: drafts.setNewer,
  });
  const saved = shownValue(loaded)?.saved ?? null;
  const draft = saved && drafts.of(form, saved);
  const saveDraft = () => {
    if (draft && checkShopSettings(draft.value).length === 0)
      save({ key: form, value: draft.value, before: draft.base });
  };
  const discard = () => drafts.discard(form);
  const mapping = findAppRoute('/app/fulfillment/shipping-mapping')?.tab;
  return (
    <>
      <UniversalSettingsScreen
        pageHeader={usePageHeader(props)}
        loaded={loaded}
        settings={draft?.value ?? null}
        isDirty={draft?.isDirty ?? false}
        isSaving={isSaving}
        newer={draft?.newer ?? null}
        disabledReason={editDisabledReason(access, sections.inventory)}
        mappingPath={mapping && canView(access, mapping.section) ? mapping.path : null}
        onChange={(settings) => saved && drafts.change(form, saved, settings)}
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
