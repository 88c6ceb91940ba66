import { type AppScreen, findAppRoute, isOnboarded, navigationEntries, supportPath } from '@hub/domain/navigation';
import { canView, permissionListUnreadableText, sections } from '@hub/domain/permissions';
import { ErrorBanner } from '@hub/ui/feedback';
import { AppShell, type FrameEntry, type NavigationIcon, HelpMenu } from '@hub/ui/layout';
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { ExportNoticeSlot, ExportJobProvider } from '../orders/export/ExportJobProvider.tsx';
import { OrderSearchField } from '../orders/search/OrderSearchField.tsx';
import { useAppNavigate, useSession, useSessionParams } from '../address/TabSession.ts';
import { appAddress } from '../address/appAddress.ts';
import { AppLink } from '../address/AppLink.tsx';
import { type OpenShop, useShopState } from '../session/OpenShop.ts';
import { ReplacedShopNotice } from '../session/ReplacedShopNotice.tsx';
import { ShopInfoNotice } from '../session/ShopInfoNotice.tsx';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useScrollRestoration } from '../address/useScrollRestoration.ts';
import { useShortcutState } from '../shortcuts/ShortcutProvider.tsx';

/** Surrounds every screen under /app; keeps the export running across screens. */
export function AppFrame({ children }: { children: ReactNode }) {
  return (
    <ExportJobProvider>
      <Frame>{children}</Frame>
    </ExportJobProvider>
  );
}

/** Memoized: filters, sorts and open orders change the address but not the frame. */
const Shell = memo(AppShell);
const findOrderField = <OrderSearchField />;
const helpMenu = <HelpMenuSlot />;
const shopNotice = <ShopInfoNotice />;
// Only for the demo.
const demoBadge = optionalSlot(() => import('./DemoBadgeSlot.tsx').then(({ DemoBadgeSlot }) => DemoBadgeSlot));
// Only for few shops.
const freezeNotice = optionalSlot(() =>
  import('./FreezeNoticeSlot.tsx').then(({ FreezeNoticeSlot }) => FreezeNoticeSlot),
);
const exportCorner = <ExportNoticeSlot />;
const replacedShopNotice = <ReplacedShopNotice />;
const permissionListBanner = <ErrorBanner message={permissionListUnreadableText} />;

/** Navigation, badge, banners, toasts and the session alert. */
function Frame({ children }: { children: ReactNode }) {
  const { isSandbox, demo, shell, toasts, sessionMarker, reload } = useAppEnvironment();
  const { openShop } = useShopState();
  const { replacedShop } = useSession();
  const { pathname } = useLocation();
  useScrollRestoration();
  // Removes the server's skeleton, which the frame replaces.
  useLayoutEffect(() => document.getElementById('page-skeleton')?.remove(), []);
  const shownToasts = useStore(toasts);
  const { isExpired } = useStore(sessionMarker);
  const navigation = useMemo(() => (openShop ? mainEntries(openShop) : []), [openShop]);
  useFrameNavigation(navigation);
  const handleToastDismiss = useCallback((id: string | number) => toasts.dismiss(Number(id)), [toasts]);

  return (
    <Shell
      linkComponent={AppLink}
      isEmbedded={shell.drawsNavigation}
      isSandbox={isSandbox}
      badge={demo ? demoBadge : undefined}
      navigation={navigation}
      location={pathname}
      shopName={openShop?.shop}
      banners={openShop && bannersOf(openShop, replacedShop)}
      topBar={openShop && canView(openShop.access, sections.dashboard) && findOrderField}
      help={helpMenu}
      corner={exportCorner}
      toasts={shownToasts}
      onToastDismiss={handleToastDismiss}
      isSessionExpired={isExpired}
      onReload={reload}
    >
      {openShop ? children : shopNotice}
    </Shell>
  );
}

/** `undefined` when there are none, so that no space is reserved. */
function bannersOf({ access, info }: OpenShop, replacedShop: string | null): ReactNode {
  if (replacedShop === null && !info.freeze) return access.isPermissionListUnreadable && permissionListBanner;
  return (
    <>
      {replacedShop !== null && replacedShopNotice}
      {info.freeze && freezeNotice}
      {access.isPermissionListUnreadable && permissionListBanner}
    </>
  );
}

/** The entries that the person may view, with icons. */
function mainEntries({ access, info }: OpenShop): FrameEntry[] {
  return navigationEntries(access, isOnboarded(info.onboardStatus)).map(({ title, path, screen }) => {
    const icon = icons[screen];
    // The person may only view one tab of a screen; its entry still links to the screen.
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

/** Shows the same entries in the admin's navigation when embedded. */
function useFrameNavigation(navigation: readonly FrameEntry[]): void {
  const { shell } = useAppEnvironment();
  const session = useSessionParams();
  const navigate = useAppNavigate();
  useEffect(() => {
    if (session)
      shell.setNavigation(navigation.map(({ label, path }) => ({ label, address: appAddress(path, session) })));
  }, [shell, navigation, session]);
  useEffect(() => shell.onNavigate((address) => navigate(address)), [shell, navigate]);
}

/** A part that is loaded when shown. If its file cannot be loaded, nothing is shown instead of a crash. */
function optionalSlot(load: () => Promise<ComponentType>): ReactNode {
  const Slot = lazy(async () => ({ default: await load().catch(() => () => null) }));
  return (
    <Suspense fallback={null}>
      <Slot />
    </Suspense>
  );
}

/** Help in the top bar: shortcuts, documentation, and support for those who may view it. */
function HelpMenuSlot() {
  const { openShop } = useShopState();
  const { setSheetOpen } = useShortcutState();
  const section = findAppRoute(supportPath)?.route.section;
  const maySee = openShop !== null && section !== undefined && canView(openShop.access, section);
  return <HelpMenu supportPath={maySee ? supportPath : null} onShortcuts={() => setSheetOpen(true)} />;
}
