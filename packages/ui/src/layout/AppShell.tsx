import { frameTexts } from '@hub/domain/navigation';
import { brandName } from '@hub/domain/shared';
import { Frame, Navigation, Text, TopBar } from '@shopify/polaris';
import { type ReactNode, useState, useLayoutEffect, useRef } from 'react';
import styles from './AppShell.module.css';
import badge from './badge.module.css';
import { navigationIcons, type NavigationIcon } from './navigationIcons.ts';
import { type LinkComponent, PolarisProvider } from './PolarisProvider.tsx';
import { useKeepFocus } from './useKeepFocus.ts';
import { SessionExpiredAlert } from '../dialogs/SessionExpiredAlert.tsx';
import { type Toast, ToastStack } from '../feedback/ToastStack.tsx';

export interface FrameEntry {
  label: string;
  path: string;
  icon?: NavigationIcon;
  /** Other paths of this entry, such as those of the legacy dashboard. */
  matchPaths?: readonly string[];
}

export interface AppShellProps {
  /** Link component of the router; plain links by default. */
  linkComponent?: LinkComponent | undefined;
  /** Embedded in the store's admin, which draws the navigation itself. */
  isEmbedded: boolean;
  /** Shows the "Sandbox" badge. */
  isSandbox: boolean;
  /** A badge instead of "Sandbox": `DemoBadge`. */
  badge?: ReactNode;
  /** The entries that the person may open. */
  navigation: readonly FrameEntry[];
  /** Path of the open screen, without query. */
  location: string;
  /** Shop name beside the brand. */
  shopName?: string | undefined;
  /** In the middle of the top bar: the order search. */
  topBar?: ReactNode;
  /** At the end of the top bar: `HelpMenu`. */
  help?: ReactNode;
  /** Above every screen: an unreadable permission list, slow requests. */
  banners?: ReactNode;
  /** In the corner, over every screen: a running export. */
  corner?: ReactNode;
  /** Short messages at the bottom of the page. */
  toasts?: readonly Toast[];
  /** A toast was dismissed or timed out. */
  onToastDismiss?: ((id: Toast['id']) => void) | undefined;
  /** After a 401, when the alert covers everything (§4). */
  isSessionExpired?: boolean;
  /** "Reload" of that alert was pressed. */
  onReload: () => void;
  /** The screen. */
  children: ReactNode;
}

/**
 * Everything around a screen: Polaris, navigation and top bar (stand-alone only), skip link, sandbox or demo badge,
 * banners, toasts and the session alert.
 */
export function AppShell(props: AppShellProps) {
  const {
    linkComponent,
    isEmbedded,
    isSandbox,
    badge = isSandbox && <SandboxBadge />,
    banners,
    corner,
    topBar,
    help,
    toasts = [],
    onToastDismiss,
    isSessionExpired = false,
    onReload,
    children,
  } = props;
  const [isNavigationOpen, setIsNavigationOpen] = useState(false);
  const closeNavigation = () => setIsNavigationOpen(false);
  const { screen, topBar: topBarRef } = useShellFocus(props.location, isNavigationOpen);
  useKeepFocus(screen);

  const bars = isEmbedded
    ? {}
    : {
        topBar: (
          <div ref={topBarRef} className={styles.topBar}>
            <ShellTopBar {...props} badge={badge} onNavigationToggle={() => setIsNavigationOpen(!isNavigationOpen)} />
          </div>
        ),
        navigation: <ShellNavigation {...props} onDismiss={closeNavigation} />,
      };

  return (
    <PolarisProvider linkComponent={linkComponent}>
      <Frame {...bars} showMobileNavigation={isNavigationOpen} onNavigationDismiss={closeNavigation}>
        {isEmbedded && (badge || topBar || help) && (
          <div className={styles.embeddedBar}>
            <div className={styles.embeddedSearch}>{topBar}</div>
            {help}
            {badge}
          </div>
        )}
        {/* Visually in the corner, but before the screen in tab order. */}
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

function ShellTopBar(props: AppShellProps & { onNavigationToggle(): void }) {
  const { badge, help, shopName, topBar, onNavigationToggle } = props;
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
      secondaryMenu={
        <div className={styles.barEnd}>
          {help}
          {badge}
        </div>
      }
    />
  );
}

function ShellNavigation({ navigation, location, onDismiss }: AppShellProps & { onDismiss(): void }) {
  return (
    <Navigation location={location} onDismiss={onDismiss}>
      {/* Polaris labels a plain div around this, so it is left out without entries. */}
      {navigation.length === 0 && (
        <Text as="p" visuallyHidden>
          {frameTexts.noPages}
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
            // Polaris marks the current entry only by color.
            ...(isCurrent ? { accessibilityLabel: frameTexts.current(entry.label) } : {}),
            ...(entry.icon ? { icon: navigationIcons[entry.icon] } : {}),
          };
        })}
      />
    </Navigation>
  );
}

/** Whether the entry is current: its path, a path below it, or another of its paths. */
function isActiveEntry({ path, matchPaths = [] }: FrameEntry, location: string): boolean {
  return [path, ...matchPaths].some((entryPath) => location === entryPath || location.startsWith(`${entryPath}/`));
}

/**
 * Moves the focus when the focused element disappears: to the menu button (the first button in `topBar`) when the menu
 * closes, and from there, or from nowhere, to the new screen after navigation.
 */
function useShellFocus(location: string, isMenuOpen: boolean) {
  const screen = useRef<HTMLDivElement>(null);
  const topBar = useRef<HTMLDivElement>(null);
  const previous = useRef({ location, isMenuOpen });
  useLayoutEffect(() => {
    const isMenuClosed = previous.current.isMenuOpen && !isMenuOpen;
    const isNewScreen = previous.current.location !== location;
    previous.current = { location, isMenuOpen };
    const menuButton = topBar.current?.querySelector('button');
    if (isMenuClosed) menuButton?.focus();
    const { activeElement } = document;
    if (isNewScreen && (activeElement === document.body || activeElement === menuButton))
      screen.current?.focus({ preventScroll: true });
  }, [location, isMenuOpen]);
  return { screen, topBar };
}

/** Marks every screen while the server is the sandbox. */
function SandboxBadge() {
  return (
    <span className={badge.badge} title={frameTexts.practice}>
      Sandbox
    </span>
  );
}
