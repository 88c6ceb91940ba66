import type { SavedVersion } from '@hub/domain/shared';
import * as z from 'zod/mini';
import type { RawReply } from './createHttpClient.ts';
import { RejectedError } from './errors.ts';
import { throwIfRefused } from './statusReply.ts';
import { wireNumber } from './wireFields.ts';

/** Who saved a version, and when; 0 and `null`: never saved. */
export const wireVersion = {
  version: wireNumber,
  saved_at: z.nullable(z.string()),
  /** Name of the person. */
  saved_by: z.nullable(z.string()),
};

interface WireVersion {
  version: number | string;
  saved_at: string | null;
  saved_by: string | null;
}

export function toVersion({ version, saved_at, saved_by }: WireVersion): SavedVersion {
  return { version: Number(version), savedAt: saved_at, savedBy: saved_by };
}

export function toWireVersion({ version, savedAt, savedBy }: SavedVersion): WireVersion {
  return { version, saved_at: savedAt, saved_by: savedBy };
}

/** A `SaveDecision` as the client returns it: it throws refusals. `current` is what another person saved. */
export type SaveOutcome<Saved, Current = Saved> =
  | { type: 'saved'; saved: Saved }
  | { type: 'outdated'; current: Current };

/** The outcome of a save with these fields in its reply. Throws RejectedError with the server’s message. */
export function saveOutcome<Saved, Current = Saved>(
  reply: RawReply,
  saved: Saved | undefined,
  current: Current | undefined,
): SaveOutcome<Saved, Current> {
  if (current !== undefined) return { type: 'outdated', current };
  throwIfRefused(reply);
  if (saved === undefined) throw new RejectedError(reply, null);
  return { type: 'saved', saved };
}
