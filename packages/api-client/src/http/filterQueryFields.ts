import { allSearchModes, periods } from '@hub/domain/dashboard';
import { filterFieldRows } from '@hub/domain/orders';
import * as z from 'zod/mini';

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Values of an order's fields by wire name; for servers with capability `fieldFilters`. */
const fields = Object.fromEntries(filterFieldRows.map(({ wire }) => [wire, z.optional(z.string())])) as Record<
  (typeof filterFieldRows)[number]['wire'],
  z.ZodMiniOptional<z.ZodMiniString>
>;

/** Filter of stats, lists and reports; the last two modes need capability `search`. Dates only with `custom`, and only as a pair. */
export const filterQueryFields = {
  fix: z.enum(periods.map(({ value }) => value)),
  search_by_filter: z.enum(allSearchModes.map(({ value }) => value)),
  search: z.optional(z.string().check(z.maxLength(500))),
  start_date: z.optional(date),
  end_date: z.optional(date),
  ...fields,
};
