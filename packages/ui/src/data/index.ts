export { FigureCard, type FigureCardProps } from './FigureCard.tsx';
export { FigureStrip, type FigureStripProps, type StripFigure } from './FigureStrip.tsx';
export { figureText } from './figureText.ts';
export { type FigureCell, FigureTable, type FigureTableProps } from './FigureTable.tsx';
export { type Loadable, hasStaleValue, shownValue, type PendingRequest } from './Loadable.ts';
export { MoreRows, type MoreRowsProps } from './MoreRows.tsx';
export { PageButtons, type PageButtonsProps } from './PageButtons.tsx';
export { PeriodBar, type PeriodBarProps } from './PeriodBar.tsx';
export type { SampleState } from './SampleState.ts';
