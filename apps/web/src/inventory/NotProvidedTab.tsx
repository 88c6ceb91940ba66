import { type Alternative, alternativeTexts, type NotProvided, notProvided } from '@hub/domain/inventory';
import { appRoutes } from '@hub/domain/navigation';
import { canView } from '@hub/domain/permissions';
import { storeAdminLink, tabs } from '@hub/domain/shared';
import { NoteScreen } from '@hub/ui/layout';
import { useListPath } from '../orders/list/useListPath.ts';
import { withReportFilters } from '../reports/reportFilters.ts';
import { useReportFilters } from '../reports/useReportFilters.ts';
import { useReportPageHeader } from '../reports/useReportPageHeader.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';

/** A tab without data; `slug` is the last segment of its path. */
export function NotProvidedTab({ slug, ...props }: ScreenProps & { slug: keyof typeof notProvided }) {
  // Not shown here, but kept in the links to other tabs.
  const { shown } = useReportFilters();
  const { shop, access } = useOpenShop();
  const listPath = useListPath();
  const { title, note, adminPage, alternative }: NotProvided = notProvided[slug];
  const settings = appRoutes.find(({ screen }) => screen === 'settings');
  const paths: Record<Alternative, () => string | null> = {
    skus: () => withReportFilters(`${props.route.path}/allinventory`, shown),
    openOrders: () => listPath(tabs.open, shown),
    settings: () => (settings && canView(access, settings.section) ? settings.path : null),
  };
  const path = paths[alternative]();
  return (
    <NoteScreen
      pageHeader={useReportPageHeader(props, shown)}
      heading={title}
      note={note}
      adminLink={storeAdminLink(shop, adminPage)}
      link={path === null ? null : { title: alternativeTexts[alternative], path }}
    />
  );
}
