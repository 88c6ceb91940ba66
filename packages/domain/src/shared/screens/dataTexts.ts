import { inLanguage } from '../../languages/inLanguage.ts';

/** Texts of tables, grids and periods of figures. */
export const dataTexts = inLanguage('dataTexts', {
  pagesOf: (list: string) => `Pages of ${list}`,
  page: (page: number) => `Page ${page}`,
  periodOfFigures: 'Period for these figures',
  period: 'Period',
  daysIn: (zone: string) => `Days in ${zone}`,
  readAt: (time: string) => `loaded at ${time}`,
  notSaved: 'not saved',
  yes: 'Yes',
  no: 'No',
  none: 'None',
  gridKeys:
    'Arrow keys move. Type or press Enter to edit, Escape to cancel. Shift with arrow keys selects; Ctrl C and' +
    ' Ctrl V copy and paste cells, Ctrl D fills down, Delete clears.',
  cellOf: (column: string, row: string) => `${column} of ${row}`,
});
