import { StackedPage, type PageHeaderProps } from '../layout/index.ts';
import { type SectionGrant, settingsTexts } from '@hub/domain/settings';
import type { StoreAdminLink as StoreAdminLinkFacts } from '@hub/domain/shared';
import { Text } from '@shopify/polaris';
import { StoreAdminLink } from '../actions/index.ts';
import { ReadOnlyTable } from './ReadOnlyTable.tsx';
import { SectionCard } from '../layout/SectionCard.tsx';

export interface UserManagementScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** "Owner (role 1)". */
  role: string;
  /** Whether the person is the owner. */
  isOwner: boolean;
  /** View and edit of each section (§6). */
  grants: readonly SectionGrant[];
  /** Where staff are managed. */
  adminLink: StoreAdminLinkFacts | null;
}

/** `/app/settings/usermanagement`: the person's role and permissions (§6), read-only. */
export function UserManagementScreen({ pageHeader, role, isOwner, grants, adminLink }: UserManagementScreenProps) {
  const { section, view, edit } = settingsTexts.permissionsTable;
  return (
    <StackedPage {...pageHeader}>
      <SectionCard
        title={settingsTexts.yourRole}
        note={`${isOwner ? `${settingsTexts.ownerNote} ` : ''}${settingsTexts.staffNote}`}
      >
        <Text as="p" variant="headingLg" breakWord>
          {role}
        </Text>
        <StoreAdminLink link={adminLink} />
      </SectionCard>
      <SectionCard title={settingsTexts.permissions} note={settingsTexts.permissionsNote}>
        <ReadOnlyTable
          caption={settingsTexts.permissions}
          head={[section, view, edit]}
          rows={grants.map((grant) => ({
            key: String(grant.id),
            name: grant.name,
            cells: [renderGrant(grant.canView), renderGrant(grant.canEdit)],
          }))}
        />
      </SectionCard>
    </StackedPage>
  );
}

/** Text, since colour alone is not enough. */
function renderGrant(isGranted: boolean) {
  return isGranted ? (
    settingsTexts.granted
  ) : (
    <Text as="span" tone="subdued">
      {settingsTexts.refused}
    </Text>
  );
}
