import { movedDate } from '../movedDate.ts';

/** Loaded before a server: its clock is off by CLOCK_OFFSET_MS, like that of a machine with the wrong time. */
const offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);

if (offsetMs !== 0) globalThis.Date = movedDate(() => offsetMs);
