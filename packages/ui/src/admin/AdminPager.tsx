import { formatCount } from '@hub/domain/shared';
import { AdminButton } from './AdminButton.tsx';
import styles from './admin.module.css';

export interface AdminPagerProps {
  /** Page number, from 0. */
  page: number;
  /** Rows per full page. */
  rowsPerPage: number;
  /** Total rows. */
  total: number;
  /** Called with the new page number. */
  onPage: (page: number) => void;
}

/** "51–100 of 512" with Previous and Next; renders nothing for a single page. */
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
