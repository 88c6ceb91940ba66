import { planName } from '@hub/domain/plans';
import { contactFacts, settingsTexts } from '@hub/domain/settings';
import { NoteScreen } from '@hub/ui/layout';
import { useOpenShop } from '../session/OpenShop.ts';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { usePageHeader } from '../session/usePageHeader.ts';

/** `/app/settings/contactus`. */
export function ContactTab(props: ScreenProps) {
  const { info } = useOpenShop();
  return (
    <NoteScreen
      pageHeader={usePageHeader(props)}
      heading={settingsTexts.contact}
      note={settingsTexts.contactNote}
      facts={contactFacts(info, planName(info.chargeType))}
      link={{ title: settingsTexts.contactHelp, path: `${props.route.path}/knowledge` }}
    />
  );
}
