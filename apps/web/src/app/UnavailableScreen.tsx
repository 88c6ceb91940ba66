import { type ScreenCapability, unavailableTab, viewableTabs } from '@hub/domain/navigation';
import { storeAdminLink } from '@hub/domain/shared';
import { NoteScreen } from '@hub/ui/layout';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useOpenShop } from '../session/OpenShop.ts';

/** A tab whose server lacks a capability: what is missing, and where the work is done instead. */
export function UnavailableScreen({ route, tab, needs }: ScreenProps & { needs: ScreenCapability }) {
  const { shop, access, info } = useOpenShop();
  const { note, adminPage } = unavailableTab(needs);
  return (
    <NoteScreen
      pageHeader={{ title: route.title, tabs: viewableTabs(route, access, info.capabilities), current: tab?.path }}
      heading={tab?.title ?? route.title}
      note={note}
      adminLink={adminPage && storeAdminLink(shop, adminPage)}
    />
  );
}
