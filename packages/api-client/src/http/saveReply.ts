import type { SaveDecision } from '@hub/domain/shared';
import { refusedReply } from './wireWords.ts';

/** Outcome of a change that was not done. */
type Unsaved<Saved> = Exclude<SaveDecision<Saved>, { type: 'saved' }>;

/**
 * The reply to a versioned save: the fields of what was saved, or why not, with another person's newer version as
 * `current`.
 */
export function saveReply<Saved, Wire, Fields extends object>(
  decision: SaveDecision<Saved>,
  toWire: (saved: Saved) => Wire,
  fieldsOf: (wire: Wire) => Fields,
) {
  return decision.type === 'saved'
    ? { status: 'success', ...fieldsOf(toWire(decision.saved)) }
    : unsavedReply(decision, toWire);
}

/** The reply to a change that was not done. `toWire`: for what another person saved. */
export function unsavedReply<Saved, Wire>(
  decision: Unsaved<Saved>,
  toWire: (current: Saved) => Wire,
): ReturnType<typeof refusedReply> & { current?: Wire } {
  const refused = refusedReply(decision.message);
  return decision.type === 'refused' ? refused : { ...refused, current: toWire(decision.current) };
}
