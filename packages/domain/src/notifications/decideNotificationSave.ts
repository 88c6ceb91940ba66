import { message, type Words } from '../messages/Message.ts';
import { outdatedSave, type SaveDecision, type SavedBy } from '../shared/calls/SavedVersion.ts';
import {
  digestMinutes,
  notificationKinds,
  type NotificationSettings,
  notificationSettingsIn,
  type SavedNotificationSettings,
} from './NotificationSettings.ts';

/** The part with a problem; the form shows the message there. */
export interface NotificationProblem {
  part: 'kinds' | 'digestMinutes' | 'summaryTime' | 'quietFrom' | 'quietTo';
  message: Words;
}

const wallClockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Everything that prevents saving the settings; empty when they are fine. */
export function checkNotificationSettings(settings: NotificationSettings): readonly NotificationProblem[] {
  const problems: NotificationProblem[] = [];
  if (notificationKinds.some((kind) => typeof settings.kinds[kind] !== 'boolean'))
    problems.push({ part: 'kinds', message: message('notifications.kinds') });
  if (!(digestMinutes as readonly number[]).includes(settings.digestMinutes))
    problems.push({
      part: 'digestMinutes',
      message: message('notifications.minutes', { choices: digestMinutes.join(', ') }),
    });
  for (const part of ['summaryTime', 'quietFrom', 'quietTo'] as const)
    if (!wallClockTime.test(settings[part])) problems.push({ part, message: message('notifications.time') });
  if (problems.length === 0 && settings.hasQuietHours && settings.quietFrom === settings.quietTo)
    problems.push({ part: 'quietTo', message: message('notifications.quiet') });
  return problems;
}

/** Decides a save of a person's settings. `baseVersion` is the edited version. */
export function decideNotificationSave(
  current: SavedNotificationSettings,
  settings: NotificationSettings,
  baseVersion: number,
  by: SavedBy,
): SaveDecision<SavedNotificationSettings> {
  if (current.version !== baseVersion) return outdatedSave(current, message('saved.notificationSettings'));
  const [problem] = checkNotificationSettings(settings);
  if (problem !== undefined) return { type: 'refused', message: problem.message };
  return { type: 'saved', saved: { ...notificationSettingsIn(settings), version: current.version + 1, ...by } };
}
