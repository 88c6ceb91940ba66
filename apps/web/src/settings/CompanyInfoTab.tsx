import { companyFacts } from '@hub/domain/settings';
import { CompanyInfoScreen } from '@hub/ui/settings';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useMinute } from '../shared/useMinute.ts';
import { useSettingsPlace } from './useSettingsPlace.ts';

/** `/app/settings/companyinfo`, which is also what `/app/settings` shows. */
export function CompanyInfoTab(props: ScreenProps) {
  const { info, timeZone } = useOpenShop();
  return <CompanyInfoScreen place={useSettingsPlace(props)} facts={companyFacts(info, timeZone, useMinute())} />;
}
