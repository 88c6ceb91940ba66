import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../App.tsx';
import { routes } from '../routes.tsx';
import { testEnvironment, type TestWorld } from './testEnvironment.ts';

export interface SiteAtProps {
  /** An address outside /app, as somebody types it. */
  path: string;
  world?: TestWorld;
}

/**
 * The whole app at an address of the public site or the admin area, for somebody who has no session unless the world
 * says so.
 */
export function SiteAt({ path, world }: SiteAtProps) {
  const [environment] = useState(() => testEnvironment(world));
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  return <App environment={environment} router={router} />;
}
