import { message, wordsText } from '@hub/domain/messages';
import { createStaffClient } from '@hub/api-client/staff';
import { navigationEntries } from '@hub/domain/navigation';
import {
  accessOf,
  askOwnerText,
  disabledActions,
  recordOfRights,
  type StaffMember,
  type StaffRights,
  staffTexts,
} from '@hub/domain/permissions';
import { storeAdminLink } from '@hub/domain/shared';
import { shownValue } from '@hub/ui/data';
import { StaffScreen } from '@hub/ui/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCurrentMinute } from '../../environment/useCurrentMinute.ts';
import { LeaveDialog } from '../../address/LeaveDialog.tsx';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useVersionedForms } from '../../mutations/useVersionedForms.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { staffKeys } from './staffKeys.ts';

const rightsIn = ({ rights }: StaffMember): StaffRights => rights;

/** `/app/settings/usermanagement`. */
export function StaffTab(props: ScreenProps) {
  const { shop, storeAdmin, client: api, access, info, timeZone } = useOpenShop();
  const { route, tab } = props;
  const now = useCurrentMinute();
  const client = useMemo(() => createStaffClient(api), [api]);
  const queryClient = useQueryClient();
  const listKey = staffKeys.list(shop);
  const people = useLoadable({ queryKey: listKey, queryFn: ({ signal }) => client.list({ signal }) });
  const changes = useLoadable({
    queryKey: staffKeys.changes(shop),
    queryFn: ({ signal }) => client.changes({ signal }),
  });
  const [openId, setOpenId] = useState<string | null>(access.isOwner ? null : info.userId);
  const members = shownValue(people) ?? [];
  const nameOf = (staffId: string) => members.find((member) => member.staffId === staffId)?.name ?? '';
  const formOf = useVersionedForms<StaffRights, StaffMember>({
    mutationKey: staffKeys.save(shop),
    queryKey: staffKeys.all(shop),
    texts: (staffId) => ({
      what: staffTexts.what(nameOf(staffId)),
      saving: staffTexts.saving(nameOf(staffId)),
      saved: staffTexts.saved(nameOf(staffId)),
      restored: staffTexts.undone(nameOf(staffId)),
      title: staffTexts.title(nameOf(staffId)),
    }),
    valueOf: rightsIn,
    send: ({ key, value, baseVersion }, options) =>
      client.saveRights({ staffId: key, rights: value, baseVersion }, options),
    onNewest: (staffId, newest) =>
      queryClient.setQueryData<readonly StaffMember[]>(listKey, (list) =>
        list?.map((member) => (member.staffId === staffId ? newest : member)),
      ),
  });
  const forms = members.map((member) => ({ member, ...formOf(member.staffId, member) }));
  const unsaved = forms.filter(({ isDirty }) => isDirty);
  const open = forms.find(({ member }) => member.staffId === openId) ?? null;
  const isSelf = (staffId: string) => staffId === info.userId;
  const notOwner = access.isOwner ? null : `${wordsText(message('calls.ownersOnly'))} ${askOwnerText(info.owners)}`;
  return (
    <>
      <StaffScreen
        pageHeader={usePageHeader(props)}
        people={people}
        changes={changes}
        selfId={info.userId}
        unsaved={unsaved.map(({ member }) => member.staffId)}
        adminLink={storeAdminLink(storeAdmin, 'users')}
        timeZone={timeZone}
        now={now}
        onSelect={setOpenId}
        editor={
          open && {
            ...open,
            disabledReason: notOwner ?? (isSelf(open.member.staffId) ? wordsText(message('calls.notYourOwn')) : null),
            seenBy: seenBy(open.value),
          }
        }
      />
      <LeaveDialog
        isDirty={unsaved.length > 0}
        path={tab?.path ?? route.path}
        save={() => unsaved.forEach(({ onSave }) => onSave())}
        discard={() => unsaved.forEach(({ onDiscard }) => onDiscard())}
      />
    </>
  );
}

/** What a person with these rights sees. */
function seenBy(rights: StaffRights) {
  const access = accessOf(recordOfRights(rights, null));
  return { navigation: navigationEntries(access, true).map(({ title }) => title), disabled: disabledActions(rights) };
}
