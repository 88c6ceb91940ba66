export { AdminAuditScreen } from './AdminAuditScreen.tsx';
export { AdminDeadLetterScreen, type ChosenLetters } from './AdminDeadLetterScreen.tsx';
export { AdminLoginPage } from './AdminLoginPage.tsx';
export { AdminOutageScreen } from './AdminOutageScreen.tsx';
export { AdminPage } from './AdminPage.tsx';
export { AdminQueueScreen } from './AdminQueueScreen.tsx';
export { AdminShopListScreen } from './AdminShopListScreen.tsx';
export { AdminShopScreen } from './AdminShopScreen.tsx';
export type { TypedDiscount } from './DiscountForm.tsx';
