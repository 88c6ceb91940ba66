export { PublicPage, type PublicPageProps } from './PublicPage.tsx';
export { ShopLoginForm, type ShopLoginFormProps } from './ShopLoginForm.tsx';
