import { inLanguage } from '../languages/inLanguage.ts';
import { joinNames } from '../shared/texts/joinNames.ts';
import { tabNames } from '../shared/orders/tabNames.ts';
import { visibleTabs } from './visibleTabs.ts';

/** Words of the card that stands for the stages which need a warehouse. */
export const hiddenStageWords = inLanguage('hiddenStageWords', {
  title: 'Connect your warehouse to see the rest',
  note: (stages: string) => `${stages} appear here once a 3PL is connected.`,
  connect: 'Connect a 3PL',
  noPermission: 'Ask someone with access to Apps & Integrations to connect one.',
});

/** What the dashboard says where no provider is connected, below the cards that it shows. */
export const hiddenStages: Readonly<Record<'title' | 'note' | 'connect' | 'noPermission', string>> = {
  ...hiddenStageWords,
  note: hiddenStageWords.note(joinNames(hiddenTitles())),
};

/** Titles of the cards that are not shown. */
function hiddenTitles(): readonly string[] {
  const shown = visibleTabs(false);
  return tabNames.filter(({ number }) => !shown.includes(number)).map(({ title }) => title);
}
