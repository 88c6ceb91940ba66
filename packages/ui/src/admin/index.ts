export { AdminAuditScreen, type AdminAuditScreenProps } from './AdminAuditScreen.tsx';
export {
  AdminDeadLetterScreen,
  type AdminDeadLetterScreenProps,
  type ChosenLetters,
} from './AdminDeadLetterScreen.tsx';
export { AdminLoginPage, type AdminLoginPageProps } from './AdminLoginPage.tsx';
export { AdminOutageScreen, type AdminOutageScreenProps } from './AdminOutageScreen.tsx';
export { AdminPage, type AdminPageProps } from './AdminPage.tsx';
export { AdminQueueScreen, type AdminQueueScreenProps } from './AdminQueueScreen.tsx';
export { AdminShopListScreen, type AdminShopListScreenProps } from './AdminShopListScreen.tsx';
export { AdminShopScreen, type AdminShopScreenProps } from './AdminShopScreen.tsx';
export type { TypedDiscount } from './DiscountForm.tsx';
