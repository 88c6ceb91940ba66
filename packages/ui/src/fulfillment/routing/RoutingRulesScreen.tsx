import { wordsText } from '@hub/domain/messages';
import {
  checkRoutingRules,
  type Location,
  routingRuleSentence,
  type RoutingRule,
  type RoutingRules,
  routingScreenTexts,
} from '@hub/domain/routing';
import { versionText, feedbackTexts } from '@hub/domain/shared';
import { BlockStack, Card, InlineStack, Text } from '@shopify/polaris';
import { useRef } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { DiscardButton } from '../../actions/DiscardButton.tsx';
import { useFocusAfterChange } from '../../actions/useFocusAfterChange.ts';
import { type Loadable, shownValue } from '../../data/index.ts';
import { LoadableNotices, OutdatedBanner, SkeletonList, ViewOnlyBanner } from '../../feedback/index.ts';
import { type PageHeaderProps, TabbedPage, type VersionedForm } from '../../layout/index.ts';
import { RuleList } from './RuleList.tsx';
import { RoutingSimulationCard, type RoutingSimulationCardProps } from './RoutingSimulationCard.tsx';
import styles from './RoutingRulesScreen.module.css';

export interface RoutingRulesScreenProps extends VersionedForm<readonly RoutingRule[], RoutingRules> {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The locations, for names and choices. */
  locations: Loadable<readonly Location[]>;
  /** The saved rules. */
  saved: Loadable<RoutingRules>;
  /** Id of the rule with an open editor; null: none. */
  openRule: string | null;
  /** Why this person cannot change rules; null when they can. */
  disabledReason: string | null;
  /** The simulation of the draft over past orders. */
  simulation: Pick<RoutingSimulationCardProps, 'result' | 'isStale' | 'count' | 'onCount' | 'onRun'>;
  /** Opens the editor of a rule; null closes it. */
  onOpenRule: (ruleId: string | null) => void;
  /** Adds a rule at the end and opens it. */
  onAdd: () => void;
}

const { rules: texts } = routingScreenTexts;

/** `/app/fulfillment/order-routing` for servers with capability `routing`: the rules, and a simulation of them. */
export function RoutingRulesScreen(props: RoutingRulesScreenProps) {
  const { pageHeader, locations, saved, value, disabledReason } = props;
  const [known, routing] = [shownValue(locations), shownValue(saved)];
  return (
    <TabbedPage {...pageHeader}>
      <BlockStack gap="400">
        <LoadableNotices
          loadables={[
            { loadable: saved, subject: texts.subject },
            { loadable: locations, subject: routingScreenTexts.locations.subject },
          ]}
        />
        <ViewOnlyBanner reason={disabledReason} />
        {known !== null && routing !== null && value !== null ? (
          <LoadedRules {...props} known={known} routing={routing} rules={value} />
        ) : (
          (saved.state === 'loading' || locations.state === 'loading') && (
            <Card>
              <SkeletonList rows={3} rowHeight={96} label={feedbackTexts.loading(texts.subject)} />
            </Card>
          )
        )}
      </BlockStack>
    </TabbedPage>
  );
}

type LoadedRulesProps = RoutingRulesScreenProps & {
  known: readonly Location[];
  routing: RoutingRules;
  rules: readonly RoutingRule[];
};

function LoadedRules(props: LoadedRulesProps) {
  const { known, routing, rules, isDirty, disabledReason, isSaving, newer } = props;
  const problems = checkRoutingRules(rules, known);
  const frame = useRef<HTMLDivElement>(null);
  const focusAfterChange = useFocusAfterChange(frame);
  const add = () => {
    // The new rule is above the button, so Tab would skip it.
    focusAfterChange(`[data-id]:nth-child(${rules.length + 1}) input`);
    props.onAdd();
  };
  return (
    <div ref={frame} className={styles.rules}>
      <OutdatedBanner
        newer={newer}
        what={texts.what}
        isSaving={isSaving}
        onDiscard={props.onDiscard}
        onSave={props.onSave}
      >
        {(theirs) => (
          <ol className={styles.theirs}>
            {theirs.rules.map((rule) => (
              <li key={rule.ruleId}>
                <bdi>{rule.name}</bdi>: {routingRuleSentence(rule, known)}
              </li>
            ))}
          </ol>
        )}
      </OutdatedBanner>
      <Card padding="0">
        <div className={styles.head}>
          <Text as="p" tone="subdued">
            {noteOf(rules)}
          </Text>
          <Text as="p" tone="subdued" variant="bodySm">
            <bdi>{versionText(routing.version, routing.savedBy)}</bdi>
          </Text>
        </div>
        {rules.length > 0 && (
          <RuleList
            rules={rules}
            locations={known}
            problems={problems}
            openRule={props.openRule}
            disabledReason={disabledReason}
            focusAfterChange={focusAfterChange}
            onChange={props.onChange}
            onOpenRule={props.onOpenRule}
          />
        )}
        {disabledReason === null && (
          <div className={styles.foot}>
            <InlineStack gap="200" align="space-between">
              <div data-add-rule>
                <ActionButton label={texts.add} disabledReason={null} onAction={add} />
              </div>
              <InlineStack gap="200">
                {isDirty && (
                  <DiscardButton
                    label={texts.discard}
                    disabledReason={null}
                    onAction={isSaving ? () => undefined : props.onDiscard}
                  />
                )}
                <ActionButton
                  label={texts.save}
                  variant="primary"
                  disabledReason={saveBlockedReason(isDirty, problems)}
                  loading={isSaving}
                  onAction={props.onSave}
                />
              </InlineStack>
            </InlineStack>
          </div>
        )}
      </Card>
      <RoutingSimulationCard
        {...props.simulation}
        locations={known}
        isDirty={isDirty}
        disabledReason={problems.length > 0 ? routingScreenTexts.simulation.unfinished : null}
      />
    </div>
  );
}

function noteOf(rules: readonly RoutingRule[]): string {
  if (rules.length === 0) return texts.none;
  return rules.some(({ isActive }) => isActive) ? texts.note : texts.noneActive;
}

function saveBlockedReason(isDirty: boolean, problems: ReturnType<typeof checkRoutingRules>): string | null {
  if (!isDirty) return texts.nothingToSave;
  const [problem] = problems;
  if (problem === undefined) return null;
  return problem.rule === null ? wordsText(problem.message) : texts.problems;
}
