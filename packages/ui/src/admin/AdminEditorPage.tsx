import { adminTexts } from '@hub/domain/public';
import { AdminPage, type AdminPageProps } from './AdminPage.tsx';
import styles from './admin.module.css';

export interface AdminEditorPageProps {
  /** Heading of the page. */
  title: AdminPageProps['title'];
  /** Path of the open page. */
  current?: AdminPageProps['current'];
  /** The pages that the token opens. */
  links?: AdminPageProps['links'];
  /** Draws the links, so that a router can follow them; plain links when absent. */
  linkComponent?: AdminPageProps['linkComponent'];
  /** Whether it stands on the sandbox, which is then said. */
  isSandbox: boolean;
  /** Forgets the token. */
  onSignOut: () => void;
}

/**
 * A page that the token opens. No call of §7 is for it, so it says what is true and offers nothing that leads nowhere.
 */
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
