import { viewableTabs } from '@hub/domain/navigation';
import type { PageHeaderProps } from '@hub/ui/layout';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';

/** Title and visible tabs of the settings. */
export function useSettingsPageHeader({ route, tab }: ScreenProps): PageHeaderProps {
  const { access, info } = useOpenShop();
  return { title: route.title, tabs: viewableTabs(route, access, info.capabilities), current: tab?.path };
}
