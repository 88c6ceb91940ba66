import { roleName, sectionGrants } from '@hub/domain/settings';
import { storeAdminLink } from '@hub/domain/shared';
import { UserManagementScreen } from '@hub/ui/settings';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useSettingsPageHeader } from './useSettingsPageHeader.ts';

/** `/app/settings/usermanagement`. */
export function UserManagementTab(props: ScreenProps) {
  const { shop, info, access } = useOpenShop();
  return (
    <UserManagementScreen
      pageHeader={useSettingsPageHeader(props)}
      adminLink={storeAdminLink(shop, 'users')}
      role={roleName(info)}
      isOwner={access.isOwner}
      grants={sectionGrants(access)}
    />
  );
}
