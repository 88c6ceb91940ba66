import { adminDecision, adminRoutes } from '@hub/domain/navigation';
import { AdminLoginPage, AdminPage } from '@hub/ui/admin';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useAppEnvironment } from '../shared/AppEnvironment.ts';
import { PlainLink } from '../shared/PlainLink.tsx';
import { adminTokenKey } from '../shared/storageKeys.ts';
import { usePageTitle } from '../shared/usePageTitle.ts';

const editorRoutes = adminRoutes.filter((route) => route.needsToken);

/** The editor needs the admin token; without it /admin/login, and unknown admin paths lead to / (§2). */
export default function AdminArea() {
  const { localStore } = useAppEnvironment();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const decision = adminDecision(pathname, localStore.get(adminTokenKey) !== null);
  usePageTitle(decision.kind === 'show' ? decision.route.title : '');

  if (decision.kind === 'redirect') return <Navigate replace to={decision.to} />;
  const { route } = decision;
  if (route.screen === 'editor') return <AdminPage title={route.title} current={route.path} links={editorRoutes} linkComponent={PlainLink} />;

  const keep = (token: string) => {
    localStore.set(adminTokenKey, token);
    void navigate('/admin/dashboard');
  };
  return <AdminLoginPage title={route.title} linkComponent={PlainLink} onSubmit={keep} />;
}
