/** Height of column charts and their skeletons, px. */
export const chartHeight = 220;
