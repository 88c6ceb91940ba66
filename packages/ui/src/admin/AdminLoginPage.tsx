import { adminTexts } from '@hub/domain/public';
import type { ComponentType } from 'react';
import { SiteForm } from '../layout/SiteForm.tsx';
import { SiteLink, type SiteLinkProps } from '../layout/SiteLink.tsx';
import styles from './admin.module.css';
import { AdminPage } from './AdminPage.tsx';

export interface AdminLoginPageProps {
  /** Heading of the page. */
  title: string;
  /** Link component of the router; plain links by default. */
  linkComponent?: ComponentType<SiteLinkProps> | undefined;
  /** A token is stored in this browser. */
  isSignedIn: boolean;
  /** The token was just removed. */
  isSignedOut: boolean;
  /** Path of the first admin page. */
  editorPath: string;
  /** The server is checking the token. */
  isChecking?: boolean;
  /** Why the token was rejected; null: not tried, or accepted. */
  failure?: string | null;
  /** Called with the trimmed, non-empty token; only the server can validate it. */
  onSignIn: (token: string) => void;
  /** Called to remove the token. */
  onSignOut: () => void;
}

/** `/admin` and `/admin/login`: takes the admin token (contract). */
export function AdminLoginPage({
  title,
  linkComponent,
  isSignedIn,
  isSignedOut,
  editorPath,
  isChecking = false,
  failure = null,
  onSignIn,
  onSignOut,
}: AdminLoginPageProps) {
  return (
    <AdminPage title={title} linkComponent={linkComponent} onSignOut={isSignedIn ? onSignOut : undefined}>
      <p>
        {adminTexts.loginLead} <SiteLink url={adminTexts.merchants.path}>{adminTexts.merchants.title}</SiteLink>
      </p>
      <div role="status">
        {isSignedIn && (
          <p className={styles.status}>
            {adminTexts.alreadySignedIn} <SiteLink url={editorPath}>{adminTexts.continueLink}</SiteLink>
          </p>
        )}
        {isChecking && <p className={styles.status}>{adminTexts.checking}</p>}
        {!isSignedIn && isSignedOut && !isChecking && failure === null && (
          <p className={styles.status}>{adminTexts.signedOut}</p>
        )}
      </div>
      {failure !== null && !isChecking && (
        <p role="alert" className={styles.failed}>
          {failure}
        </p>
      )}
      <SiteForm
        label={adminTexts.tokenLabel}
        helpText={adminTexts.tokenHelp}
        isSecret
        submitLabel={adminTexts.login}
        validate={(token) => (token === '' ? adminTexts.tokenMissing : null)}
        onSubmit={onSignIn}
      />
    </AdminPage>
  );
}
