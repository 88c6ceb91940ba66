import { wireMessage } from '../http/wireWords.ts';
import { importStatuses } from '@hub/domain/imports';
import * as z from 'zod/mini';
import { wireNumber, wireOptionalNumber, wireOptionalText } from '../http/wireFields.ts';

/** Progress of an import, and its first 50 rejected rows. */
export const wireImportProgress = z.object({
  status: z.enum(importStatuses),
  /** For people. */
  message: wireOptionalText,
  ...wireMessage,
  /** Rows after the header. */
  lines_read: wireNumber,
  orders_added: wireNumber,
  /** Orders that the shop already had. */
  orders_known: wireNumber,
  lines_refused: wireNumber,
  bytes_read: wireNumber,
  /** Size of the uploaded file; `null` when unknown. */
  bytes_total: wireOptionalNumber,
  problems: z.array(z.object({ line: wireNumber, reason: z.string(), ...wireMessage })),
});
export type WireImportProgress = z.infer<typeof wireImportProgress>;
