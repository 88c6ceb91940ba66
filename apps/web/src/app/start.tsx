import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory } from 'react-router-dom';
import { createAppHistory } from '../address/createAppHistory.ts';
import { App } from './App.tsx';
import { browserEnvironment } from './browserEnvironment.ts';
import { seedDashboard } from './earlyCalls/seedDashboard.ts';
import { preloadDashboard, routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const environment = browserEnvironment(window);
const app = (
  <StrictMode>
    <App environment={environment} history={createAppHistory(UNSAFE_createBrowserHistory())} routes={routes} />
  </StrictMode>
);
// Not awaited at module level: the app's other files import this one and would wait for it.
void readyToShow().then(() => createRoot(root).render(app));

/** When the skeleton shows figures, the app replaces it in one step, within a second. */
async function readyToShow(): Promise<void> {
  if (!document.querySelector('#page-skeleton.has-figures')) return;
  const ready = Promise.all([preloadDashboard(), seedDashboard(environment, window.location.search)]);
  await Promise.race([ready.catch(() => {}), new Promise((resolve) => setTimeout(resolve, 1_000))]);
}
