import { appRoutes } from '@hub/domain/navigation';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { App } from '../app/App.tsx';
import AppArea from '../app/AppArea.tsx';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { memoryHistory } from './memoryHistory.ts';
import { shopInfoReply } from './shopInfoReply.ts';
import { testEnvironment, type EnvironmentOverrides } from './testEnvironment.ts';

/** A screen that shows its path and shop. */
function RouteProbe({ route, tab }: ScreenProps) {
  const { shop } = useOpenShop();
  return (
    <>
      <p>screen {tab?.path ?? route.path}</p>
      <p>of {shop}</p>
    </>
  );
}

/** Everything under /app with placeholder screens. Shop info is the owner's by default. */
export function mountArea(
  address: string,
  overrides: EnvironmentOverrides = {},
  screen: ComponentType<ScreenProps> = RouteProbe,
) {
  const environment = testEnvironment({ fetch: async () => shopInfoReply(), ...overrides });
  const screenRoutes = appRoutes.map((route) => ({ ...route, Screen: screen }));
  const history = memoryHistory(address);
  const routes = [
    { path: '/app/*', element: <AppArea screenRoutes={screenRoutes} /> },
    { path: '*', element: <p>outside</p> },
  ];
  return { environment, history, ...render(<App environment={environment} history={history} routes={routes} />) };
}
