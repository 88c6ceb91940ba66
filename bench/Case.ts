import type { Browsers } from './browsers.ts';
import type { Fixtures } from './createFixtures.ts';

/** What a case works with. */
export interface Bench {
  fixtures: Fixtures;
  browsers: Browsers;
  rounds: number;
  /** One round of the real year: shows that everything works, not how fast it is. */
  isQuick: boolean;
  /** How long a case goes on that measures over time; undefined: as long as it usually does. */
  seconds: number | undefined;
  /** One line for the terminal. */
  log(line: string): void;
}

/**
 * One part of the report. `run` throws when a screen does not show what it should, because a wrong result has no time.
 */
export interface Case {
  /** Words filter by this. */
  name: string;
  title: string;
  /** It needs neither the built app nor `fixtures`, so they are not made for it alone. */
  standsAlone?: boolean;
  /** It goes on for a time, once, whatever the rounds of others. */
  isOneRun?: boolean;
  /** Markdown. */
  run(bench: Bench): Promise<string>;
}
