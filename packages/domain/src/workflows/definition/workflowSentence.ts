import { joinNames } from '../../shared/texts/joinNames.ts';
import { actionPhrase } from '../actions/workflowActions.ts';
import { expectedText } from './conditionTexts.ts';
import { findField } from './workflowFields.ts';
import { workflowTriggers } from './triggers.ts';
import type { Condition, ConditionGroup, WorkflowDefinition } from './Workflow.ts';
import type { WorkflowContext } from './WorkflowContext.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Words that join the parts of a sentence. */
export const sentenceWords = inLanguage('sentenceWords', {
  nothing: 'do nothing yet',
  /** `condition` is empty for every order. */
  sentence: (when: string, condition: string, then: string) =>
    `${when}, ${condition === '' ? '' : `if ${condition}, `}${then}.`,
  all: ' and ',
  any: ' or ',
});

/** A workflow in one sentence: "When an order arrives, if the country is Germany, route it to Rotterdam." */
export function workflowSentence(
  workflow: Pick<WorkflowDefinition, 'trigger' | 'match' | 'groups' | 'actions'>,
  context: WorkflowContext,
): string {
  const when = workflowTriggers[workflow.trigger].phrase;
  const groups = workflow.groups.filter(({ conditions }) => conditions.length > 0);
  const condition = conditionsPhrase({ ...workflow, groups }, context);
  const then =
    workflow.actions.length === 0
      ? sentenceWords.nothing
      : joinNames(workflow.actions.map((a) => actionPhrase(a, context)));
  return sentenceWords.sentence(when, condition, then);
}

/** "the total is more than £500.00 and the country is Germany"; empty for every order. */
export function conditionsPhrase(
  { match, groups }: Pick<WorkflowDefinition, 'match' | 'groups'>,
  context: WorkflowContext,
): string {
  const parts = groups.map((group) => groupPhrase(group, groups.length > 1, context));
  return parts.join(sentenceWords[match]);
}

function groupPhrase({ match, conditions }: ConditionGroup, isOneOfMany: boolean, context: WorkflowContext): string {
  const phrases = conditions.map((condition) => conditionPhrase(condition, context));
  const joined = phrases.join(sentenceWords[match]);
  return isOneOfMany && conditions.length > 1 ? `(${joined})` : joined;
}

/** "the total is more than £500.00". */
export function conditionPhrase(condition: Condition, context: WorkflowContext): string {
  const field = findField(condition.field);
  // "the number of units is at least 5" needs no unit behind it.
  return `${field?.phrase ?? condition.field} ${expectedText(condition, context, field?.countsUnits !== true)}`;
}
