import { lazy } from 'react';

/** The chart library comes with the first chart that is drawn, in a file of its own. */
export const LazyColumnChart = lazy(async () => ({ default: (await import('./ColumnChart.tsx')).ColumnChart }));
