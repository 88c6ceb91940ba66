import { appRoutes, type AppScreen } from '@hub/domain/navigation';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import { AreaErrorBoundary } from './AreaErrorBoundary.tsx';
import type { ScreenProps, ScreenRoute } from '../address/ScreenProps.ts';

type Screen = ComponentType<ScreenProps>;

const dashboard = preloadable<ScreenProps>(() => import('../dashboard/DashboardRoute.tsx'));

/** The screens, each loaded on navigation. */
const screens = {
  onboarding: lazy(() => import('../onboarding/OnboardingRoute.tsx')),
  dashboard: dashboard.Component,
  orderList: lazy(() => import('../orders/list/OrderListRoute.tsx')),
  workflows: lazy(() => import('../workflows/WorkflowsRoute.tsx')),
  inventory: lazy(() => import('../inventory/InventoryRoute.tsx')),
  insights: lazy(() => import('../insights/InsightsRoute.tsx')),
  integrations: lazy(() => import('../integrations/IntegrationsRoute.tsx')),
  fulfillment: lazy(() => import('../fulfillment/FulfillmentRoute.tsx')),
  settings: lazy(() => import('../settings/SettingsRoute.tsx')),
} satisfies Record<AppScreen, Screen>;

/** The app routes of §2 with their screens; the domain defines paths and sections. */
const screenRoutes: readonly ScreenRoute[] = appRoutes.map((route) => ({ ...route, Screen: screens[route.screen] }));

// Separate files, because only /app uses Polaris and its stylesheet.
const appArea = preloadable(() => import('./AppArea.tsx'));
const AdminArea = lazy(() => import('../admin/AdminArea.tsx'));
const TrackArea = lazy(() => import('../tracking/TrackArea.tsx'));
const PublicArea = lazy(() => import('../public/PublicArea.tsx'));

/** The four areas; the domain decides what each shows. */
export const routes: RouteObject[] = [
  areaRoute('/app/*', <appArea.Component screenRoutes={screenRoutes} />),
  areaRoute('/admin/*', <AdminArea />),
  areaRoute('/track/*', <TrackArea />),
  areaRoute('*', <PublicArea />),
];

function areaRoute(path: string, element: ReactNode): RouteObject {
  return {
    path,
    element: (
      <AreaErrorBoundary>
        <Suspense fallback={null}>{element}</Suspense>
      </AreaErrorBoundary>
    ),
  };
}

/** Lets the dashboard render at once. */
export async function preloadDashboard(): Promise<void> {
  await Promise.all([appArea.preload(), dashboard.preload()]);
}

interface Preloadable<P extends object> {
  Component: ComponentType<P>;
  /** Resolves once the component renders without a fallback; rejects when its file does not load. */
  preload(): Promise<void>;
}

/** React's `lazy` shows a fallback first even when the file is loaded, and keeps it for half a second. */
function preloadable<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): Preloadable<P> {
  // The cast, because the types of refs do not resolve for generic props.
  const Lazy = lazy(load) as unknown as ComponentType<P>;
  let Loaded: ComponentType<P> | null = null;
  return {
    Component: function PreloadableComponent(props: P) {
      // Kept while it is shown: switching would remount it.
      const [Shown] = useState(() => Loaded ?? Lazy);
      return <Shown {...props} />;
    },
    async preload() {
      Loaded = (await load()).default;
    },
  };
}
