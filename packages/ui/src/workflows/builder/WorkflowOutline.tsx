import {
  actionPhrase,
  conditionPhrase,
  groupMatchLabels,
  groupsMatchLabels,
  type WorkflowContext,
  type WorkflowDefinition,
  workflowScreenTexts,
  workflowTriggers,
} from '@hub/domain/workflows';
import styles from './WorkflowOutline.module.css';

export interface WorkflowOutlineProps {
  definition: WorkflowDefinition;
  context: WorkflowContext;
}

const texts = workflowScreenTexts.builder;

/** When, Only if and Then, read-only. */
export function WorkflowOutline({ definition, context }: WorkflowOutlineProps) {
  const { trigger, match, actions } = definition;
  const groups = definition.groups.filter(({ conditions }) => conditions.length > 0);
  return (
    <dl className={styles.outline}>
      <div>
        <dt>{texts.when}</dt>
        <dd>{workflowTriggers[trigger].label}</dd>
      </div>
      <div>
        <dt>{texts.onlyIf}</dt>
        <dd>
          {groups.length === 0 && texts.everyOrder}
          {groups.length > 1 && <p>{groupsMatchLabels[match]}:</p>}
          {groups.map((group, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- read only, in a fixed order
            <div key={index}>
              {group.conditions.length > 1 && <p className={styles.match}>{groupMatchLabels[group.match]}:</p>}
              <ul className={styles.list}>
                {group.conditions.map((condition) => {
                  const phrase = conditionPhrase(condition, context);
                  return (
                    <li key={phrase} dir="auto">
                      {phrase}
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </dd>
      </div>
      <div>
        <dt>{texts.thenDo}</dt>
        <dd>
          <ul className={styles.list}>
            {actions.map((action) => {
              const phrase = actionPhrase(action, context);
              return (
                <li key={phrase} dir="auto">
                  {phrase}
                </li>
              );
            })}
          </ul>
        </dd>
      </div>
    </dl>
  );
}
