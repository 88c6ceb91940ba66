export {
  createNotificationsClient,
  type NotificationsClient,
  type NotificationsReply,
} from './createNotificationsClient.ts';
export { notificationEndpoints, type NotificationEndpointName } from './notificationEndpoints.ts';
