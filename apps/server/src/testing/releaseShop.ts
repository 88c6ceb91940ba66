import { type KeyRing, parseKeyRing } from '@hub/database/providers';

/** The shop in the kept data of earlier versions. */
export const releaseShop = 'release.myshopify.com';

/** As SECRETS_KEY says it; what is saved of providers in that data is encrypted under it. */
export const releaseSecretsKey = `release:${Buffer.alloc(32, 21).toString('base64')}`;

export const releaseKeyRing = (): KeyRing => parseKeyRing(releaseSecretsKey);
