import { createNotificationsClient } from '@hub/api-client/notifications';
import { checkNotificationSettings, notificationSettingsIn, notificationTexts } from '@hub/domain/notifications';
import { NotificationsScreen } from '@hub/ui/settings';
import { useMemo } from 'react';
import { LeaveDialog } from '../../address/LeaveDialog.tsx';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useVersionedForm } from '../../mutations/useVersionedForm.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { useEmailChange } from './useEmailChange.ts';

/** `/app/settings/emailnotification`. */
export function NotificationsTab(props: ScreenProps) {
  const { shop, client: api, timeZone } = useOpenShop();
  const { route, tab } = props;
  const client = useMemo(() => createNotificationsClient(api), [api]);
  const queryKey = [shop, 'settings', 'notifications'];
  const mails = useLoadable({ queryKey: [...queryKey, 'mails'], queryFn: ({ signal }) => client.mails({ signal }) });
  const { loaded, form } = useVersionedForm({
    queryKey: [...queryKey, 'settings'],
    read: client.read,
    valueOf: notificationSettingsIn,
    problemsOf: checkNotificationSettings,
    texts: notificationTexts,
    send: (settings, baseVersion, options) => client.save({ settings, baseVersion }, options),
  });
  const { changeEmail, isChangingEmail, emailProblem } = useEmailChange(client, queryKey);
  return (
    <>
      <NotificationsScreen
        pageHeader={usePageHeader(props)}
        loaded={loaded}
        mails={mails}
        timeZone={timeZone}
        {...form}
        isChangingEmail={isChangingEmail}
        emailProblem={emailProblem}
        onChangeEmail={changeEmail}
      />
      <LeaveDialog isDirty={form.isDirty} path={tab?.path ?? route.path} save={form.onSave} discard={form.onDiscard} />
    </>
  );
}
