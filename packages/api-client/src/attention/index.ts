export { type AttentionEndpointName, attentionEndpoints } from './attentionEndpoints.ts';
export { type Attention, readAttention } from './readAttention.ts';
