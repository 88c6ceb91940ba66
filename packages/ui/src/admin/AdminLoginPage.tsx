import type { ComponentType } from 'react';
import { SiteForm } from '../shared/SiteForm.tsx';
import type { SiteLinkProps } from '../shared/SiteFrame.tsx';
import { AdminPage } from './AdminPage.tsx';

export interface AdminLoginPageProps {
  title: string;
  linkComponent?: ComponentType<SiteLinkProps> | undefined;
  /** The token as typed, without the spaces around it; whether it is a good one the server says. */
  onSubmit(token: string): void;
}

/** `/admin/login` takes the admin token (contract). */
export function AdminLoginPage({ title, linkComponent, onSubmit }: AdminLoginPageProps) {
  return (
    <AdminPage title={title} linkComponent={linkComponent}>
      <SiteForm label="Admin token" help="It is kept in this browser." secret submit="Log in" onSubmit={onSubmit} />
    </AdminPage>
  );
}
