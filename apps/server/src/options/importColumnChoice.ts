import { type ImportField, importFields } from '@hub/domain/imports';
import { StartError } from './StartError.ts';

/** Columns of an imported file that are not found by name: a field's column, by name or by number from 1. */
export type ColumnChoice = Readonly<Partial<Record<ImportField, string>>>;

/** Parses `sku=Article,price=7`. Throws StartError. */
export function parseColumnChoice(text: string): ColumnChoice {
  const choice: Partial<Record<ImportField, string>> = {};
  for (const part of text.split(',').filter((each) => each.trim() !== '')) {
    const [name = '', ...rest] = part.split('=');
    const column = rest.join('=').trim();
    const field = importFields.find((info) => info.field === name.trim())?.field;
    if (field === undefined || column === '')
      throw new StartError(
        `--columns has "${part}", but takes FIELD=COLUMN of these fields: ${importFields.map((info) => info.field).join(', ')}.`,
      );
    choice[field] = column;
  }
  return choice;
}
