/** What a test measured. */
export interface SafetyRecord {
  /** From the root of the repository. */
  path: string;
  /** The test with its groups, as the runner names it: "group > title"; '' outside any test. */
  title: string;
  /** The hazard that it speaks of; null where it only says how many cases a property was tried with. */
  hazard: string | null;
  /** "412 cells, 0 blank". */
  figure: string;
  /** Cases that a property was tried with. */
  cases: number;
}
