import type { HealthItem } from '@hub/domain/shared';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../testing/expectReadable.ts';
import { on490px } from '../testing/hostileFixtures.ts';
import { HealthList } from './HealthList.tsx';

const store: HealthItem = {
  name: 'Your store',
  value: 'Connected',
  detail: 'newest order 5 minutes ago · nothing waits',
  isProblem: false,
};
const shipbob: HealthItem = { name: 'Shipbob', value: 'Connected', detail: 'last order 2 hours ago', isProblem: false };
const late: HealthItem = {
  ...store,
  detail: 'newest order 25 minutes ago · 42 waiting for up to 20 minutes',
  isProblem: true,
};
const down: HealthItem = {
  name: 'Shipbob',
  value: 'Shipbob hasn’t answered',
  detail: 'for 2 hours · 14 orders wait',
  isProblem: true,
};

const meta = preview.meta({ component: HealthList, args: { items: [store, shipbob] } });

/** A store and a 3PL are connected, and all is well. */
export const Default = meta.story();

Default.test('names the store and each 3PL with its state, its last order and what waits', async ({ canvas }) => {
  const line = canvas.getByRole('list', { name: 'Your store and 3PLs' });
  await expect([...line.children].map((item) => item.textContent)).toEqual([
    'Your store Connected · newest order 5 minutes ago · nothing waits',
    'Shipbob Connected · last order 2 hours ago',
  ]);
});

/** Messages of the store wait, and a 3PL does not answer. */
export const Late = meta.story({ args: { items: [late, down] } });

Late.test('says how many wait and for how long', async ({ canvas }) => {
  await expect(canvas.getByText(/42 waiting for up to 20 minutes/)).toBeVisible();
  await expect(canvas.getByText('Shipbob hasn’t answered')).toBeVisible();
});

export const LateOnAPhone = Late.extend({ ...on490px });

LateOnAPhone.test('keeps every part readable', async ({ canvas }) => {
  await expectReadable(canvas.getByRole('list', { name: 'Your store and 3PLs' }));
});

/** The shop has neither a store nor a 3PL. */
export const Empty = meta.story({ args: { items: [] } });

Empty.test('shows nothing', async ({ canvas }) => {
  await expect(canvas.queryByRole('list')).toBeNull();
});
