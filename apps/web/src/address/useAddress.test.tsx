import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryHistory } from '../testing/memoryHistory.ts';
import { HistoryRouter } from './HistoryRouter.tsx';
import { useAddress, type WriteAddress } from './useAddress.ts';

test('a change of the query after the person has left for another screen is dropped', async () => {
  const history = memoryHistory('/list?shop=a.myshopify.com');
  let write: WriteAddress | undefined;
  function Screen() {
    [, write] = useAddress();
    return null;
  }
  render(
    <HistoryRouter history={history}>
      <Screen />
    </HistoryRouter>,
  );
  const search = (text: string) => write?.((address) => new URLSearchParams([...address, ['search', text]]));
  await act(() => search('581'));
  expect(history.location).toMatchObject({ pathname: '/list', search: '?shop=a.myshopify.com&search=581' });

  // The next screen has not rendered yet.
  await act(() => {
    history.push('/workflows?shop=a.myshopify.com');
    search('582');
  });
  expect(history.location).toMatchObject({ pathname: '/workflows', search: '?shop=a.myshopify.com' });
});
