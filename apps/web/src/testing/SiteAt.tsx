import { useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { routes } from '../app/routes.tsx';
import { testEnvironment, type EnvironmentOverrides } from './testEnvironment.ts';

export interface SiteAtProps {
  /** An address outside /app, as somebody types it. */
  path: string;
  overrides?: EnvironmentOverrides;
}

/**
 * The whole app at an address of the public site or the admin area, for somebody who has no session unless the world
 * says so.
 */
export function SiteAt({ path, overrides }: SiteAtProps) {
  const [environment] = useState(() => testEnvironment(overrides));
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: [path] }));
  return <App environment={environment} router={router} />;
}
