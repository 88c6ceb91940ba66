import {
  compareSimulations,
  type Location,
  orderCountText,
  type RoutingSimulation,
  routingScreenTexts,
  simulatedOrdersText,
} from '@hub/domain/routing';
import { BlockStack, InlineStack, Select, Text } from '@shopify/polaris';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { FigureTable, type Loadable, shownValue } from '../../data/index.ts';
import { LoadableNotice } from '../../feedback/index.ts';
import { SectionCard } from '../../layout/SectionCard.tsx';

/** Past orders, routed with the saved rules and with those on the screen. */
export interface SimulatedRouting {
  before: RoutingSimulation;
  after: RoutingSimulation;
  /** SKUs with known stock. */
  countedSkus: number;
}

export interface RoutingSimulationCardProps {
  locations: readonly Location[];
  /** null: not run yet. */
  result: Loadable<SimulatedRouting> | null;
  /** The rules have changed since the run. */
  isStale: boolean;
  /** The rules differ from the saved ones. */
  isDirty: boolean;
  /** How many of the newest orders to simulate; null: all. */
  count: number | null;
  disabledReason: string | null;
  onCount: (count: number | null) => void;
  onRun: () => void;
}

const texts = routingScreenTexts.simulation;
const counts = [500, 2_000, null];

/** Simulates the rules on past orders. */
export function RoutingSimulationCard(props: RoutingSimulationCardProps) {
  const { locations, result, isStale, count, disabledReason } = props;
  const value = result && shownValue(result);
  const isRunning = result?.state === 'loading' || (result?.state === 'ready' && result.isRefreshing === true);
  return (
    <SectionCard title={texts.title} note={texts.note}>
      <div>
        <InlineStack gap="300" blockAlign="end">
          <Select
            label={texts.count}
            options={counts.map((each) => ({ value: String(each), label: orderCountText(each) }))}
            value={String(count)}
            onChange={(text) => props.onCount(text === 'null' ? null : Number(text))}
          />
          <ActionButton
            label={value === null ? texts.run : texts.again}
            disabledReason={disabledReason}
            loading={isRunning}
            onAction={props.onRun}
          />
        </InlineStack>
        {/* Present before its text, or screen readers would not announce it. */}
        <div role="status">
          {value !== null && !isRunning && (
            <Text as="span" visuallyHidden>
              {simulatedOrdersText(value.before.orders)}
            </Text>
          )}
        </div>
      </div>
      {result !== null && <LoadableNotice loadable={result} subject={texts.subject} />}
      {value !== null && <Figures value={value} locations={locations} isStale={isStale} />}
    </SectionCard>
  );
}

function Figures({
  value,
  locations,
  isStale,
}: { value: SimulatedRouting } & Pick<RoutingSimulationCardProps, 'locations' | 'isStale'>) {
  const figures = compareSimulations(value.before, value.after, locations);
  const isSame = figures.every(({ difference }) => difference === '0');
  return (
    <BlockStack gap="200">
      <div role="status">
        <Text as="p" tone={isStale ? 'caution' : 'subdued'}>
          {[isStale && texts.stale, isSame && texts.same, value.countedSkus === 0 && texts.noStock]
            .filter((text) => text !== false)
            .join(' ')}
        </Text>
      </div>
      <FigureTable
        caption={texts.title}
        head={[texts.figure, texts.before, texts.after, texts.difference]}
        rows={figures.map(({ key, label, before, after, difference }) => ({
          key,
          name: { text: label },
          cells: [{ text: before }, { text: after }, { text: difference }],
        }))}
      />
    </BlockStack>
  );
}
