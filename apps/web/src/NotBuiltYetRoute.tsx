import { viewableTabs } from '@hub/domain/navigation';
import { NotBuiltYet } from '@hub/ui/shared';
import { useOpenShop } from './session/OpenShop.ts';
import type { ScreenProps } from './shared/ScreenProps.ts';

/** A route whose screen does not exist yet: its title, its tabs at their own addresses, and one honest sentence. */
export default function NotBuiltYetRoute({ route, tab }: ScreenProps) {
  const { access } = useOpenShop();
  return <NotBuiltYet title={route.title} tabs={viewableTabs(route, access)} current={tab?.path} />;
}
