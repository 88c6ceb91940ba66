import { shopFromInput } from '@hub/domain/navigation';
import { loginProblem, loginTexts } from '@hub/domain/public';
import { SiteForm } from '../layout/SiteForm.tsx';
import { SiteLink } from '../layout/SiteLink.tsx';
import article from './ArticlePage.module.css';
import styles from './LoginPage.module.css';

export interface LoginPageProps {
  /** Heading of the page. */
  title: string;
  /** The server is the sandbox, which accepts any shop. */
  isSandbox: boolean;
  /** The server is the demo, which opens any shop. */
  isDemo?: boolean;
  /** Called with the shop's domain: `name.myshopify.com`. */
  onShopSubmit: (shop: string) => void;
}

/** `/login`: asks for the shop's domain (contract). */
export function LoginPage({ title, isSandbox, isDemo = false, onShopSubmit }: LoginPageProps) {
  const handleSubmit = (typed: string) => {
    const shop = shopFromInput(typed);
    if (shop !== null) onShopSubmit(shop);
  };
  return (
    <>
      <h1>{title}</h1>
      <p className={article.lead}>{loginTexts.lead}</p>
      {isSandbox && <p className={styles.sandbox}>{loginTexts.sandbox}</p>}
      {isDemo && <p className={styles.sandbox}>{loginTexts.demo}</p>}
      <SiteForm
        label={loginTexts.label}
        placeholder={loginTexts.placeholder}
        helpText={loginTexts.help}
        submitLabel={loginTexts.submit}
        validate={(typed) => (shopFromInput(typed) === null ? loginProblem(typed) : null)}
        onSubmit={handleSubmit}
      />
      <p className={styles.after}>
        <SiteLink url="/passwordReset">{loginTexts.noPassword}</SiteLink>
      </p>
    </>
  );
}
