import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { HistoryRouter } from '../../address/HistoryRouter.tsx';
import { memoryHistory } from '../../testing/memoryHistory.ts';
import { useFiltersInAddress } from './useFiltersInAddress.ts';

beforeEach(() => void vi.useFakeTimers());

const seenFilters: string[] = [];

function Screen() {
  const { applied, shown, change, type } = useFiltersInAddress();
  const filters = JSON.stringify(applied);
  if (seenFilters.at(-1) !== filters) seenFilters.push(filters);
  return (
    <>
      <input aria-label="text" value={shown.search} onChange={(event) => type(event.target.value)} />
      <button onClick={() => change({ ...shown, period: 'last_7d' })}>7d</button>
    </>
  );
}

function mount(address = '/?shop=a.myshopify.com') {
  seenFilters.length = 0;
  const history = memoryHistory(address);
  render(
    <HistoryRouter history={history}>
      <Screen />
    </HistoryRouter>,
  );
  return history;
}

const type = (text: string) => fireEvent.change(screen.getByLabelText('text'), { target: { value: text } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const field = () => screen.getByLabelText<HTMLInputElement>('text').value;

test('filter text applies after a 700 ms pause, once per pause', { tags: ['§2.81', '§5.16', '§9.5'] }, () => {
  const history = mount();
  type('5');
  pass(400);
  type('53');
  pass(699);
  expect(seenFilters).toHaveLength(1);
  pass(1);
  expect(seenFilters).toHaveLength(2);
  expect(history.location.search).toBe('?shop=a.myshopify.com&search=53');
  expect(field()).toBe('53');
});

test('a change of period applies at once, together with pending text', () => {
  const history = mount();
  type('53');
  act(() => screen.getByText('7d').click());
  expect(history.location.search).toBe('?shop=a.myshopify.com&period=last_7d&search=53');
  pass(5000);
  expect(seenFilters).toHaveLength(2);
});

test('Back returns to the previous search, in the field too', async () => {
  const history = mount();
  type('53');
  pass(700);
  type('536');
  pass(700);
  expect(history.location.search).toContain('search=536');
  await act(() => history.go(-1));
  expect(history.location.search).toBe('?shop=a.myshopify.com');
  expect(field()).toBe('');
});

test('a space at the end stays in the field and sends no new request', () => {
  const history = mount('/?search=536');
  type('536 ');
  pass(700);
  expect(field()).toBe('536 ');
  expect(seenFilters).toHaveLength(1);
  expect(history.location.search).toBe('?search=536');
});

test('text typed back within the pause sends no request', () => {
  mount('/?search=536');
  type('5367');
  pass(300);
  type('536');
  pass(5000);
  expect(seenFilters).toHaveLength(1);
});

test('Back while text is pending drops the text', async () => {
  const history = mount();
  type('53');
  pass(700);
  type('5399');
  pass(300);
  await act(() => history.go(-1));
  expect(field()).toBe('');
  pass(5000);
  expect(history.location.search).toBe('?shop=a.myshopify.com');
});
