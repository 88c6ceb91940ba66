import { movedDate } from '../movedDate.ts';

/** Imported before a server. Shifts its clock by CLOCK_OFFSET_MS, as on a machine with the wrong time. */
const offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);

if (offsetMs !== 0) globalThis.Date = movedDate(() => offsetMs);
