import type { Browsers } from './browsers.ts';
import type { Fixtures } from './createFixtures.ts';

/** Input of a case. */
export interface Bench {
  fixtures: Fixtures;
  browsers: Browsers;
  rounds: number;
  /** One round on the sample data only, to check that everything works. Its times mean little. */
  isQuick: boolean;
  /** Duration of a case that measures over time; `undefined` for its default. */
  seconds: number | undefined;
  /** Prints a line to the terminal. */
  log(line: string): void;
}

/** One section of the report. `run` throws if a screen doesn't show the right result, because a wrong result has no time. */
export interface Case {
  /** Arguments select cases by parts of this name. */
  name: string;
  title: string;
  /** The case needs neither the built app nor `fixtures`, so they aren't created for it. */
  standsAlone?: boolean;
  /** The case runs once over a period of time, without rounds. */
  isOneRun?: boolean;
  /** Returns Markdown. */
  run(bench: Bench): Promise<string>;
}
