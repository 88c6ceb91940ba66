import { type OrderField, type orderFields, plainOrderFieldRows } from '@hub/domain/orders';
import * as z from 'zod/mini';
import { wireId, wireOptionalText } from '../http/wireFields.ts';
import { plainFields } from './plainFields.ts';

export const plainOrderFields = plainFields(plainOrderFieldRows);

/** A row of `list-order` (§3 Order). Only `order_id` is required, since an export requests some fields only. */
export const wireOrder = z.object({
  /** No identity, and goes back as it came. */
  id: z.nullish(wireId),
  order_id: wireId,
  ...plainOrderFields.shape,
  /** JSON text of a list of workflow errors; non-empty makes a workflow error. */
  error: wireOptionalText,
  /** JSON text of a string or of `{message}`. */
  error_message: wireOptionalText,
  /** Our extension: the stage by its name. Of another meaning elsewhere, so that no value makes a row unreadable. */
  stage: z.optional(z.unknown()),
  /** Our extension, of orders on hold or in review: the newest messages of the timeline, newest first. */
  reason: z.optional(z.unknown()),
} satisfies Record<(typeof orderFields)[OrderField]['wire'], z.ZodMiniType>);

/** The body of an action. `undo`: it takes back what was just done; for servers with capability `timeline`. */
export const wireOrderToChange = z.extend(wireOrder, { undo: z.optional(z.boolean()) });

export type WireOrder = z.infer<typeof wireOrder>;
