import { wireMessage } from '../http/wireWords.ts';
import { importStatuses } from '@hub/domain/imports';
import * as z from 'zod/mini';
import { wireNumber, wireOptionalNumber, wireOptionalText } from '../http/wireFields.ts';

/** Where an import stands, and the first 50 refused rows. */
export const wireImportProgress = z.object({
  status: z.enum(importStatuses),
  /** For people. */
  message: wireOptionalText,
  ...wireMessage,
  /** Rows after the header. */
  lines_read: wireNumber,
  orders_added: wireNumber,
  /** Orders that the shop had already. */
  orders_known: wireNumber,
  lines_refused: wireNumber,
  bytes_read: wireNumber,
  /** Size of the file as uploaded; null when it is not known. */
  bytes_total: wireOptionalNumber,
  problems: z.array(z.object({ line: wireNumber, reason: z.string(), ...wireMessage })),
});
export type WireImportProgress = z.infer<typeof wireImportProgress>;
