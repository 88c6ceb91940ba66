import { Button } from '@shopify/polaris';
export function NotBuiltYet({ title }: { title: string }) {
  return <section><h1>{title}</h1><Button>Go</Button></section>;
}
