import { AppProvider, type AppProviderProps } from '@shopify/polaris';
import english from '@shopify/polaris/locales/en.json';
import type { ReactNode } from 'react';
import '@shopify/polaris/build/esm/styles.css';
import '@fontsource-variable/inter';
import './theme.css';

/** Draws a link from `url`; web gives one that routes within the page and keeps `shop` and `host` in the address. */
export type LinkComponent = NonNullable<AppProviderProps['linkComponent']>;

export interface PolarisProviderProps {
  /** Draws every link of Polaris and of ours; without it links are plain anchors. */
  linkComponent?: LinkComponent | undefined;
  /** The whole of the app. */
  children: ReactNode;
}

/**
 * What Polaris components need around them: English texts, light theme, the bundled Inter. Stands once, outside every
 * screen.
 */
export function PolarisProvider({ linkComponent, children }: PolarisProviderProps) {
  return (
    <AppProvider i18n={english} {...(linkComponent ? { linkComponent } : {})}>
      {children}
    </AppProvider>
  );
}
