import { brandName } from '@hub/domain/shared';
import { Frame, Navigation, Text, TopBar } from '@shopify/polaris';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './AppShell.module.css';
import { navigationIcons, type NavigationIcon } from './navigationIcons.ts';
import { type LinkComponent, PolarisProvider } from './PolarisProvider.tsx';
import { SandboxBadge } from './SandboxBadge.tsx';
import { SessionExpiredAlert } from '../dialogs/SessionExpiredAlert.tsx';
import { type Toast, ToastStack } from '../feedback/ToastStack.tsx';

/** One main entry of the navigation: what the person may view, in the product's order. */
export interface NavigationEntry {
  label: string;
  path: string;
  icon?: NavigationIcon;
  /** Other paths that belong to this entry, such as the legacy dashboard's. */
  matchPaths?: readonly string[];
}

export interface AppShellProps {
  /** Draws the links, so that a router can follow them; plain links when absent. */
  linkComponent?: LinkComponent | undefined;
  /** Inside the store's admin, which draws the navigation itself; a second one would only repeat it. */
  isEmbedded: boolean;
  /** Says on every screen that the data is a stand-in. */
  isSandbox: boolean;
  /** Entries of the menu, those that the visitor may open. */
  navigation: readonly NavigationEntry[];
  /** Path of the open screen, without its query; marks its entry. */
  location: string;
  /** The shop's name beside the brand. */
  shopName?: string | undefined;
  /** In the middle of the top bar: find an order from anywhere. */
  topBar?: ReactNode;
  /** Above every screen: an unreadable permission list, a wait that has become long. */
  banners?: ReactNode;
  /** In the corner, over whatever screen is open: work that goes on, such as an export. */
  corner?: ReactNode;
  /** Short messages at the foot of the page. */
  toasts?: readonly Toast[];
  /** A toast was dismissed, or its time is over. */
  onToastDismiss?: ((id: Toast['id']) => void) | undefined;
  /** After a 401: one alert over everything, whatever else is on the screen (§4). */
  isSessionExpired?: boolean;
  /** "Reload" of the alert after an expired session. */
  onReload: () => void;
  /** The screen. */
  children: ReactNode;
}

/**
 * Everything around a screen: Polaris itself, the navigation and top bar (stand-alone only), the skip link, the
 * "Sandbox" badge, banners, toasts, and the alert that the session has expired.
 */
export function AppShell(props: AppShellProps) {
  const {
    linkComponent,
    isEmbedded,
    isSandbox,
    banners,
    corner,
    topBar,
    toasts = [],
    onToastDismiss,
    isSessionExpired = false,
    onReload,
    children,
  } = props;
  const [isNavigationOpen, setIsNavigationOpen] = useState(false);
  const closeNavigation = () => setIsNavigationOpen(false);
  const screen = useFocusOnNavigation(props.location);

  const bars = isEmbedded
    ? {}
    : {
        topBar: <ShellTopBar {...props} onNavigationToggle={() => setIsNavigationOpen(!isNavigationOpen)} />,
        navigation: <ShellNavigation {...props} onDismiss={closeNavigation} />,
      };

  return (
    <PolarisProvider linkComponent={linkComponent}>
      <Frame {...bars} showMobileNavigation={isNavigationOpen} onNavigationDismiss={closeNavigation}>
        {isEmbedded && (isSandbox || topBar) && (
          <div className={styles.embeddedBar}>
            <div className={styles.embeddedSearch}>{topBar}</div>
            {isSandbox && <SandboxBadge />}
          </div>
        )}
        {/* Seen in the corner, but before the screen in the order of the keyboard. */}
        {corner && <div className={styles.corner}>{corner}</div>}
        {banners && <div className={styles.banners}>{banners}</div>}
        <div
          ref={screen}
          tabIndex={-1}
          className={isEmbedded ? styles.screen : `${styles.screen} ${styles.underTopBar}`}
        >
          {children}
        </div>
      </Frame>
      <ToastStack toasts={toasts} onDismiss={(id) => onToastDismiss?.(id)} />
      {isSessionExpired && <SessionExpiredAlert onReload={onReload} />}
    </PolarisProvider>
  );
}

/** The link that led to a screen often leaves with the one before; the keyboard then starts in the new one. */
function useFocusOnNavigation(location: string) {
  const screen = useRef<HTMLDivElement>(null);
  const previousLocation = useRef(location);
  useLayoutEffect(() => {
    if (previousLocation.current === location) return;
    previousLocation.current = location;
    if (document.activeElement === document.body) screen.current?.focus({ preventScroll: true });
  }, [location]);
  return screen;
}

function ShellTopBar({
  isSandbox,
  shopName,
  topBar,
  onNavigationToggle,
}: AppShellProps & { onNavigationToggle(): void }) {
  return (
    <TopBar
      showNavigationToggle
      onNavigationToggle={onNavigationToggle}
      contextControl={
        <div className={styles.brand}>
          <span className={styles.brandName}>{brandName}</span>
          {shopName && <span className={styles.shopName}>{shopName}</span>}
        </div>
      }
      searchField={topBar}
      secondaryMenu={<div className={styles.barEnd}>{isSandbox && <SandboxBadge />}</div>}
    />
  );
}

function ShellNavigation({ navigation, location, onDismiss }: AppShellProps & { onDismiss(): void }) {
  return (
    <Navigation location={location} onDismiss={onDismiss}>
      {/* Polaris labels a plain div around this; while there are no links, the label would stand on nothing. */}
      {navigation.length === 0 && (
        <Text as="p" visuallyHidden>
          No pages yet
        </Text>
      )}
      <Navigation.Section
        items={navigation.map((entry) => {
          const isCurrent = isActiveEntry(entry, location);
          return {
            label: entry.label,
            url: entry.path,
            selected: isCurrent,
            onClick: onDismiss,
            // Polaris marks the open entry by colour alone.
            ...(isCurrent ? { accessibilityLabel: `${entry.label}, current page` } : {}),
            ...(entry.icon ? { icon: navigationIcons[entry.icon] } : {}),
          };
        })}
      />
    </Navigation>
  );
}

/** Whether an entry's screen is open: its own path, one below it, or another that belongs to it. */
function isActiveEntry({ path, matchPaths = [] }: NavigationEntry, location: string): boolean {
  return [path, ...matchPaths].some((entryPath) => location === entryPath || location.startsWith(`${entryPath}/`));
}
