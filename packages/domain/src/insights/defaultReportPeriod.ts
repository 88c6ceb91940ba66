/** Default period of reports; lists begin with a day (§9), too short for a chart. */
export const defaultReportPeriod = 'last_30d';
