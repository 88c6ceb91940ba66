import { adminTexts } from '@hub/domain/public';
import type { ComponentType, ReactNode } from 'react';
import { SiteFrame, type SiteEntry } from '../layout/SiteFrame.tsx';
import type { SiteLinkProps } from '../layout/SiteLink.tsx';
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
  /** The page. */
  children: ReactNode;
}

/** Frame of the admin area (§2), styled like the public site. */
export function AdminPage({ title, current, links = [], linkComponent, onSignOut, children }: AdminPageProps) {
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
    </SiteFrame>
  );
}
