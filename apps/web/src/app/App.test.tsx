import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy, Suspense } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { AreaErrorBoundary } from './AreaErrorBoundary.tsx';
import { App } from './App.tsx';
import { entryUrl } from '../testing/demoShop.ts';
import { memoryHistory } from '../testing/memoryHistory.ts';
import { mountArea } from '../testing/mountArea.tsx';
import { testEnvironment } from '../testing/testEnvironment.ts';

/** A screen whose file loads when the test says so. */
function createLateScreen(text: string) {
  let deliver = (): void => undefined;
  const Late = lazy(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        deliver = () => resolve({ default: () => <p>{text}</p> });
      }),
  );
  return { Late, deliver: () => act(async () => deliver()) };
}

function mountAreas(second: ComponentType, reload = vi.fn()) {
  const Second = second;
  const history = memoryHistory('/first');
  const areaOf = (path: string, area: React.ReactNode) => ({
    path,
    element: (
      <AreaErrorBoundary>
        <Suspense fallback={<p>nothing yet</p>}>{area}</Suspense>
      </AreaErrorBoundary>
    ),
  });
  const routes = [areaOf('/first', <p>first area</p>), areaOf('/second', <Second />)];
  render(<App environment={testEnvironment({ reload })} history={history} routes={routes} />);
  return { history, reload };
}

test('a crashed area says so and offers a reload; the next navigation leaves it', async () => {
  const suppressError = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener('error', suppressError);
  onTestFinished(() => window.removeEventListener('error', suppressError));
  const { history, reload } = mountAreas(() => {
    throw new Error('planted');
  });
  await act(() => history.push('/second'));
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
  await act(() => history.go(-1));
  expect(screen.getByText('first area')).toBeVisible();
});

test('the old area stays until the next one’s file has loaded', async () => {
  const { Late, deliver } = createLateScreen('second area');
  const { history } = mountAreas(Late);
  await act(() => history.push('/second'));
  expect(screen.getByText('first area')).toBeVisible();
  expect(screen.queryByText('nothing yet')).toBeNull();
  await deliver();
  expect(screen.getByText('second area')).toBeVisible();
});

test('the old screen under /app stays too', async () => {
  const { Late, deliver } = createLateScreen('the workflows');
  const { history } = mountArea(entryUrl('/app/dashboard'), {}, ({ route }) =>
    route.screen === 'workflows' ? <Late /> : <p>the dashboard</p>,
  );
  expect(await screen.findByText('the dashboard')).toBeVisible();
  await act(() => history.push(entryUrl('/app/workflows')));
  expect(screen.getByText('the dashboard')).toBeVisible();
  await deliver();
  expect(screen.getByText('the workflows')).toBeVisible();
});
