import { adminTexts } from '@hub/domain/public';
import { AdminPage, type AdminPageProps } from './AdminPage.tsx';
import styles from './admin.module.css';

export interface AdminEditorPageProps extends Omit<AdminPageProps, 'children' | 'onSignOut'> {
  isSandbox: boolean;
  onSignOut(): void;
}

/** A page that the token opens. No call of §7 is for it, so it says what is true and offers nothing that leads nowhere. */
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
