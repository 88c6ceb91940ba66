import { appRoutes } from '@hub/domain/navigation';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import AppArea from '../AppArea.tsx';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { shopInfoReply } from './shopInfoReply.ts';
import { testEnvironment, type TestWorld } from './testEnvironment.ts';

/** A screen that only says where it stands, and for whom. */
function Signpost({ route, tab }: ScreenProps) {
  const { shop } = useOpenShop();
  return (
    <>
      <p>screen {tab?.path ?? route.path}</p>
      <p>of {shop}</p>
    </>
  );
}

/**
 * Everything under /app with signposts for screens, so that a test sees who comes through the doors. Shop info is the
 * owner's unless the world says otherwise.
 */
export function mountArea(address: string, world: TestWorld = {}, screen: ComponentType<ScreenProps> = Signpost) {
  const environment = testEnvironment({ fetch: async () => shopInfoReply(), ...world });
  const table = appRoutes.map((route) => ({ ...route, Screen: screen }));
  const router = createMemoryRouter(
    [
      { path: '/app/*', element: <AppArea table={table} /> },
      { path: '*', element: <p>outside</p> },
    ],
    { initialEntries: [address] },
  );
  return { environment, router, ...render(<App environment={environment} router={router} />) };
}
