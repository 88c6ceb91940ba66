import type { ChosenValues } from '@hub/domain/integrations';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ownShopOnly, savedVersion, shopId } from './columns.ts';

/** A merchant's choices from a 3PL's lists for an account: facility, store, carrier. Nothing secret. */
export const providerChoices = pgTable(
  'provider_choices',
  {
    shopId: shopId(),
    /** String id of §3: `info_plus`. */
    provider: text().notNull(),
    /** Id of the account if a 3PL has several; otherwise empty. */
    account: text().notNull(),
    ...savedVersion,
    choices: jsonb().$type<ChosenValues>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.provider, table.account] }), ownShopOnly('provider_choices')],
);
