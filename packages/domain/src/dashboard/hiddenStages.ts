import { joinNames } from '../shared/joinNames.ts';
import { tabNames } from '../shared/tabNames.ts';
import { visibleTabs } from './visibleTabs.ts';

/** What the dashboard says where no provider is connected, below the cards that it shows. */
export const hiddenStages = {
  title: 'Connect your warehouse to see the rest',
  note: `${joinNames(hiddenTitles())} appear here once a 3PL is connected.`,
  connect: 'Connect a 3PL',
  noPermission: 'Ask someone with access to Apps & Integrations to connect one.',
} as const;

/** Titles of the cards that are not shown. */
function hiddenTitles(): readonly string[] {
  const shown = visibleTabs(false);
  return tabNames.filter(({ number }) => !shown.includes(number)).map(({ title }) => title);
}
