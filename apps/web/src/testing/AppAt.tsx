import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { routes } from '../routes.tsx';
import { entered } from './addresses.ts';
import { testEnvironment, type TestWorld } from './testEnvironment.ts';

export interface AppAtProps {
  /** A path of the app, without `shop` and `host`: `/app/dashboard?period=all`. */
  path: string;
  world?: TestWorld;
}

/**
 * The whole app at a path, as somebody enters it from the admin; the calls go to whatever mocks the story or test has
 * set up.
 */
export function AppAt({ path, world }: AppAtProps) {
  const [environment] = useState(() => testEnvironment(world));
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [entered(path)] }));
  return <App environment={environment} router={router} />;
}
