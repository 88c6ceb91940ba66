import { adminTexts } from '@hub/domain/public';
import { dialogTexts, sessionExpiredText } from '@hub/domain/shared';
import { type ComponentType, type ReactNode, useId } from 'react';
import { useModalDialog } from '../dialogs/useModalDialog.ts';
import { SiteFrame, type SiteEntry } from '../layout/SiteFrame.tsx';
import type { SiteLinkProps } from '../layout/SiteLink.tsx';
import { AdminButton } from './AdminButton.tsx';
import styles from './AdminPage.module.css';

export interface AdminPageProps {
  /** Heading. */
  title: string;
  /** Path of the open page. */
  current?: string | undefined;
  /** The admin pages; empty without a token. */
  links?: readonly SiteEntry[];
  /** Link component of the router; plain links by default. */
  linkComponent?: ComponentType<SiteLinkProps> | undefined;
  /** Called to remove the token; absent without one. */
  onSignOut?: (() => void) | undefined;
  /** The server refused the token: shows the one alert of a 401 (§4), which only Reload closes. */
  isSessionExpired?: boolean;
  /** Called to reload the page. */
  onReload?: () => void;
  /** The page. */
  children: ReactNode;
}

/** Frame of the admin area (§2), styled like the public site. */
export function AdminPage(props: AdminPageProps) {
  const { title, current, links = [], linkComponent, onSignOut, isSessionExpired = false, onReload, children } = props;
  return (
    <SiteFrame
      home="/admin"
      links={links}
      current={current}
      linkComponent={linkComponent}
      action={
        onSignOut && (
          <button type="button" className={styles.signOut} onClick={onSignOut}>
            {adminTexts.signOut}
          </button>
        )
      }
    >
      <h1>{title}</h1>
      {children}
      {isSessionExpired && <SessionExpired onReload={onReload} />}
    </SiteFrame>
  );
}

function SessionExpired({ onReload }: Pick<AdminPageProps, 'onReload'>) {
  const modal = useModalDialog(() => {});
  const titleId = useId();
  return (
    <dialog {...modal} role="alertdialog" aria-modal="true" aria-labelledby={titleId} className={styles.expired}>
      <h2 id={titleId}>{sessionExpiredText}</h2>
      <AdminButton look="primary" {...(onReload && { onClick: onReload })}>
        {dialogTexts.reload}
      </AdminButton>
    </dialog>
  );
}
