export { createTagsClient, type TagChange, type TagsClient, type UsedTag } from './createTagsClient.ts';
export { type TagEndpointName, tagEndpoints } from './tagEndpoints.ts';
