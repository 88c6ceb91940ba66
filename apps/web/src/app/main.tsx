import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { browserEnvironment } from './browserEnvironment.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <App environment={browserEnvironment(window)} router={createBrowserRouter(routes)} />
  </StrictMode>,
);
