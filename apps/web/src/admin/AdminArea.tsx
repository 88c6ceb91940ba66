import { adminDecision, type AdminRoute, adminRoutes } from '@hub/domain/navigation';
import { AdminEditorPage, AdminLoginPage } from '@hub/ui/admin';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { PlainLink } from '../address/PlainLink.tsx';
import { usePageTitle } from '../address/usePageTitle.ts';
import { useAdminToken } from './useAdminToken.ts';

const editorRoutes = adminRoutes.filter((route) => route.needsToken);
const editorPath = '/admin/dashboard';

/** The admin area (§2). */
export default function AdminArea() {
  const { isSandbox } = useAppEnvironment();
  const token = useAdminToken();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [isSignedOut, setSignedOut] = useState(false);
  const decision = adminDecision(pathname, token.isPresent);
  usePageTitle(decision.kind === 'show' ? titleOf(decision.route) : '');

  // The login redirects back to this path.
  if (decision.kind === 'redirect')
    return <Navigate replace to={decision.to} state={{ returnTo: isSignedOut ? editorPath : pathname }} />;

  const { route } = decision;
  const handleSignOut = () => {
    setSignedOut(true);
    token.clear();
  };
  if (route.screen === 'editor') {
    return (
      <AdminEditorPage
        title={route.title}
        current={route.path}
        links={editorRoutes}
        linkComponent={PlainLink}
        isSandbox={isSandbox}
        onSignOut={handleSignOut}
      />
    );
  }
  const handleToken = (text: string) => {
    setSignedOut(false);
    token.save(text);
    void navigate(returnPath(state));
  };
  return (
    <AdminLoginPage
      title={route.title}
      linkComponent={PlainLink}
      isSignedIn={token.isPresent}
      isSignedOut={isSignedOut}
      editorPath={editorPath}
      onSignIn={handleToken}
      onSignOut={handleSignOut}
    />
  );
}

/** Pages of the editor share names with screens of the app, so the title includes the area. */
function titleOf({ screen, title }: AdminRoute): string {
  return screen === 'editor' ? `${title} · Admin` : title;
}

/** The path that the login interrupted, if it is a page of the editor; history state is not trusted. */
function returnPath(state: unknown): string {
  const returnTo = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  return editorRoutes.find(({ path }) => path === returnTo)?.path ?? editorPath;
}
