/**
 * Of every chart of columns, in pixels; what stands in its place until it is loaded has the same, so that nothing
 * jumps.
 */
export const chartHeight = 220;
