/** The store or a 3PL in the dashboard’s line about health. */
export interface HealthItem {
  /** "Your store", "Shipbob". */
  name: string;
  /** "Connected". */
  value: string;
  /** "newest order 5 minutes ago · nothing waits". */
  detail: string;
  isProblem: boolean;
}
