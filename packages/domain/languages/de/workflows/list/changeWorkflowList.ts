import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/list/changeWorkflowList.ts';

export const texts = {
  workflowListWords: {
    deleted: 'Jemand anderes hat diesen Workflow gelöscht.',
    newer: (person) => `${person} hat eine neuere Version dieses Workflows gespeichert.`,
    tooMany: (most) => `Ein Shop kann ${most} Workflows haben. Lösche zuerst einen.`,
    cannotRun: (problem) => `Dieser Workflow braucht eine Änderung, bevor er laufen kann. ${problem}`,
  },
} satisfies CatalogueOf<typeof english>;
