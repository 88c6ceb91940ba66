export { type AttentionEndpointName, attentionEndpoints } from './attentionEndpoints.ts';
export { readAttention } from './readAttention.ts';
