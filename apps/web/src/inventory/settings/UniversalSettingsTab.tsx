import { createShopSettingsClient } from '@hub/api-client/shopSettings';
import { findAppRoute } from '@hub/domain/navigation';
import { canView, editDisabledReason, sections } from '@hub/domain/permissions';
import { checkShopSettings, settingsIn, shopSettingsTexts } from '@hub/domain/shopSettings';
import { UniversalSettingsScreen } from '@hub/ui/inventory';
import { useMemo } from 'react';
import { LeaveDialog } from '../../address/LeaveDialog.tsx';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useVersionedForm } from '../../mutations/useVersionedForm.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { useOpenShop } from '../../session/OpenShop.ts';

/** `/app/inventory/universal-settings`. */
export function UniversalSettingsTab(props: ScreenProps) {
  const { shop, client: api, access } = useOpenShop();
  const { route, tab } = props;
  const client = useMemo(() => createShopSettingsClient(api), [api]);
  const { loaded, form } = useVersionedForm({
    queryKey: [shop, 'inventory', 'shop settings'],
    read: client.read,
    valueOf: settingsIn,
    problemsOf: checkShopSettings,
    texts: shopSettingsTexts,
    send: (settings, baseVersion, options) => client.save({ settings, baseVersion }, options),
  });
  const mapping = findAppRoute('/app/fulfillment/shipping-mapping')?.tab;
  return (
    <>
      <UniversalSettingsScreen
        pageHeader={usePageHeader(props)}
        loaded={loaded}
        disabledReason={editDisabledReason(access, sections.inventory)}
        mappingPath={mapping && canView(access, mapping.section) ? mapping.path : null}
        {...form}
      />
      <LeaveDialog isDirty={form.isDirty} path={tab?.path ?? route.path} save={form.onSave} discard={form.onDiscard} />
    </>
  );
}
