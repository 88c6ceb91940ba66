import { type ScreenCapability, unavailableTab } from '@hub/domain/navigation';
import { storeAdminLink } from '@hub/domain/shared';
import { NoteScreen } from '@hub/ui/layout';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { usePageHeader } from '../session/usePageHeader.ts';

/** A tab whose server lacks a capability: what is missing, and where the work is done instead. */
export function UnavailableScreen({ needs, ...props }: ScreenProps & { needs: ScreenCapability }) {
  const { storeAdmin } = useOpenShop();
  const { note, adminPage } = unavailableTab(needs);
  return (
    <NoteScreen
      pageHeader={usePageHeader(props)}
      heading={props.tab?.title ?? props.route.title}
      note={note}
      adminLink={adminPage && storeAdminLink(storeAdmin, adminPage)}
    />
  );
}
