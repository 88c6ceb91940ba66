import { hostText, publicDecision, shopFromInput } from '@hub/domain/navigation';
import { PublicPage, ShopLoginForm } from '@hub/ui/public';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { readEntry } from '../session/readEntry.ts';
import { useAppEnvironment } from '../shared/AppEnvironment.ts';
import { PlainLink } from '../shared/PlainLink.tsx';
import { usePageTitle } from '../shared/usePageTitle.ts';

/** The public site. An unknown address leads whoever has a session or a host to the dashboard; everybody else sees home (contract). */
export default function PublicArea() {
  const { sessionStore } = useAppEnvironment();
  const { pathname, search } = useLocation();
  const decision = publicDecision(pathname, readEntry(search, sessionStore).kind === 'enter');
  usePageTitle(decision.kind === 'show' ? decision.route.title : '');

  if (decision.kind === 'redirect') return <Navigate replace to={decision.to + search} />;
  const { route } = decision;
  return (
    <PublicPage title={route.title} current={route.path} linkComponent={PlainLink}>
      {route.screen === 'login' && <Login />}
    </PublicPage>
  );
}

/** `/login` asks for the shop's domain and opens `/app` for it; no call exists for it (contract). */
function Login() {
  const navigate = useNavigate();
  const [isRefused, setRefused] = useState(false);
  const open = (typed: string) => {
    const shop = shopFromInput(typed);
    setRefused(shop === null);
    if (shop !== null) void navigate(`/app?${new URLSearchParams({ shop, host: btoa(hostText(shop)) })}`);
  };
  return <ShopLoginForm onSubmit={open} isRefused={isRefused} />;
}
