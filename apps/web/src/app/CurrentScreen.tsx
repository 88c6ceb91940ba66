import { feedbackTexts } from '@hub/domain/shared';
import { isOnboarded, missingCapability, navigationEntries, routeDecision, routeTitles } from '@hub/domain/navigation';
import { askForViewText, sections } from '@hub/domain/permissions';
import { NoAccessNotice, ErrorBoundary, SkeletonList } from '@hub/ui/feedback';
import { lazy, Suspense } from 'react';
import { useLocation, Navigate } from 'react-router-dom';
import { useOpenShop } from '../session/OpenShop.ts';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import type { ScreenRoute } from '../address/ScreenProps.ts';
import { usePageTitle } from '../address/usePageTitle.ts';
import { useSessionParams } from '../address/TabSession.ts';
import { appAddress } from '../address/appAddress.ts';

const UnavailableScreen = lazy(async () => ({ default: (await import('./UnavailableScreen.tsx')).UnavailableScreen }));

/** The screen at the address if the person may view it; otherwise a redirect or notice (§2, §6). */
export function CurrentScreen({ screenRoutes }: { screenRoutes: readonly ScreenRoute[] }) {
  const { pathname } = useLocation();
  const { access, info } = useOpenShop();
  const { reload } = useAppEnvironment();
  const onboarded = isOnboarded(info.onboardStatus);
  const decision = routeDecision(pathname, access, onboarded, info.capabilities);

  if (decision.kind === 'redirect') return <AppRedirect to={decision.to} />;
  if (decision.kind === 'noAccess')
    return <NoDashboardAccess links={navigationEntries(access, onboarded)} owners={info.owners} />;

  const { route, tab } = decision;
  const missing = missingCapability(tab, info.capabilities);
  const Screen = screenRoutes.find(({ path }) => path === route.path)?.Screen;
  if (!Screen) throw new Error(`The route table has no screen for ${route.path}.`);
  return (
    <ErrorBoundary name={route.title} resetKey={pathname} onReload={reload}>
      <Suspense fallback={<SkeletonList label={feedbackTexts.loading(route.title)} />}>
        <PageTitle title={tab ? `${tab.title} · ${route.title}` : route.title} />
        {missing === null ? (
          <Screen route={route} tab={tab} />
        ) : (
          <UnavailableScreen route={route} tab={tab} needs={missing} />
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

function NoDashboardAccess({
  links,
  owners,
}: {
  links: readonly { title: string; path: string }[];
  owners: readonly string[];
}) {
  usePageTitle(routeTitles.screens.dashboard);
  return (
    <NoAccessNotice
      title={routeTitles.screens.dashboard}
      links={links}
      askText={owners.length === 0 ? null : askForViewText(sections.dashboard, owners)}
    />
  );
}

function PageTitle({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

/** Redirects to a path of the app, keeping `shop` and `host`. */
function AppRedirect({ to }: { to: string }) {
  const session = useSessionParams();
  return <Navigate replace to={session ? appAddress(to, session) : to} />;
}
