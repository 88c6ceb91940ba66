import { adminDecision, adminRoutes } from '@hub/domain/navigation';
import { AdminLoginPage, AdminPage } from '@hub/ui/admin';
import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { PlainLink } from '../address/PlainLink.tsx';
import { usePageTitle } from '../address/usePageTitle.ts';
import { useAdminToken } from './useAdminToken.ts';

const AdminScreens = lazy(() => import('./AdminScreens.tsx'));

const editorRoutes = adminRoutes.filter((route) => route.needsToken);
const navigation = editorRoutes.filter(({ isAlias }) => !isAlias);
const editorPath = '/admin/dashboard';

/** The admin area (§2). */
export default function AdminArea() {
  const { network, sessionMarker, reload } = useAppEnvironment();
  const { isExpired } = useStore(sessionMarker);
  const { token, save, clear } = useAdminToken();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [isSignedOut, setSignedOut] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const decision = adminDecision(pathname, token !== null);
  usePageTitle(decision.kind === 'show' ? titleOf(decision.route) : '');

  // The login redirects back to this path.
  if (decision.kind === 'redirect')
    return <Navigate replace to={decision.to} state={{ returnTo: isSignedOut ? editorPath : pathname }} />;

  const { route } = decision;
  const handleSignOut = () => {
    setSignedOut(true);
    clear();
  };
  if (route.view !== null && token !== null) {
    const shown = navigation.find(({ view }) => view === route.view);
    return (
      <AdminPage
        title={route.title}
        current={shown?.path}
        links={navigation}
        linkComponent={PlainLink}
        onSignOut={handleSignOut}
        isSessionExpired={isExpired}
        onReload={() => {
          // A token that the server refuses would only bring the alert back.
          clear();
          reload();
        }}
      >
        <Suspense fallback={null}>
          <AdminScreens view={route.view} token={token} />
        </Suspense>
      </AdminPage>
    );
  }
  const handleToken = async (text: string) => {
    setFailure(null);
    setChecking(true);
    const { checkAdminToken } = await import('./checkAdminToken.ts');
    const problem = await checkAdminToken(network, text);
    setChecking(false);
    setFailure(problem);
    if (problem !== null) return;
    setSignedOut(false);
    save(text);
    void navigate(returnPath(state));
  };
  return (
    <AdminLoginPage
      title={route.title}
      linkComponent={PlainLink}
      isSignedIn={token !== null}
      isSignedOut={isSignedOut}
      editorPath={editorPath}
      isChecking={isChecking}
      failure={failure}
      onSignIn={(text) => void handleToken(text)}
      onSignOut={handleSignOut}
    />
  );
}

/** Pages of the editor share names with screens of the app, so the title includes the area. */
function titleOf({ screen, title }: (typeof adminRoutes)[number]): string {
  return screen === 'editor' ? `${title} · Admin` : title;
}

/** The path that the login interrupted, if it is an admin page; history state is not trusted. */
function returnPath(state: unknown): string {
  const returnTo = typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : null;
  return editorRoutes.find(({ path }) => path === returnTo)?.path ?? editorPath;
}
