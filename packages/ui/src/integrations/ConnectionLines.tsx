import { accountName, type ConnectionProblem, type Provider } from '@hub/domain/integrations';
import { BlockStack, Text } from '@shopify/polaris';
import { FormNote } from './FormNote.tsx';

/** State of one account's calls. */
export interface ShownConnection {
  /** Id of the account. */
  account: string;
  /** The merchant's name for it; empty for a 3PL with a single account. */
  accountName: string;
  /** "The last request worked, 2 minutes ago."; null before the first call. */
  calls: string | null;
  /** "Updates as they happen." */
  updates: string;
  /** "Stock read 12 minutes ago."; null if no location takes its stock from it. */
  stock: string | null;
  /** What is wrong; null: nothing. */
  problem: ConnectionProblem | null;
}

export interface ConnectionLinesProps {
  provider: Provider;
  /** The enabled accounts. */
  connections: readonly ShownConnection[];
}

/** State of a provider's real calls, on its card: for each account what is wrong, and when it last worked. */
export function ConnectionLines({ provider, connections }: ConnectionLinesProps) {
  /** A named account prefixes its line with the name. */
  const lineOf = (name: string, line: string) => (
    <Text as="p" tone="subdued" variant="bodySm">
      {name === '' ? line : `${accountName(provider, name)}: ${line}`}
    </Text>
  );
  return connections.map(({ account, accountName: name, calls, updates, stock, problem }) => (
    <BlockStack key={account} gap="200">
      {problem && (
        <FormNote tone={problem.stopsOrders ? 'warning' : 'info'}>
          {`${problem.title} ${problem.detail}`.trim()}
        </FormNote>
      )}
      {(calls || stock) && (
        <div>
          {calls && lineOf(name, `${calls} ${updates}`)}
          {stock && lineOf(name, stock)}
        </div>
      )}
    </BlockStack>
  ));
}
