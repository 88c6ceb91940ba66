import { useState } from 'react';
import { memoryHistory } from './memoryHistory.ts';
import { App } from '../app/App.tsx';
import { routes } from '../app/routes.tsx';
import { testEnvironment, type EnvironmentOverrides } from './testEnvironment.ts';

export interface SiteAtProps {
  /** An address outside /app. */
  path: string;
  overrides?: EnvironmentOverrides;
}

/** The whole app at a public or admin address, without a session by default. */
export function SiteAt({ path, overrides }: SiteAtProps) {
  const [environment] = useState(() => testEnvironment(overrides));
  const [history] = useState(() => memoryHistory(path));
  return <App environment={environment} history={history} routes={routes} />;
}
