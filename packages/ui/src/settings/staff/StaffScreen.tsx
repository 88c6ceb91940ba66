import {
  presetOf,
  rightsChangeTexts,
  type StaffChange,
  type StaffMember,
  staffTexts as texts,
} from '@hub/domain/permissions';
import { formatAge, formatTime, type StoreAdminLink as StoreAdminLinkFacts, feedbackTexts } from '@hub/domain/shared';
import { Card, Text } from '@shopify/polaris';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { StoreAdminLink } from '../../actions/index.ts';
import { CaptionedTable } from '../../data/CaptionedTable.tsx';
import { type Loadable, shownValue } from '../../data/index.ts';
import { LoadableNotice, SkeletonList } from '../../feedback/index.ts';
import { type PageHeaderProps, StackedPage } from '../../layout/index.ts';
import { SectionCard } from '../../layout/SectionCard.tsx';
import { ReadOnlyTable } from '../ReadOnlyTable.tsx';
import { RightsEditor, type RightsEditorProps } from './RightsEditor.tsx';
import styles from './RightsGrid.module.css';

export interface StaffScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The people of the shop. */
  people: Loadable<readonly StaffMember[]>;
  /** The newest changes of rights. */
  changes: Loadable<readonly StaffChange[]>;
  /** Id of the current person. */
  selfId: string | null;
  /** The person whose rights are open, with the form; null: none. */
  editor: RightsEditorProps | null;
  /** People with unsaved changes, by id. */
  unsaved: readonly string[];
  /** Link to where staff are added and removed. */
  adminLink: StoreAdminLinkFacts | null;
  /** IANA time zone. */
  timeZone: string;
  /** The current time, for "3 hours ago". */
  now: Date;
  /** Opens a person’s rights. */
  onSelect: (staffId: string) => void;
}

/** `/app/settings/usermanagement` for servers with capability `staff`: people, their rights, and who changed them. */
export function StaffScreen({ pageHeader, people, changes, editor, adminLink, timeZone, ...list }: StaffScreenProps) {
  const members = shownValue(people);
  return (
    <StackedPage {...pageHeader}>
      <LoadableNotice loadable={people} subject={texts.subject} />
      {members !== null && (
        <SectionCard title={texts.people} note={texts.peopleNote}>
          <PeopleTable members={members} openId={editor?.member.staffId ?? null} {...list} />
          <StoreAdminLink link={adminLink} />
        </SectionCard>
      )}
      {members === null && people.state === 'loading' && (
        <Card>
          <SkeletonList rows={3} rowHeight={48} label={feedbackTexts.loading(texts.subject)} />
        </Card>
      )}
      {editor !== null && <RightsEditor key={editor.member.staffId} {...editor} />}
      <ChangesCard changes={changes} timeZone={timeZone} />
    </StackedPage>
  );
}

type PeopleTableProps = Pick<StaffScreenProps, 'selfId' | 'unsaved' | 'now' | 'onSelect'> & {
  members: readonly StaffMember[];
  openId: string | null;
};

function PeopleTable({ members, openId, selfId, unsaved, now, onSelect }: PeopleTableProps) {
  const { name, email, role, rights, lastSeen } = texts.table;
  return (
    <CaptionedTable
      caption={texts.people}
      className={styles.people}
      head={[
        { title: name },
        { title: email, className: styles.email },
        { title: role },
        { title: rights },
        { title: lastSeen, className: styles.seen },
        { title: texts.edit },
      ]}
      rows={members.map((member) => ({
        key: member.staffId,
        name: (
          <>
            <bdi>{member.name}</bdi>
            {member.staffId === selfId && ` (${texts.you})`}
          </>
        ),
        cells: [
          { content: <bdi>{member.email ?? texts.noEmail}</bdi>, className: styles.email },
          { content: member.rights.isOwner ? texts.owner : texts.staff },
          { content: rightsWord(member) },
          {
            content: member.lastSeenAt === null ? texts.neverSeen : formatAge(member.lastSeenAt, now),
            className: styles.seen,
          },
          {
            content: (
              <ActionButton
                label={unsaved.includes(member.staffId) ? texts.goOn : texts.edit}
                about={texts.subjectOf(member.name)}
                disabledReason={member.staffId === openId ? texts.isOpen : null}
                onAction={() => onSelect(member.staffId)}
              />
            ),
          },
        ],
      }))}
    />
  );
}

function rightsWord({ rights }: StaffMember): string {
  if (rights.isOwner) return texts.everything;
  return presetOf(rights)?.name ?? texts.ownRights;
}

function ChangesCard({ changes, timeZone }: Pick<StaffScreenProps, 'changes' | 'timeZone'>) {
  const list = shownValue(changes);
  const { at, by, who, what } = texts.changesTable;
  return (
    <SectionCard title={texts.changes} note={texts.changesNote}>
      <LoadableNotice loadable={changes} subject={texts.changesSubject} />
      {list !== null && list.length === 0 && (
        <Text as="p" tone="subdued">
          {texts.noChanges}
        </Text>
      )}
      {list !== null && list.length > 0 && (
        <ReadOnlyTable
          caption={texts.changes}
          head={[who, what, by, at]}
          rows={list.map((change) => ({
            key: change.changeId,
            name: <bdi>{change.staffName}</bdi>,
            cells: [
              rightsChangeTexts(change.before, change.after).join('; ') || texts.noChange,
              <bdi key="by">{change.changedBy}</bdi>,
              formatTime(change.at, timeZone),
            ],
          }))}
        />
      )}
    </SectionCard>
  );
}
