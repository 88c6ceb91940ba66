/** The variable of the environment that names the file which `OutcomeReporter` writes. */
export const outcomeFileVariable = 'TEST_OUTCOMES_FILE';

/** Arguments of `vitest run`: shown as ever, and written by `OutcomeReporter`. */
export const outcomeReporters = ['--reporter=default', '--reporter=./tools/testing/OutcomeReporter.ts'] as const;
