import { type AppScreen, findAppRoute, isOnboarded, navigationEntries } from '@hub/domain/navigation';
import { canView, permissionListUnreadableText } from '@hub/domain/permissions';
import { AppShell, ErrorBanner, type NavigationEntry, type NavigationIcon } from '@hub/ui/shared';
import { memo, type ReactNode, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ExportCorner, ExportJobs } from './orders/export/ExportJobs.tsx';
import { FindOrderField } from './orders/find/FindOrderField.tsx';
import { useAddressSession, useAppNavigate } from './session/AddressSession.ts';
import { appAddress } from './session/appAddress.ts';
import { AppLink } from './session/AppLink.tsx';
import { type OpenShop, useShopState } from './session/OpenShop.ts';
import { ShopInfoNotice } from './session/ShopInfoNotice.tsx';
import { useAppEnvironment } from './shared/AppEnvironment.ts';
import { useScreenTop } from './useScreenTop.ts';

/** Around every screen under /app, and what goes on whatever screen is open. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <ExportJobs>
      <Frame>{children}</Frame>
    </ExportJobs>
  );
}

/** Filters, sorts and open orders stand in the address: none of them is a reason to draw the frame again. */
const Shell = memo(AppShell);
const findOrder = <FindOrderField />;
const shopNotice = <ShopInfoNotice />;
const exportCorner = <ExportCorner />;
const unreadableList = <ErrorBanner message={permissionListUnreadableText} />;

/** Navigation, badge, banners, toasts, and the one alert that the session has expired. */
function Frame({ children }: { children: ReactNode }) {
  const { isSandbox, shell, toasts, marker, reload } = useAppEnvironment();
  const { open } = useShopState();
  const { pathname } = useLocation();
  useScreenTop();
  const shownToasts = useSyncExternalStore(toasts.subscribe, toasts.read);
  const sessionExpired = useSyncExternalStore(marker.subscribe, marker.expired);
  const navigation = useMemo(() => (open ? mainEntries(open) : []), [open]);
  useFrameNavigation(navigation);
  const dismiss = useCallback((id: string | number) => toasts.dismiss(Number(id)), [toasts]);

  return (
    <Shell
      linkComponent={AppLink}
      embedded={shell.drawsNavigation}
      sandbox={isSandbox}
      navigation={navigation}
      location={pathname}
      shopName={open?.shop}
      banners={open?.access.permissionListUnreadable && unreadableList}
      topBar={open && canView(open.access, 1) && findOrder}
      corner={exportCorner}
      toasts={shownToasts}
      onToastDismiss={dismiss}
      sessionExpired={sessionExpired}
      onReload={reload}
    >
      {open ? children : shopNotice}
    </Shell>
  );
}

/** Only what the person may view, each with a picture. */
function mainEntries({ access, info }: OpenShop): NavigationEntry[] {
  return navigationEntries(access, isOnboarded(info.onboardStatus)).map(({ title, path, screen }) => {
    const icon = icons[screen];
    // A person may only view a tab of a screen; the entry is theirs all the same.
    const screenPath = findAppRoute(path)?.route.path ?? path;
    const matchPaths = screen === 'dashboard' ? [screenPath, '/app/dashboard-v0'] : [screenPath];
    return { label: title, path, matchPaths, ...(icon && { icon }) };
  });
}

const icons: Partial<Record<AppScreen, NavigationIcon>> = {
  onboarding: 'onboarding',
  dashboard: 'dashboard',
  workflows: 'workflows',
  inventory: 'inventory',
  insights: 'insights',
  integrations: 'integrations',
  fulfillment: 'fulfillment',
  settings: 'settings',
};

/** The same entries in the frame around the app, when it draws them. */
function useFrameNavigation(navigation: readonly NavigationEntry[]): void {
  const { shell } = useAppEnvironment();
  const session = useAddressSession();
  const navigate = useAppNavigate();
  useEffect(() => {
    if (session)
      shell.setNavigation(navigation.map(({ label, path }) => ({ label, address: appAddress(path, session) })));
  }, [shell, navigation, session]);
  useEffect(() => shell.onNavigate((address) => navigate(address)), [shell, navigate]);
}
