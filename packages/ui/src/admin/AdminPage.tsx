import type { ComponentType, ReactNode } from 'react';
import { SiteFrame, type SiteLink, type SiteLinkProps } from '../shared/SiteFrame.tsx';

export interface AdminPageProps {
  title: string;
  /** Path of the open page. */
  current?: string | undefined;
  /** The pages that the token opens; none before it is given. */
  links?: readonly SiteLink[];
  linkComponent?: ComponentType<SiteLinkProps> | undefined;
  /** Without it the page says that it is not built yet. */
  children?: ReactNode;
}

/** The frame of the admin area (§2), in the plain look of the pages outside the app. */
export function AdminPage({ title, current, links = [], linkComponent, children }: AdminPageProps) {
  return (
    <SiteFrame home="/admin" links={links} current={current} linkComponent={linkComponent}>
      <h1>{title}</h1>
      {children ?? <p>This page is not built yet.</p>}
    </SiteFrame>
  );
}
