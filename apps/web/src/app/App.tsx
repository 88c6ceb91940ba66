import { QueryClientProvider } from '@tanstack/react-query';
import { type RouteObject, useRoutes } from 'react-router-dom';
import type { AppHistory } from '../address/createAppHistory.ts';
import { HistoryRouter } from '../address/HistoryRouter.tsx';
import { type AppEnvironment, AppEnvironmentProvider } from '../environment/AppEnvironment.ts';

export interface AppProps {
  environment: AppEnvironment;
  /** The browser's history, or a test's in memory. */
  history: AppHistory;
  routes: RouteObject[];
}

/** The whole app in an environment. */
export function App({ environment, history, routes }: AppProps) {
  return (
    <AppEnvironmentProvider value={environment}>
      <QueryClientProvider client={environment.queryClient}>
        <HistoryRouter history={history}>
          <CurrentRoute routes={routes} />
        </HistoryRouter>
      </QueryClientProvider>
    </AppEnvironmentProvider>
  );
}

function CurrentRoute({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}
