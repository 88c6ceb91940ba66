import { publicDecision, type PublicScreen } from '@hub/domain/navigation';
import { PublicPage } from '@hub/ui/public';
import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useEffect, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { resolveSession } from '../session/resolveSession.ts';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { PlainLink } from '../address/PlainLink.tsx';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** The pages of §2, each loaded on navigation. */
const screens = {
  home: lazy(() => import('./HomeRoute.tsx')),
  pricing: lazy(() => import('./PricingRoute.tsx')),
  features: lazy(() => import('./FeaturesRoute.tsx')),
  login: lazy(() => import('./LoginRoute.tsx')),
  privacy: lazy(() => import('./LegalRoute.tsx')),
  termsOfUse: lazy(() => import('./LegalRoute.tsx')),
  acceptable: lazy(() => import('./LegalRoute.tsx')),
  passwordReset: lazy(() => import('./PasswordResetRoute.tsx')),
  learn: lazy(() => import('./LearnRoute.tsx')),
} satisfies Record<PublicScreen, LazyExoticComponent<ComponentType<PublicScreenProps>>>;

/**
 * The public site. An unknown path redirects to the dashboard with a session or host, and otherwise shows home
 * (contract).
 */
export default function PublicArea() {
  const { sessionStore } = useAppEnvironment();
  const { pathname, search } = useLocation();
  const decision = publicDecision(pathname, resolveSession(search, sessionStore).kind === 'enter');
  useFocusOnNavigation(pathname);

  if (decision.kind === 'redirect') return <Navigate replace to={decision.to + search} />;
  const { route } = decision;
  const Screen: ComponentType<PublicScreenProps> = screens[route.screen];
  return (
    <PublicPage current={route.path} linkComponent={PlainLink}>
      <Suspense fallback={null}>
        <Screen route={route} />
      </Suspense>
    </PublicPage>
  );
}

/**
 * After a link, scrolls to the top and focuses the content, as after a load. Not on the first page and not for links
 * within a page.
 */
function useFocusOnNavigation(pathname: string): void {
  const previousPathname = useRef(pathname);
  useEffect(() => {
    if (previousPathname.current === pathname) return;
    previousPathname.current = pathname;
    document.documentElement.scrollTop = 0;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
