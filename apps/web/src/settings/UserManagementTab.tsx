import { roleName, sectionGrants } from '@hub/domain/settings';
import { UserManagementScreen } from '@hub/ui/settings';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useSettingsPageHeader } from './useSettingsPageHeader.ts';

/** `/app/settings/usermanagement`. */
export function UserManagementTab(props: ScreenProps) {
  const { info, access } = useOpenShop();
  return (
    <UserManagementScreen
      pageHeader={useSettingsPageHeader(props)}
      role={roleName(info)}
      isOwner={access.isOwner}
      grants={sectionGrants(access)}
    />
  );
}
