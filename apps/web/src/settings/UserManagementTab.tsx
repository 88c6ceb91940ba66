import { roleName, sectionGrants } from '@hub/domain/settings';
import { UserManagementScreen } from '@hub/ui/settings';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { useSettingsPlace } from './useSettingsPlace.ts';

/** `/app/settings/usermanagement`. */
export function UserManagementTab(props: ScreenProps) {
  const { info, access } = useOpenShop();
  return (
    <UserManagementScreen
      place={useSettingsPlace(props)}
      role={roleName(info)}
      isOwner={access.isOwner}
      grants={sectionGrants(access)}
    />
  );
}
