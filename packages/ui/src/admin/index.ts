export { AdminEditorPage, type AdminEditorPageProps } from './AdminEditorPage.tsx';
export { AdminLoginPage, type AdminLoginPageProps } from './AdminLoginPage.tsx';
