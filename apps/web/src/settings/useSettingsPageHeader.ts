import { viewableTabs } from '@hub/domain/navigation';
import type { PageHeaderProps } from '@hub/ui/layout';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';

/** Title and tabs around a tab of the settings: those that this person may view. */
export function useSettingsPageHeader({ route, tab }: ScreenProps): PageHeaderProps {
  const { access } = useOpenShop();
  return { title: route.title, tabs: viewableTabs(route, access), current: tab?.path };
}
