import { useState } from 'react';
import { memoryHistory } from './memoryHistory.ts';
import { App } from '../app/App.tsx';
import { routes } from '../app/routes.tsx';
import { entryUrl } from './demoShop.ts';
import { testEnvironment, type EnvironmentOverrides } from './testEnvironment.ts';

export interface AppAtProps {
  /** A path of the app without `shop` and `host`: `/app/dashboard?period=all`. */
  path: string;
  overrides?: EnvironmentOverrides;
}

/** The whole app at a path; calls go to the mocks of the story or test. */
export function AppAt({ path, overrides }: AppAtProps) {
  const [environment] = useState(() => testEnvironment(overrides));
  const [history] = useState(() => memoryHistory(entryUrl(path)));
  return <App environment={environment} history={history} routes={routes} />;
}
