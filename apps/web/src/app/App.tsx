import { QueryClientProvider } from '@tanstack/react-query';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { type AppEnvironment, AppEnvironmentProvider } from '../environment/AppEnvironment.ts';

export interface AppProps {
  environment: AppEnvironment;
  /** The browser's router, or a test's memory router. */
  router: ReturnType<typeof createBrowserRouter>;
}

/** The whole app in an environment. */
export function App({ environment, router }: AppProps) {
  return (
    <AppEnvironmentProvider value={environment}>
      <QueryClientProvider client={environment.queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AppEnvironmentProvider>
  );
}
