import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

export const user = userEvent.setup();
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const rowBoxes = () => within(screen.getByRole('grid')).getAllByRole('checkbox');
export const dialog = () => screen.findByRole('dialog');
export const selectAllBox = () => within(screen.getByRole('group', { name: /^Selection in/ })).getByRole('checkbox');

/** Opens the first order of the list. */
export async function openFirst(): Promise<void> {
  const [expand] = await screen.findAllByRole('button', { name: /^Expand/ });
  await user.click(expand as HTMLElement);
  await screen.findByText('Total Items');
}

/** Selects the first `count` rows. */
export async function selectRows(count: number): Promise<void> {
  for (const box of rowBoxes().slice(0, count)) await user.click(box);
}

/** Presses a bulk action and confirms it. */
export async function press(action: string, confirm: string | RegExp): Promise<void> {
  await user.click(button(action));
  await dialog();
  await user.click(button(confirm));
}
