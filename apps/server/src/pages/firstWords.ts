import { summaryTitles } from '@hub/domain/dashboard';
import type { CatalogueOf } from '@hub/domain/languages';
import { type AppRoute, routeTitles } from '@hub/domain/navigation';
import { type TabKey, tabs, tabTitles } from '@hub/domain/shared';
import { texts as germanSummary } from '../../../../packages/domain/languages/de/dashboard/summaryCards.ts';
import { texts as germanRoutes } from '../../../../packages/domain/languages/de/navigation/appRoutes.ts';
import { texts as germanTabs } from '../../../../packages/domain/languages/de/shared/orders/tabNames.ts';
import { texts as spanishSummary } from '../../../../packages/domain/languages/es/dashboard/summaryCards.ts';
import { texts as spanishRoutes } from '../../../../packages/domain/languages/es/navigation/appRoutes.ts';
import { texts as spanishTabs } from '../../../../packages/domain/languages/es/shared/orders/tabNames.ts';

const english = { routeTitles, tabTitles, summaryTitles };

const languages: Readonly<Record<string, CatalogueOf<typeof english>>> = {
  de: { ...germanRoutes, ...germanTabs, ...germanSummary },
  es: { ...spanishRoutes, ...spanishTabs, ...spanishSummary },
};

/** What a page shows before its scripts, in this language; `null`: in English. */
export function firstWords(language: string | null) {
  const words = (language === null ? undefined : languages[language]) ?? english;
  return {
    titleOf: ({ screen, orderTab, title }: AppRoute): string => {
      if (screen !== 'orderList') return words.routeTitles.screens[screen];
      const tab = (Object.keys(tabs) as TabKey[]).find((key) => tabs[key] === orderTab);
      return tab === undefined ? title : words.tabTitles[tab];
    },
    /** Labels of the dashboard's figures by field. */
    figures: words.summaryTitles,
  };
}
