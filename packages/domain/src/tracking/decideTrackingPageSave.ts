import { message } from '../messages/Message.ts';
import { outdatedSave, type SaveDecision, type SavedBy } from '../shared/calls/SavedVersion.ts';
import { checkTrackingPage } from './checkTrackingPage.ts';
import { type SavedTrackingPage, type TrackingPage, trackingPageIn } from './TrackingPage.ts';

/** Decides a save of the tracking page. `baseVersion` is the edited version. */
export function decideTrackingPageSave(
  current: SavedTrackingPage,
  page: TrackingPage,
  baseVersion: number,
  by: SavedBy,
): SaveDecision<SavedTrackingPage> {
  if (current.version !== baseVersion) return outdatedSave(current, message('saved.trackingPage'));
  const [problem] = checkTrackingPage(page);
  if (problem !== undefined) return { type: 'refused', message: problem.message };
  return { type: 'saved', saved: { ...trackingPageIn(page), version: current.version + 1, ...by } };
}
