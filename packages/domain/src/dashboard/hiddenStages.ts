import { inLanguage } from '../languages/inLanguage.ts';
import { joinNames } from '../shared/texts/joinNames.ts';
import { tabNames } from '../shared/orders/tabNames.ts';
import { visibleTabs } from './visibleTabs.ts';

/** Words for the card that replaces the stages which need a warehouse. */
export const hiddenStageWords = inLanguage('hiddenStageWords', {
  title: 'Connect your warehouse to see the rest',
  note: (stages: string) => `${stages} appear here once a 3PL is connected.`,
  connect: 'Connect a 3PL',
  noPermission: 'Ask someone with access to Apps & Integrations to connect one.',
});

/** The dashboard's note below its cards when no provider is connected. */
export const hiddenStages: Readonly<Record<'title' | 'note' | 'connect' | 'noPermission', string>> = {
  ...hiddenStageWords,
  note: hiddenStageWords.note(joinNames(hiddenTitles())),
};

/** Titles of the hidden cards. */
function hiddenTitles(): readonly string[] {
  const shown = visibleTabs(false);
  return tabNames.filter(({ number }) => !shown.includes(number)).map(({ title }) => title);
}
