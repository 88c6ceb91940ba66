import { editDisabledReason, sections } from '@hub/domain/permissions';
import { companyFacts } from '@hub/domain/settings';
import { storeAdminLink } from '@hub/domain/shared';
import { CompanyInfoScreen } from '@hub/ui/settings';
import { useOffers, useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';
import { PrivacySlot } from '../store/PrivacySlot.tsx';
import { StoreConnectionSlot } from '../store/StoreConnectionSlot.tsx';
import { usePageHeader } from '../session/usePageHeader.ts';

/** `/app/settings/companyinfo`, the default tab. */
export function CompanyInfoTab(props: ScreenProps) {
  const { storeAdmin, info, access, timeZone } = useOpenShop();
  const hasConnection = useOffers('store');
  const hasControls = useOffers('privacy') || hasConnection;
  return (
    <CompanyInfoScreen
      pageHeader={usePageHeader(props)}
      disabledReason={hasControls ? editDisabledReason(access, sections.settings) : null}
      adminLink={storeAdminLink(storeAdmin, 'general')}
      connection={<StoreConnectionSlot />}
      privacy={<PrivacySlot />}
      facts={companyFacts(info, timeZone, useCurrentMinute())}
    />
  );
}
