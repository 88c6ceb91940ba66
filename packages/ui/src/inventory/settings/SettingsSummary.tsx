import { settingsFacts, type ShopSettings } from '@hub/domain/shopSettings';
import { DescriptionList } from '../../data/DescriptionList.tsx';

/** The settings as text, for people who cannot change them and beside somebody else’s. */
export function SettingsSummary({ settings }: { settings: ShopSettings }) {
  return <DescriptionList items={settingsFacts(settings)} />;
}
