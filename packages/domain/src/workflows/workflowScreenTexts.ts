import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import { ordersText } from '../shared/orders/ordersText.ts';
import type { WorkflowKind } from './definition/triggers.ts';
import type { Match } from './definition/Workflow.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of the workflow list, builder, versions and runs. */
export const workflowScreenTexts = inLanguage('workflowScreenTexts', {
  subject: 'the workflows',
  list: {
    title: 'Workflows',
    create: 'New workflow',
    orderNote: 'They run from top to bottom. Where two set the same thing, the lower one wins.',
    on: 'On',
    off: 'Off',
    edit: 'Edit',
    view: 'View',
    versions: 'Versions',
    runs: 'Runs',
    allRuns: 'Runs of all workflows',
    remove: 'Delete',
    needsChange: 'Needs a change',
    needsChangeNote: 'It can’t run like this.',
    upgrade: 'See the Elite plan',
    conflicts: 'These workflows conflict',
    noneOfKind: 'None yet.',
    of: (label: string, name: string) => `${label} of ${name}`,
  },
  empty: {
    title: 'Let workflows do what you do by hand',
    lead:
      'A workflow looks at each order and, where its conditions are met, holds it, tags it or sends it to the right ' +
      'warehouse. Start with one of these and change it as you like. It is off until you switch it on.',
    moreTitle: 'Ready-made workflows',
    moreLead: 'Start with one of these and change it as you like.',
    use: 'Use this',
    blank: 'Start from scratch',
    ofKind: {
      orderUpdate: 'No workflow changes orders yet.',
      shipmentUpdate: 'No workflow changes shipments yet.',
    } satisfies Record<WorkflowKind, string>,
  },
  builder: {
    newTitle: 'New workflow',
    back: 'All workflows',
    readTitle: 'What it does',
    name: 'Name',
    namePlaceholder: 'For example: German orders to Rotterdam',
    when: 'When',
    onlyIf: 'Only if',
    everyOrder: 'Without a condition it runs for every order.',
    thenDo: 'Then',
    trigger: 'What starts it',
    condition: 'Condition',
    group: 'Group',
    field: 'Field',
    operator: 'Comparison',
    value: 'Value',
    rangeAnd: 'and',
    from: 'From',
    to: 'To',
    goneField: 'no longer exists',
    chooseOne: 'Choose one',
    goneChoice: 'No longer available',
    addCondition: 'Add condition',
    addGroup: 'Add group',
    removeCondition: 'Remove condition',
    removeGroup: 'Remove group',
    joinGroups: 'Between groups',
    addAction: 'Add action',
    addActionLabel: 'Action to add',
    noActions: 'Add at least one action.',
    removeAction: 'Remove',
    moveActionUp: 'Move up',
    moveActionDown: 'Move down',
    action: 'Action',
    addValue: 'Add',
    listHelp: 'Press Enter after each. You can also paste a whole column.',
    removeAllValues: 'Remove all',
    noUnit: '',
    hours: 'hours',
    sentence: 'In one sentence',
    save: 'Save',
    saveAndSwitchOn: 'Save and switch on',
    switchOn: 'Switch on',
    switchOff: 'Switch off',
    nothingToSave: 'There are no changes to save.',
    discard: 'Discard changes',
    conflicts: 'With your other workflows',
    noConflicts: 'No conflicts with the workflows that are on.',
    problems: 'Something is missing. The fields above say what.',
    loadingTitle: 'Workflow',
    notFoundTitle: 'Workflow not found',
    notFound: 'This workflow is no longer there. It may have been deleted.',
    deletedElsewhere: 'This workflow was deleted by someone else. Save it as a new one, or go back to the list.',
    saveAsNew: 'Save as a new workflow',
    leaveBody: 'What you changed in this workflow will be lost.',
    saving: 'saving the workflow',
    nameOfGroup: (group: number) => `Group ${group}`,
    conditionOf: (condition: string, group: string) => `${condition} of ${group.toLowerCase()}`,
    addTo: (label: string, group: string) => `${label} to ${group.toLowerCase()}`,
  },
  preview: {
    title: 'What it would have done',
    subject: 'the preview',
    waiting: 'Finish the conditions to see which orders match.',
    updating: 'Updating…',
    stale: 'From before your last change to the conditions.',
    none: 'None of these orders matches.',
    orders: 'Newest orders that match',
    noCustomer: 'Guest',
    open: 'Open',
    apply: 'Apply to open orders',
    applyUnsaved: 'Save your changes first.',
  },
  apply: {
    title: 'Apply to open orders',
    body: 'The workflow runs on the orders that you choose, whether it is switched on or not.',
    chooseAll: 'All',
    chooseOne: 'The one order that matches',
    matches: 'the orders that match',
    apply: 'Apply',
    searching: 'Still looking for the orders that match.',
    noneMatch: 'No open order matches this workflow.',
    progress: 'Orders done',
    stop: 'Stop',
    cancel: 'Cancel',
    resume: 'Continue with',
    noneChosen: 'Choose an order.',
    resultTitle: 'What happened to the orders',
    close: 'Close',
    outcomes: { applied: 'Applied', skipped: 'Skipped', refused: 'Not applied' },
    sending: 'applying the workflow',
  },
  outdated: {
    yours: 'Yours',
    theirs: 'Theirs',
    differences: 'What differs',
    keepEditing: 'Keep editing',
    takeTheirs: 'Use theirs',
    saveOwn: 'Save mine over it',
    same: 'Both versions are the same.',
  },
  versions: {
    title: 'Versions',
    subject: 'the versions',
    version: 'Version',
    current: 'Current',
    changesOf: 'What changed in version',
    before: 'Before',
    after: 'After',
    now: 'Now',
    outdated: 'Someone saved a newer version in the meantime. Look at it first, then restore again.',
    first: 'First version.',
    unchanged: 'Saved without a change.',
    restore: 'Restore this version',
    restoreBody: 'This is saved as a new version. The versions in between stay in the list.',
    restoreChanges: 'What changes',
    nothing: 'Nothing',
  },
  runs: {
    title: 'Runs',
    subject: 'the runs',
    allTitle: 'Runs of all workflows',
    note: (days: number) =>
      `Every time a workflow checked an order, and what it found. Kept for ${formatCount(days)} days, or longer while ` +
      'the order isn’t shipped or closed.',
    none: 'No workflow has run yet. Runs appear here once an order arrives.',
    noneOfOne: 'This workflow hasn’t run yet. It runs when it is on and an order arrives.',
    noneShown: 'None on this page.',
    show: 'Show',
    all: 'All',
    matched: 'Matched',
    didNotMatch: 'Did not match',
    replaced: 'replaced by a later workflow',
    why: 'Why it ran',
    whyNot: 'Why it did nothing',
    version: 'Version',
    ofVersion: (version: number) => `version ${formatCount(version)}`,
    condition: 'Condition',
    expected: 'Expected',
    actual: 'Found',
    met: 'Met',
    notMet: 'Not met',
    groupMatch: { all: 'All of these have to be true', any: 'One of these has to be true' },
    everyOrder: 'No conditions: it runs for every order.',
    older: 'Older',
    newest: 'Newest',
    changes: 'What it did',
  },
});

/** "Version 3, saved by Ada"; the time follows. */
export const savedByText = inLanguage(
  'savedByText',
  (version: number, savedBy: string): string =>
    `Version ${formatCount(version)}, saved${savedBy.trim() === '' ? '' : ` by ${bidiIsolate(savedBy)}`}`,
);

/** "Saved by Ada, 2026-11-20 08:10:00 AM". */
export const savedAtText = inLanguage(
  'savedAtText',
  (savedBy: string, time: string): string =>
    `Saved${savedBy.trim() === '' ? '' : ` by ${bidiIsolate(savedBy)}`}, ${time}`,
);

/** "3 of 5 on." Without a limit: "3 are on." */
export const activeText = inLanguage('activeText', (active: number, limit: number | null): string =>
  limit === null ? `${formatCount(active)} on.` : `${formatCount(active)} of ${formatCount(limit)} on.`,
);

/** Unreadable workflows; `null` for none. */
export const unreadableWorkflowsText = inLanguage('unreadableWorkflowsText', (unreadable: number): string | null => {
  if (unreadable === 0) return null;
  return `${formatQuantity(unreadable, 'workflow')} could not be read and ${unreadable === 1 ? 'is' : 'are'} not listed.`;
});

/** Announced after a move: "Hold large orders is now number 2 of 4". */
export const movedText = inLanguage(
  'movedText',
  (name: string, position: number, count: number): string => `${name} is now number ${position} of ${count}`,
);

/** "Would have matched 214 of the last 2,000 orders." */
export const matchedText = inLanguage('matchedText', (matched: number, examined: number): string => {
  if (examined === 0) return 'There are no orders to compare with yet.';
  const orders = examined === 1 ? 'the last order' : `the last ${ordersText(examined)}`;
  return `Would have matched ${formatCount(matched)} of ${orders}.`;
});

/** How a group's conditions are joined. */
export const groupMatchLabels = inLanguage('groupMatchLabels', {
  all: 'All of these are true',
  any: 'Any of these is true',
} satisfies Record<Match, string>);

/** How groups are joined. */
export const groupsMatchLabels = inLanguage('groupsMatchLabels', {
  all: 'All groups have to be true',
  any: 'One group has to be true',
} satisfies Record<Match, string>);

/** "Apply to 12 orders". */
export const applyLabel = inLanguage('applyLabel', (orders: number): string => `Apply to ${ordersText(orders)}`);

/** "120 of 312 orders." */
export const applyProgressText = inLanguage(
  'applyProgressText',
  (done: number, total: number): string => `${formatCount(done)} of ${ordersText(total)}.`,
);

/** "120 orders changed, 3 skipped. 192 orders are left." */
export const appliedText = inLanguage(
  'appliedText',
  (results: readonly { outcome: 'applied' | 'skipped' | 'refused' }[], left: number): string => {
    const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
    const parts = [`${ordersText(count('applied'))} changed`];
    if (count('skipped') > 0) parts.push(`${formatCount(count('skipped'))} skipped`);
    if (count('refused') > 0) parts.push(`${formatCount(count('refused'))} not changed`);
    const rest = left === 0 ? '' : ` ${ordersText(left)} ${left === 1 ? 'is' : 'are'} left.`;
    return `${parts.join(', ')}.${rest}`;
  },
);

/** Contents of a list field: "1,204 SKUs" and how many are hidden. */
export const moreValuesText = inLanguage(
  'moreValuesText',
  (hidden: number): string => `and ${formatCount(hidden)} more`,
);

/** Message after a paste: "Added 1,204. 3 were there already." */
export const addedValuesText = inLanguage('addedValuesText', (added: number, known: number): string => {
  const there = known === 0 ? '' : ` ${formatCount(known)} ${known === 1 ? 'was' : 'were'} there already.`;
  return `Added ${formatCount(added)}.${there}`;
});

/** Reports of completed actions. */
export const workflowReports = inLanguage('workflowReports', {
  saved: (name: string, version: number) => `Saved “${name}” as version ${formatCount(version)}.`,
  savedAndOn: (name: string) => `Saved “${name}” and switched it on.`,
  savedNotOn: (name: string) => `Saved “${name}”, but couldn’t switch it on.`,
  savingName: (name: string) => `Saving “${name}”`,
  saveCancelled: 'You stopped waiting. It may not be saved. Save again to make sure.',
  applyCancelled: 'You stopped. Orders in progress may have changed. Continue to see which.',
  notSaved: (name: string) => `“${name}” could not be saved.`,
  notUndone: (name: string) => `The save of “${name}” could not be undone.`,
  undone: (name: string) => `“${name}” is as it was before.`,
  switched: (name: string, isOn: boolean) => `“${name}” is ${isOn ? 'on' : 'off'}.`,
  deleted: (name: string) => `Deleted “${name}”.`,
  restored: (name: string) => `“${name}” is back.`,
  restoredOff: (name: string) => `“${name}” is back, but off.`,
  versionRestored: (name: string, version: number) => `“${name}” is as it was in version ${formatCount(version)}.`,
  notMoved: 'Couldn’t save the order of the workflows.',
  undo: 'Undo',
  retry: 'Retry',
});

/** Heading of a refused save. */
export const outdatedTitle = inLanguage(
  'outdatedTitle',
  (savedBy: string): string =>
    `${savedBy.trim() === '' ? 'Someone' : bidiIsolate(savedBy)} saved a newer version while you were editing`,
);

/** What follows the heading. */
export const outdatedBody = inLanguage(
  'outdatedBody',
  'Your changes are safe. Choose which version to keep; the other stays under Versions.',
);

/** What the order list leaves out; `null` for nothing. */
export const applyListText = inLanguage('applyListText', (listed: number, matched: number): string | null => {
  if (listed >= matched) return null;
  return `${ordersText(matched)} match and are open. Listed are the newest ${formatCount(listed)} of them.`;
});

/** "Routed to Rotterdam." from "routed to Rotterdam". */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
