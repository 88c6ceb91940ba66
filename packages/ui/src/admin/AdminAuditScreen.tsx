import { type AuditEntry, auditText, isNotable } from '@hub/domain/admin';
import { formatCount, formatTime } from '@hub/domain/shared';
import type { Loadable } from '../data/Loadable.ts';
import { AdminLoad } from './AdminLoad.tsx';
import { AdminPager } from './AdminPager.tsx';
import { AdminTable } from './AdminTable.tsx';

export interface AdminAuditScreenProps {
  /** One page of the list, newest first. */
  entries: Loadable<{ rows: readonly AuditEntry[]; total: number }>;
  /** Page number, from 0. */
  page: number;
  /** Rows per full page. */
  rowsPerPage: number;
  /** Called with the new page number. */
  onPage: (page: number) => void;
}

/** `/admin/audit`: who viewed what and who changed what. Changes and wrong tokens stand out. */
export function AdminAuditScreen({ entries, page, rowsPerPage, onPage }: AdminAuditScreenProps) {
  return (
    <AdminLoad loadable={entries} subject="the audit list">
      {({ rows, total }) => (
        <>
          <AdminTable
            caption={`${formatCount(total)} ${total === 1 ? 'entry' : 'entries'}, the newest first`}
            emptyText="Nobody has looked at anything yet."
            columns={[{ title: 'What' }, { title: 'When (UTC)' }, { title: 'Who' }]}
            rows={rows.map((entry, index) => ({
              key: `${entry.at} ${index}`,
              isNotable: isNotable(entry),
              cells: [auditText(entry), formatTime(entry.at, 'UTC'), entry.actor],
            }))}
          />
          <AdminPager page={page} rowsPerPage={rowsPerPage} total={total} onPage={onPage} />
        </>
      )}
    </AdminLoad>
  );
}
