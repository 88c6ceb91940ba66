import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';

/** Fields with a fixed set of values. */
const chosenFields: Readonly<Record<string, string>> = {
  country: 'country',
  weekday: 'weekday',
  handling: 'way of handling',
};

export const workflowMessages = inLanguage('workflowMessages', {
  trigger: 'Choose what starts this workflow.',
  nameTaken: 'Another workflow has this name. Choose a different one.',
  conditions: ({ most, found }: { most: number; found: number }) =>
    `Use ${most} conditions or fewer; these are ${found}.`,
  fieldGone: ({ field }: { field: string }) =>
    `The field “${field}” no longer exists. Choose another or remove this condition.`,
  operator: 'Choose how to compare.',
  values: ({ most, found }: { most: number; found: number }) =>
    `Use ${formatCount(most)} values or fewer; these are ${formatCount(found)}.`,
  range: 'Enter both ends of the range.',
  choose: ({ field }: { field: string }) => `Choose a ${chosenFields[field] ?? 'value'}.`,
  amount: 'Enter an amount.',
  value: 'Enter a value.',
  notOne: ({ value, field }: { value: string; field: string }) =>
    `“${value}” is not a ${chosenFields[field] ?? 'value'}.`,
  wholeNumber: 'Enter a whole number.',
  least: ({ least }: { least: number }) => `Enter ${least} or more.`,
  mostPlain: ({ most }: { most: number }) => `Enter ${most} or less.`,
  order: 'The first number must be the smaller one.',
  currency: ({ entered, sold }: { entered: string; sold: string }) =>
    `This amount is in ${entered}, but your store sells in ${sold}. Enter it in ${sold}.`,
  noAction: 'Add at least one action.',
  actions: ({ most }: { most: number }) => `Use ${most} actions or fewer.`,
  actionGone: 'This action no longer exists. Choose another or remove it.',
  wrongTrigger: ({ action }: { action: string }) => `“${action}” doesn’t work with this trigger.`,
  tag: 'Enter a tag.',
  location: 'Choose a location.',
  locationGone: 'This location is no longer available. Choose another.',
  provider: 'Choose a 3PL.',
  providerGone: 'This 3PL is no longer available. Choose another.',
  insurance: 'Enter an amount above 0.',
  undoes: ({ action }: { action: string }) => `This would undo “${action}” above. Remove one of them.`,
  hours: 'Enter a whole number of hours, at most a year.',
  units: ({ most }: { most: number }) => `Enter a whole number of units, from 1 to ${formatCount(most)}.`,
  deleted: 'This workflow was deleted by someone else.',
  newer: ({ person }: { person: string }) => `${person} saved a newer version of this workflow.`,
  tooMany: ({ most }: { most: number }) => `A store can have ${most} workflows. Delete one first.`,
  cannotRun: ({ problem }: { problem: string }) => `This workflow needs a change before it can run. ${problem}`,
});
