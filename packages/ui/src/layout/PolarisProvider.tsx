import { AppProvider, type AppProviderProps } from '@shopify/polaris';
import english from '@shopify/polaris/locales/en.json';
import { pageLanguage } from '@hub/domain/languages';
import type { ReactNode } from 'react';
import '@shopify/polaris/build/esm/styles.css';
import '@fontsource-variable/inter';
import './theme.css';

/** Renders a link to `url`; the web app's keeps `shop` and `host` in the URL. */
export type LinkComponent = NonNullable<AppProviderProps['linkComponent']>;

export interface PolarisProviderProps {
  /** Renders every link, including Polaris' own; plain anchors by default. */
  linkComponent?: LinkComponent | undefined;
  /** The whole app. */
  children: ReactNode;
}

const polarisTexts = (pageLanguage()?.polaris ?? english) as AppProviderProps['i18n'];

/** Polaris' context: texts in the page's language, light theme, bundled Inter. Rendered once, around all screens. */
export function PolarisProvider({ linkComponent, children }: PolarisProviderProps) {
  return (
    <AppProvider i18n={polarisTexts} {...(linkComponent ? { linkComponent } : {})}>
      {children}
    </AppProvider>
  );
}
