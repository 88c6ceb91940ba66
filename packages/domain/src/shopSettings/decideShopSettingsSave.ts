import { message } from '../messages/Message.ts';
import { outdatedSave, type SaveDecision, type SavedBy } from '../shared/calls/SavedVersion.ts';
import { checkShopSettings } from './checkShopSettings.ts';
import { type SavedShopSettings, settingsIn, type ShopSettings } from './ShopSettings.ts';

/** Decides a save of the shop's settings. `baseVersion` is the edited version. */
export function decideShopSettingsSave(
  current: SavedShopSettings,
  settings: ShopSettings,
  baseVersion: number,
  by: SavedBy,
): SaveDecision<SavedShopSettings> {
  if (current.version !== baseVersion) return outdatedSave(current, message('saved.settings'));
  const [problem] = checkShopSettings(settings);
  if (problem !== undefined) return { type: 'refused', message: problem.message };
  const defaultPackage = settings.defaultPackage.trim();
  return {
    type: 'saved',
    saved: { ...settingsIn(settings), defaultPackage, version: current.version + 1, ...by },
  };
}
