import { formatCount } from '@hub/domain/shared';
import { AdminButton } from './AdminButton.tsx';
import styles from './admin.module.css';

export interface AdminPagerProps {
  /** Page, from 0. */
  page: number;
  /** Rows of a full page. */
  rowsPerPage: number;
  /** Rows in all. */
  total: number;
  /** Called with another page. */
  onPage: (page: number) => void;
}

/** "51–100 of 512" with Previous and Next; nothing when all is on one page. */
export function AdminPager({ page, rowsPerPage, total, onPage }: AdminPagerProps) {
  if (total <= rowsPerPage && page === 0) return null;
  const first = page * rowsPerPage + 1;
  const last = Math.min(total, first + rowsPerPage - 1);
  return (
    <nav aria-label="Pages" className={styles.form}>
      {page > 0 && <AdminButton onClick={() => onPage(page - 1)}>Previous page</AdminButton>}
      <span role="status">
        {first > total ? 'Nothing on this page' : `${formatCount(first)}–${formatCount(last)} of ${formatCount(total)}`}
      </span>
      {last < total && <AdminButton onClick={() => onPage(page + 1)}>Next page</AdminButton>}
    </nav>
  );
}
