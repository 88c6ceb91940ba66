import { viewableTabs } from '@hub/domain/navigation';
import type { PageHeaderProps } from '@hub/ui/layout';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useOpenShop } from './OpenShop.ts';

/** A screen's title, with the tabs that the person may view. */
export function usePageHeader({ route, tab }: ScreenProps): PageHeaderProps {
  const { access, info } = useOpenShop();
  return { title: route.title, tabs: viewableTabs(route, access, info.capabilities), current: tab?.path };
}
