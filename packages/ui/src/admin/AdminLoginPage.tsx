import { adminTexts } from '@hub/domain/public';
import type { ComponentType } from 'react';
import { SiteForm } from '../layout/SiteForm.tsx';
import { SiteLink, type SiteLinkProps } from '../layout/SiteLink.tsx';
import styles from './admin.module.css';
import { AdminPage } from './AdminPage.tsx';

export interface AdminLoginPageProps {
  /** Heading of the page. */
  title: string;
  /** Draws the links, so that a router can follow them; plain links when absent. */
  linkComponent?: ComponentType<SiteLinkProps> | undefined;
  /** A token is in this browser already. */
  isSignedIn: boolean;
  /** It has just been taken out. */
  isSignedOut: boolean;
  /** Where the token leads. */
  editorPath: string;
  /** The token as typed, without the spaces around it and never empty; whether it is a good one the server says. */
  onSignIn: (token: string) => void;
  /** Forgets the token. */
  onSignOut: () => void;
}

/** `/admin` and `/admin/login` take the admin token (contract). */
export function AdminLoginPage({
  title,
  linkComponent,
  isSignedIn,
  isSignedOut,
  editorPath,
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
        {!isSignedIn && isSignedOut && <p className={styles.status}>{adminTexts.signedOut}</p>}
      </div>
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
