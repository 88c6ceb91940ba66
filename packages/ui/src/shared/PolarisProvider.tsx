import { AppProvider } from '@shopify/polaris';
import english from '@shopify/polaris/locales/en.json';
import type { ComponentProps, ReactNode } from 'react';
import '@shopify/polaris/build/esm/styles.css';
import '@fontsource-variable/inter';
import './theme.css';

export interface PolarisProviderProps {
  /** Draws every link of Polaris and of ours; web passes one that keeps `shop` and `host` in the address. */
  linkComponent?: ComponentProps<typeof AppProvider>['linkComponent'];
  children: ReactNode;
}

/** What Polaris components need around them: English texts, light theme, the bundled Inter. Stands once, outside every screen. */
export function PolarisProvider({ linkComponent, children }: PolarisProviderProps) {
  return (
    <AppProvider i18n={english} {...(linkComponent ? { linkComponent } : {})}>
      {children}
    </AppProvider>
  );
}
