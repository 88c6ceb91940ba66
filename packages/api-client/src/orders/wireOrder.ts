import { type OrderField, type orderFields, plainOrderFieldRows } from '@hub/domain/orders';
import * as z from 'zod/mini';
import { wireId, wireOptionalText } from '../http/wireFields.ts';
import { plainFields } from './plainFields.ts';

export const plainOrderFields = plainFields(plainOrderFieldRows);

/** A row of `list-order` (§3 Order). Only `order_id` is required, because an export requests only some fields. */
export const wireOrder = z.object({
  /** Not an identity; sent back unchanged. */
  id: z.nullish(wireId),
  order_id: wireId,
  ...plainOrderFields.shape,
  /** JSON text of a list of workflow errors; a non-empty list is a workflow error. */
  error: wireOptionalText,
  /** JSON text of a string or of `{message}`. */
  error_message: wireOptionalText,
  /** Our extension: the stage by its name. It has other meanings elsewhere, so no value makes a row unreadable. */
  stage: z.optional(z.unknown()),
  /** Our extension, for orders on hold or in review: the newest messages of the timeline, newest first. */
  reason: z.optional(z.unknown()),
} satisfies Record<(typeof orderFields)[OrderField]['wire'], z.ZodMiniType>);

/** The body of an action. `undo`: it undoes the last action; for servers with capability `timeline`. */
export const wireOrderToChange = z.extend(wireOrder, { undo: z.optional(z.boolean()) });

export type WireOrder = z.infer<typeof wireOrder>;
