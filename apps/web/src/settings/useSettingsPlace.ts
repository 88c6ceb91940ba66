import { viewableTabs } from '@hub/domain/navigation';
import type { SettingsPlace } from '@hub/ui/settings';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';

/** Title and tabs around a tab of the settings: those that this person may view. */
export function useSettingsPlace({ route, tab }: ScreenProps): SettingsPlace {
  const { access } = useOpenShop();
  return { title: route.title, tabs: viewableTabs(route, access), current: tab?.path };
}
