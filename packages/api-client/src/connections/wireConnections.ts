import { wordsText } from '@hub/domain/messages';
import { readOptionalWords, toWireMessage } from '../http/wireWords.ts';
import type { AccountConnection, FailureKind } from '@hub/domain/integrations';
import { toTextOrNull, toTimeOrNull } from '../http/wireFields.ts';
import type { WireAccountConnection } from './connectionEndpoints.ts';

/** A failure of an unknown kind counts as an unexpected reply. */
export function toAccountConnection(wire: WireAccountConnection): AccountConnection {
  const kind = toTextOrNull(wire.failure_kind);
  return {
    providerId: wire.provider_id,
    account: wire.account,
    accountName: wire.account_name ?? wire.account,
    lastSuccessAt: toTimeOrNull(wire.last_success_at),
    lastFailureAt: toTimeOrNull(wire.last_failure_at),
    failureKind: kind === null || isFailureKind(kind) ? kind : 'unexpectedReply',
    failureWords: readOptionalWords(wire.failure_words, wire.failure),
    failingSince: toTimeOrNull(wire.failing_since),
    failuresInRow: Number(wire.failures_in_row),
    pausedAt: toTimeOrNull(wire.paused_at),
    lastOrderAt: toTimeOrNull(wire.last_order_at),
    waitingOrders: Number(wire.waiting_orders),
    missingChoices: wire.missing_choices,
    hasWebhooks: wire.has_webhooks ?? false,
    stock: wire.stock
      ? {
          readAt: toTimeOrNull(wire.stock.read_at),
          failingSince: toTimeOrNull(wire.stock.failing_since),
          failureWords: readOptionalWords(wire.stock.failure_words, wire.stock.failure),
        }
      : null,
  };
}

const failureKinds = {
  credentialsRefused: true,
  unreachable: true,
  unexpectedReply: true,
  invalidSettings: true,
} as const satisfies Record<FailureKind, true>;

function isFailureKind(kind: string): kind is FailureKind {
  return Object.hasOwn(failureKinds, kind);
}

export function toWireAccountConnection(connection: AccountConnection): WireAccountConnection {
  return {
    provider_id: connection.providerId,
    account: connection.account,
    account_name: connection.accountName,
    last_success_at: connection.lastSuccessAt,
    last_failure_at: connection.lastFailureAt,
    failure_kind: connection.failureKind,
    failure_words: wordsText(connection.failureWords),
    failure: toWireMessage(connection.failureWords),
    failing_since: connection.failingSince,
    failures_in_row: connection.failuresInRow,
    paused_at: connection.pausedAt,
    last_order_at: connection.lastOrderAt,
    waiting_orders: connection.waitingOrders,
    missing_choices: [...connection.missingChoices],
    has_webhooks: connection.hasWebhooks,
    stock: connection.stock && {
      read_at: connection.stock.readAt,
      failing_since: connection.stock.failingSince,
      failure_words: wordsText(connection.stock.failureWords),
      failure: toWireMessage(connection.stock.failureWords),
    },
  };
}
