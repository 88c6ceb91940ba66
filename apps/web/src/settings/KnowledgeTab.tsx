import { learnGroups, learnPages, learnPath } from '@hub/domain/public';
import { type KnowledgeGroup, KnowledgeScreen } from '@hub/ui/settings';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { usePageHeader } from '../session/usePageHeader.ts';

const groups: readonly KnowledgeGroup[] = learnGroups.map((title) => ({
  title,
  pages: learnPages
    .filter(({ group }) => group === title)
    .map((page) => ({ title: page.title, lead: page.lead, path: learnPath(page) })),
}));

/** `/app/settings/knowledge`. */
export function KnowledgeTab(props: ScreenProps) {
  return <KnowledgeScreen pageHeader={usePageHeader(props)} groups={groups} />;
}
