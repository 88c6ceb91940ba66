/** Key of what the server keeps of onboarding. */
export const onboardingKey = (shop: string) => [shop, 'settings', 'onboarding'] as const;
