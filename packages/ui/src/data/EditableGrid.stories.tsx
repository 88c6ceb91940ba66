import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { EditableGrid, type EditableGridProps } from './EditableGrid.tsx';
import type { GridEdit } from './grid/GridColumn.ts';

interface Box {
  id: string;
  cells: Readonly<Record<string, string>>;
}

const boxes: readonly Box[] = [
  { id: 'Padded mailer', cells: { weight: '15 g', fragile: 'No', material: 'Paper' } },
  { id: 'Large box', cells: { weight: '', fragile: 'Yes', material: 'Cardboard' } },
];

const onEdit = fn<(edits: readonly GridEdit[]) => void>();

/** The grid with typed values in state. */
function TypedGrid(props: EditableGridProps<Box>) {
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  return (
    <EditableGrid
      {...props}
      cellOf={(row, column) => {
        const text = typed.get(`${row.id} ${column}`);
        const isWrong = column === 'weight' && text !== undefined && !/^(\d+ k?g)?$/.test(text);
        return {
          text: text ?? row.cells[column] ?? '',
          ...(column === 'weight' && { placeholder: 'Missing' }),
          isDirty: text !== undefined,
          problem: isWrong ? 'Enter a weight like 180 g.' : null,
        };
      }}
      onEdit={(edits) => {
        props.onEdit(edits);
        setTyped(
          (before) => new Map([...before, ...edits.map((edit) => [`${edit.row} ${edit.column}`, edit.text] as const)]),
        );
      }}
    />
  );
}

const args: EditableGridProps<Box> = {
  label: 'Packages',
  rows: boxes,
  rowKey: ({ id }) => id,
  rowTitle: 'Package',
  renderRowHeader: ({ id }) => id,
  columns: [
    { key: 'weight', title: 'Weight', type: 'text', width: 8, isNumeric: true },
    { key: 'fragile', title: 'Fragile', type: 'check', width: 6 },
    { key: 'material', title: 'Material', type: 'choice', choices: ['Paper', 'Cardboard'], width: 9 },
  ],
  cellOf: () => ({ text: '', isDirty: false, problem: null }),
  disabledReason: null,
  onEdit,
};

const meta = preview.meta({
  component: EditableGrid<Box>,
  render: (props) => <TypedGrid {...props} />,
  args,
});

export const Default = meta.story();

Default.test('accepts typing by keyboard, and says why a value is wrong', async ({ canvas, userEvent }) => {
  onEdit.mockClear();
  const first = canvas.getAllByRole('gridcell')[0];
  if (!first) throw new Error('The grid has cells.');
  await userEvent.click(first);
  await userEvent.keyboard('a lot{Enter}');
  await expect(onEdit).toHaveBeenCalledWith([{ row: 'Padded mailer', column: 'weight', text: 'a lot' }]);
  await expect(canvas.getAllByRole('gridcell')[0]).toHaveAttribute('aria-invalid', 'true');
  await expect(canvas.getAllByRole('gridcell')[0]).toHaveTextContent('Enter a weight like 180 g.');
});

export const ViewOnly = meta.story({
  args: { disabledReason: 'You need edit permission for Inventory Overview to do this.' },
});

ViewOnly.test('accepts no typing', async ({ canvas, userEvent }) => {
  onEdit.mockClear();
  const first = canvas.getAllByRole('gridcell')[0];
  if (!first) throw new Error('The grid has cells.');
  await userEvent.click(first);
  await userEvent.keyboard('7{Enter}');
  await expect(onEdit).not.toHaveBeenCalled();
});
