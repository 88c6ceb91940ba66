import {
  type ConditionTrace,
  conditionTraceText,
  groupsMatchLabels,
  type WorkflowTrace,
  workflowScreenTexts,
} from '@hub/domain/workflows';
import { Icon } from '@shopify/polaris';
import { CheckIcon, XIcon } from '@shopify/polaris-icons';
import screenReader from '../../layout/screenReader.module.css';
import styles from './TraceList.module.css';

export interface TraceListProps {
  trace: WorkflowTrace;
}

const texts = workflowScreenTexts.runs;

/** Every condition, with what was expected and what was found. */
export function TraceList({ trace: { groups, match } }: TraceListProps) {
  if (groups.length === 0) return <p>{texts.everyOrder}</p>;
  return (
    <div className={styles.groups}>
      {groups.length > 1 && <p className={styles.note}>{groupsMatchLabels[match]}:</p>}
      {groups.map((group, groupIndex) => (
        // oxlint-disable-next-line react/no-array-index-key -- a record never changes its order
        <div key={groupIndex}>
          {group.conditions.length > 1 && <p className={styles.note}>{texts.groupMatch[group.match]}:</p>}
          <ul className={styles.conditions}>
            {group.conditions.map((condition, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a record never changes its order
              <TracedCondition key={index} condition={condition} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function TracedCondition({ condition }: { condition: ConditionTrace }) {
  const { isTrue } = condition;
  const { field, expected, actual } = conditionTraceText(condition);
  return (
    <li className={styles.condition}>
      <span className={styles.icon}>
        <Icon source={isTrue ? CheckIcon : XIcon} tone={isTrue ? 'success' : 'critical'} />
      </span>
      <span>
        <span className={screenReader.only}>{isTrue ? texts.met : texts.notMet}: </span>
        <span dir="auto">
          {field} {expected}.
        </span>{' '}
        <span className={styles.note}>
          {texts.actual}: <bdi>{actual}</bdi>
        </span>
      </span>
    </li>
  );
}
