import { createNotificationsClient, type NotificationsReply } from '@hub/api-client/notifications';
import {
  checkNotificationSettings,
  type NotificationSettings,
  notificationSettingsIn,
  notificationTexts,
  type SavedNotificationSettings,
} from '@hub/domain/notifications';
import { shownValue } from '@hub/ui/data';
import { NotificationsScreen } from '@hub/ui/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LeaveDialog } from '../../address/LeaveDialog.tsx';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useVersionedDrafts } from '../../mutations/useVersionedDrafts.ts';
import { useVersionedSave } from '../../mutations/useVersionedSave.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { useEmailChange } from './useEmailChange.ts';

/** There is one form. */
const form = 'notifications';

/** `/app/settings/emailnotification` for servers with capability `notifications`. */
export function NotificationsTab(props: ScreenProps) {
  const { shop, client: api, timeZone } = useOpenShop();
  const { route, tab } = props;
  const client = useMemo(() => createNotificationsClient(api), [api]);
  const queryClient = useQueryClient();
  const queryKey = [shop, 'settings', 'notifications'];
  const settingsKey = [...queryKey, 'settings'];
  const loaded = useLoadable({ queryKey: settingsKey, queryFn: ({ signal }) => client.read({ signal }) });
  const mails = useLoadable({ queryKey: [...queryKey, 'mails'], queryFn: ({ signal }) => client.mails({ signal }) });
  const drafts = useVersionedDrafts<NotificationSettings, SavedNotificationSettings>(notificationSettingsIn);
  const { save, isSaving } = useVersionedSave<NotificationSettings, SavedNotificationSettings>({
    mutationKey: [...queryKey, 'save'],
    queryKey: settingsKey,
    texts: () => notificationTexts,
    valueOf: notificationSettingsIn,
    send: ({ value, baseVersion }, options) => client.save({ settings: value, baseVersion }, options),
    onNewest: (_, saved) =>
      queryClient.setQueryData<NotificationsReply>(settingsKey, (reply) => reply && { ...reply, saved }),
    onSaved: drafts.settle,
    onOutdated: drafts.setNewer,
  });
  const { changeEmail, isChangingEmail, emailProblem } = useEmailChange(client, queryKey);
  const saved = shownValue(loaded)?.saved ?? null;
  const draft = saved && drafts.of(form, saved);
  const saveDraft = () => {
    if (draft && checkNotificationSettings(draft.value).length === 0)
      save({ key: form, value: draft.value, before: draft.base });
  };
  const discard = () => drafts.discard(form);
  return (
    <>
      <NotificationsScreen
        pageHeader={usePageHeader(props)}
        loaded={loaded}
        mails={mails}
        settings={draft?.value ?? null}
        isDirty={draft?.isDirty ?? false}
        isSaving={isSaving}
        newer={draft?.newer ?? null}
        timeZone={timeZone}
        onChange={(settings) => saved && drafts.change(form, saved, settings)}
        onSave={saveDraft}
        onDiscard={discard}
        onSaveMine={saveDraft}
        isChangingEmail={isChangingEmail}
        emailProblem={emailProblem}
        onChangeEmail={changeEmail}
      />
      <LeaveDialog
        isDirty={draft?.isDirty ?? false}
        path={tab?.path ?? route.path}
        save={saveDraft}
        discard={discard}
      />
    </>
  );
}
