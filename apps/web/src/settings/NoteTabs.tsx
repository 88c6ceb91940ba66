import { planName } from '@hub/domain/plans';
import { storeAdminLink } from '@hub/domain/shared';
import { contactFacts, settingsTexts } from '@hub/domain/settings';
import { NoteScreen } from '@hub/ui/layout';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useSettingsPageHeader } from './useSettingsPageHeader.ts';

/** `/app/settings/emailnotification`. */
export function EmailNotificationTab(props: ScreenProps) {
  const { shop } = useOpenShop();
  return (
    <NoteScreen
      pageHeader={useSettingsPageHeader(props)}
      heading={settingsTexts.emailNotification}
      note={settingsTexts.emailNotificationNote}
      adminLink={storeAdminLink(shop, 'notifications')}
    />
  );
}

/** `/app/settings/tags`. */
export function TagsTab(props: ScreenProps) {
  const { shop } = useOpenShop();
  return (
    <NoteScreen
      pageHeader={useSettingsPageHeader(props)}
      heading={settingsTexts.tags}
      note={settingsTexts.tagsNote}
      adminLink={storeAdminLink(shop, 'orders')}
    />
  );
}

/** `/app/settings/contactus`. */
export function ContactTab(props: ScreenProps) {
  const { info } = useOpenShop();
  return (
    <NoteScreen
      pageHeader={useSettingsPageHeader(props)}
      heading={settingsTexts.contact}
      note={settingsTexts.contactNote}
      facts={contactFacts(info, planName(info.chargeType))}
      link={{ title: settingsTexts.contactHelp, path: `${props.route.path}/knowledge` }}
    />
  );
}
