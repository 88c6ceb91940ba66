import { editDisabledReason, sections } from '@hub/domain/permissions';
import { PrivacyCard } from '@hub/ui/store';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { usePrivacyActions } from './usePrivacyActions.ts';
import { usePrivacyStatus } from './usePrivacyStatus.ts';

/** The card for privacy and leaving; nothing on servers without it. */
export function PrivacySlot() {
  const { access, timeZone } = useOpenShop();
  const now = useCurrentMinute();
  const privacy = usePrivacyStatus();
  const actions = usePrivacyActions();
  if (privacy === null) return null;
  return (
    <PrivacyCard
      privacy={privacy}
      timeZone={timeZone}
      now={now}
      // The files contain customer data, so both sections are needed.
      disabledReason={editDisabledReason(access, sections.settings) ?? editDisabledReason(access, sections.dashboard)}
      isStarting={actions.isStarting}
      cancelling={actions.cancelling}
      downloading={actions.downloading}
      onExport={actions.startExport}
      onCancelExport={actions.cancelExport}
      onDownloadExport={actions.downloadExport}
      onDownloadRequest={actions.downloadRequest}
    />
  );
}
