/** Default report period; the default of lists is one day (§9), too short for a chart. */
export const defaultReportPeriod = 'last_30d';
