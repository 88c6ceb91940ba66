import { SiteForm } from '../shared/SiteForm.tsx';

export interface ShopLoginFormProps {
  /** The text as typed, without the spaces around it. */
  onSubmit(text: string): void;
  /** It names no shop. */
  isRefused: boolean;
}

/** `/login` asks for the shop's domain (contract). */
export function ShopLoginForm({ onSubmit, isRefused }: ShopLoginFormProps) {
  return (
    <SiteForm
      label="Shop domain"
      placeholder="your-shop.myshopify.com"
      help="As it stands in the address of your store's admin."
      submit="Log in"
      error={isRefused ? 'That is not a shop domain. It looks like your-shop.myshopify.com.' : null}
      onSubmit={onSubmit}
    />
  );
}
