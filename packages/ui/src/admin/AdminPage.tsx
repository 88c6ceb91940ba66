import { adminTexts } from '@hub/domain/public';
import type { ComponentType, ReactNode } from 'react';
import { SiteFrame, type SiteEntry } from '../layout/SiteFrame.tsx';
import type { SiteLinkProps } from '../layout/SiteLink.tsx';
import styles from './AdminPage.module.css';

export interface AdminPageProps {
  title: string;
  /** Path of the open page. */
  current?: string | undefined;
  /** The pages that the token opens; none before it is given. */
  links?: readonly SiteEntry[];
  linkComponent?: ComponentType<SiteLinkProps> | undefined;
  /** Takes the token out of the browser; absent where there is none to take out. */
  onSignOut?: (() => void) | undefined;
  children: ReactNode;
}

/** The frame of the admin area (§2), in the look of the pages outside the app. */
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
