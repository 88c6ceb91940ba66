import { viewableTabs } from '@hub/domain/navigation';
import type { PageHeaderProps } from '@hub/ui/layout';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useOpenShop } from '../session/OpenShop.ts';

/** Title and tabs of `/app/workflows`. */
export function useWorkflowPageHeader({ route, tab }: ScreenProps): PageHeaderProps {
  const { access, info } = useOpenShop();
  return { title: route.title, tabs: viewableTabs(route, access, info.capabilities), current: tab?.path };
}
