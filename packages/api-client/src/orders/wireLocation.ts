import * as z from 'zod/mini';
import { wireId } from '../http/wireFields.ts';

/** §3 Location. */
export const wireLocation = z.object({ location_id: wireId, name: z.string() });
export type WireLocation = z.infer<typeof wireLocation>;
