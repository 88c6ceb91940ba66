import { isOnboarded, navigationEntries, routeDecision } from '@hub/domain/navigation';
import { NoAccessNotice, RenderBoundary, SkeletonList } from '@hub/ui/shared';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { AppRedirect } from './session/AppRedirect.tsx';
import { useOpenShop } from './session/OpenShop.ts';
import { useAppEnvironment } from './shared/AppEnvironment.ts';
import type { ScreenRow } from './shared/ScreenProps.ts';
import { usePageTitle } from './shared/usePageTitle.ts';

/** The screen at the address, when this person may see it; otherwise where the domain sends them (§2, §6). */
export function ScreenAtAddress({ table }: { table: readonly ScreenRow[] }) {
  const { pathname } = useLocation();
  const { access, info } = useOpenShop();
  const { reload } = useAppEnvironment();
  const onboarded = isOnboarded(info.onboardStatus);
  const decision = routeDecision(pathname, access, onboarded);

  if (decision.kind === 'redirect') return <AppRedirect to={decision.to} />;
  if (decision.kind === 'noAccess') return <NoDashboard links={navigationEntries(access, onboarded)} />;

  const { route, tab } = decision;
  const Screen = table.find(({ path }) => path === route.path)?.Screen;
  if (!Screen) throw new Error(`The route table has no screen for ${route.path}.`);
  return (
    <RenderBoundary name={route.title} resetKey={pathname} onReload={reload}>
      <Suspense fallback={<SkeletonList label={`Loading ${route.title}`} />}>
        <Title of={tab ? `${tab.title} · ${route.title}` : route.title} />
        <Screen route={route} tab={tab} />
      </Suspense>
    </RenderBoundary>
  );
}

function NoDashboard({ links }: { links: readonly { title: string; path: string }[] }) {
  usePageTitle('Dashboard');
  return <NoAccessNotice title="Dashboard" links={links} />;
}

function Title({ of: title }: { of: string }) {
  usePageTitle(title);
  return null;
}
