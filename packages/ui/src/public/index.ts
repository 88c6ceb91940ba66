export { ArticlePage, type ArticlePageProps } from './ArticlePage.tsx';
export { FeaturesPage, type FeaturesPageProps } from './FeaturesPage.tsx';
export { HomePage, type HomePageProps } from './HomePage.tsx';
export { LearnArticle } from './LearnArticle.tsx';
export { LearnIndex, type LearnIndexProps } from './LearnIndex.tsx';
export { LegalPage } from './LegalPage.tsx';
export { LoginPage, type LoginPageProps } from './LoginPage.tsx';
export { PricingPage, type PricingPageProps } from './PricingPage.tsx';
export { PublicPage, type PublicPageProps } from './PublicPage.tsx';
