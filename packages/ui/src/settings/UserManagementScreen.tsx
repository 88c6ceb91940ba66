import { StackedPage, type PageHeaderProps } from '../layout/index.ts';
import { type SectionGrant, settingsTexts } from '@hub/domain/settings';
import { Text } from '@shopify/polaris';
import { ReadOnlyTable } from './ReadOnlyTable.tsx';
import { SettingsCard } from './SettingsCard.tsx';

export interface UserManagementScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** "Owner (role 1)". */
  role: string;
  /** Whether the person is the owner. */
  isOwner: boolean;
  /** View and edit of each section (§6). */
  grants: readonly SectionGrant[];
}

/** `/app/settings/usermanagement`: the person's role and permissions (§6), read-only. */
export function UserManagementScreen({ pageHeader, role, isOwner, grants }: UserManagementScreenProps) {
  const { section, view, edit } = settingsTexts.permissionsTable;
  return (
    <StackedPage {...pageHeader}>
      <SettingsCard title={settingsTexts.yourRole} note={isOwner ? settingsTexts.ownerNote : null}>
        <Text as="p" variant="headingLg" breakWord>
          {role}
        </Text>
      </SettingsCard>
      <SettingsCard title={settingsTexts.permissions} note={settingsTexts.permissionsNote}>
        <ReadOnlyTable
          caption={settingsTexts.permissions}
          head={[section, view, edit]}
          rows={grants.map((grant) => ({
            key: String(grant.id),
            name: grant.name,
            cells: [renderGrant(grant.canView), renderGrant(grant.canEdit)],
          }))}
        />
      </SettingsCard>
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
