import { within } from 'storybook/test';

/** What the cells of the table of this name say, line by line, its head first. */
export function tableRows(canvas: ReturnType<typeof within>, name: string): readonly (readonly string[])[] {
  return within(canvas.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}
