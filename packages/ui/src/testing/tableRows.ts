import { within } from 'storybook/test';

/** Cell texts of the table with this name, row by row, header first. */
export function tableRows(canvas: ReturnType<typeof within>, name: string): readonly (readonly string[])[] {
  return within(canvas.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}
