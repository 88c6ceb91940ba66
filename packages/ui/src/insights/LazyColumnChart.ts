import { lazy } from 'react';

/** Loads the chart library with the first chart. */
export const LazyColumnChart = lazy(async () => ({ default: (await import('./ColumnChart.tsx')).ColumnChart }));
