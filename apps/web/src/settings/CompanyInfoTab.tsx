import { companyFacts } from '@hub/domain/settings';
import { CompanyInfoScreen } from '@hub/ui/settings';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';
import { useSettingsPageHeader } from './useSettingsPageHeader.ts';

/** `/app/settings/companyinfo`, the default tab. */
export function CompanyInfoTab(props: ScreenProps) {
  const { info, timeZone } = useOpenShop();
  return (
    <CompanyInfoScreen
      pageHeader={useSettingsPageHeader(props)}
      facts={companyFacts(info, timeZone, useCurrentMinute())}
    />
  );
}
