export { AdminLoginPage, type AdminLoginPageProps } from './AdminLoginPage.tsx';
export { AdminPage, type AdminPageProps } from './AdminPage.tsx';
