import { adminTexts } from '@hub/domain/public';
import { AdminPage, type AdminPageProps } from './AdminPage.tsx';
import styles from './admin.module.css';

export interface AdminEditorPageProps {
  /** Heading of the page. */
  title: AdminPageProps['title'];
  /** Path of the open page. */
  current?: AdminPageProps['current'];
  /** The admin pages. */
  links?: AdminPageProps['links'];
  /** Link component of the router; plain links by default. */
  linkComponent?: AdminPageProps['linkComponent'];
  /** Whether the server is the sandbox; a badge says so. */
  isSandbox: boolean;
  /** Called to forget the token. */
  onSignOut: () => void;
}

/** A page of the admin editor. There is no call for it in §7, so it shows a note. */
export function AdminEditorPage({ isSandbox, ...page }: AdminEditorPageProps) {
  return (
    <AdminPage {...page}>
      <div className={styles.words}>
        <p>{adminTexts.nothingYet}</p>
        <p>{adminTexts.token}</p>
        {isSandbox && <p>{adminTexts.sandbox}</p>}
      </div>
    </AdminPage>
  );
}
