import { createShopSettingsClient } from '@hub/api-client/shopSettings';
import { editDisabledReason, sections } from '@hub/domain/permissions';
import { checkShipPolicy, shipPolicyIn, shipPolicyTexts } from '@hub/domain/shopSettings';
import { WhatMayShipScreen } from '@hub/ui/settings';
import { useMemo } from 'react';
import { LeaveDialog } from '../address/LeaveDialog.tsx';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useVersionedForm } from '../mutations/useVersionedForm.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { usePageHeader } from '../session/usePageHeader.ts';
import { olderOrdersPath } from '../store/olderOrdersPath.ts';
import { shipPolicyQuery } from '../store/shipPolicyQuery.ts';

/** `/app/settings/what-may-ship`. */
export function WhatMayShipTab(props: ScreenProps) {
  const openShop = useOpenShop();
  const { shop, client: api, access, timeZone } = openShop;
  const { route, tab } = props;
  const client = useMemo(() => createShopSettingsClient(api), [api]);
  const { loaded, form } = useVersionedForm({
    queryKey: shipPolicyQuery(api, shop).queryKey,
    read: client.readShipPolicy,
    valueOf: shipPolicyIn,
    problemsOf: checkShipPolicy,
    texts: shipPolicyTexts,
    send: (policy, baseVersion, options) => client.saveShipPolicy({ policy, baseVersion }, options),
  });
  return (
    <>
      <WhatMayShipScreen
        pageHeader={usePageHeader(props)}
        loaded={loaded}
        timeZone={timeZone}
        disabledReason={editDisabledReason(access, sections.settings)}
        holdPath={olderOrdersPath(openShop)}
        {...form}
      />
      <LeaveDialog isDirty={form.isDirty} path={tab?.path ?? route.path} save={form.onSave} discard={form.onDiscard} />
    </>
  );
}
