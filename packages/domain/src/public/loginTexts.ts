/** Texts of /login, which asks for the shop's domain (contract). */
export const loginTexts = {
  lead: 'Fulfillment Hub opens from your store’s admin. From here, it opens with your shop’s domain.',
  label: 'Shop domain',
  placeholder: 'your-shop.myshopify.com',
  help: 'The part before .myshopify.com is enough. You can also paste the address of your store’s admin.',
  submit: 'Open my shop',
  sandbox:
    'This server is the sandbox: any shop name opens a shop with sample orders, and nothing is sent to a real store.',
  demo: 'This server is the demo: willow-and-wick has a year of orders, and any other name opens an empty one. It contacts no real store.',
  noPassword: 'Why is there no password?',
} as const;

/** Why an input names no shop, and what to type instead; for inputs that `shopFromInput` rejected. */
export function loginProblem(typed: string): string {
  const text = typed.trim();
  if (text === '') return 'Enter your shop’s domain.';
  if (/\s/.test(text)) return 'A shop’s domain has no spaces. It looks like your-shop.myshopify.com.';
  if (text.includes('@')) return 'That is an email address. Enter your shop’s domain, such as your-shop.myshopify.com.';
  if (/myshopify\.com/i.test(text))
    return 'There is something else around the domain. Enter only your-shop.myshopify.com.';
  if (text.includes('.'))
    return 'That is not a shop domain. Use the one that ends in .myshopify.com, even if your store also has another.';
  return 'That is not a shop domain. The name has letters, digits and hyphens only, such as your-shop.myshopify.com.';
}
