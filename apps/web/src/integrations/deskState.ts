import { type ProviderId, type ProviderSettings, sameSettings } from '@hub/domain/integrations';
import type { Job, JobResult } from '@hub/ui/integrations';

/** What somebody does with one provider's form. Held in memory only: settings are credentials. */
export interface Desk {
  /** What was changed, and what was saved when the changing began. Null: the form shows what is saved. */
  draft: { base: ProviderSettings; settings: ProviderSettings } | null;
  running: (Job & { since: number }) | null;
  result: JobResult | null;
}

export type DeskState = ReadonlyMap<ProviderId, Desk>;

export type DeskEvent =
  | { type: 'edited'; id: ProviderId; saved: ProviderSettings; settings: ProviderSettings }
  | { type: 'discarded'; id: ProviderId }
  | { type: 'started'; id: ProviderId; job: Job; since: number }
  | { type: 'ended'; id: ProviderId; result: JobResult | null }
  /** The server has taken these; what was changed since they were sent is still unsaved. */
  | { type: 'saved'; id: ProviderId; settings: ProviderSettings }
  /** What is saved was read again after a save. */
  | { type: 'reread'; id: ProviderId; saved: ProviderSettings };

const untouched: Desk = { draft: null, running: null, result: null };

export function deskOf(state: DeskState, id: ProviderId): Desk {
  return state.get(id) ?? untouched;
}

/** Whether the form holds changes that are not saved. */
export function isDirty({ draft }: Desk): boolean {
  return draft !== null && !sameSettings(draft.settings, draft.base);
}

/** Somebody else saved while this form was being changed. */
export function isOvertaken(desk: Desk, saved: ProviderSettings): boolean {
  return desk.draft !== null && isDirty(desk) && !sameSettings(saved, desk.draft.base);
}

/** What the fields show. A draft outlives a save until what was saved has been read again. */
export function shownSettings({ draft }: Desk, saved: ProviderSettings): ProviderSettings {
  return draft?.settings ?? saved;
}

export function nextDesks(state: DeskState, event: DeskEvent): DeskState {
  return new Map(state).set(event.id, nextDesk(deskOf(state, event.id), event));
}

function nextDesk(desk: Desk, event: DeskEvent): Desk {
  switch (event.type) {
    case 'edited':
      return {
        ...desk,
        draft: { base: desk.draft && isDirty(desk) ? desk.draft.base : event.saved, settings: event.settings },
        result: null,
      };
    case 'discarded':
      return { ...desk, draft: null, result: null };
    case 'started':
      return { ...desk, running: { ...event.job, since: event.since }, result: null };
    case 'ended':
      return { ...desk, running: null, result: event.result };
    case 'saved':
      return desk.draft ? { ...desk, draft: { ...desk.draft, base: event.settings } } : desk;
    case 'reread':
      // The server may have put masks in place of secrets, so what is saved need not look like what was sent.
      return isDirty(desk) && desk.draft
        ? { ...desk, draft: { ...desk.draft, base: event.saved } }
        : { ...desk, draft: null };
  }
}
