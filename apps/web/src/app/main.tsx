import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { UNSAFE_createBrowserHistory } from 'react-router-dom';
import { createAppHistory } from '../address/createAppHistory.ts';
import { App } from './App.tsx';
import { browserEnvironment } from './browserEnvironment.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <App
      environment={browserEnvironment(window)}
      history={createAppHistory(UNSAFE_createBrowserHistory())}
      routes={routes}
    />
  </StrictMode>,
);
